import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server of `goldhook serve`, for `npm run dev`.
const SERVER = process.env.GOLDHOOK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.GOLDHOOK_WEB_OUT ?? "../src/goldhook/web",
    emptyOutDir: true,
    // Everything goes as a file of its own: the server's policy allows nothing in line.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { include: ["tests/**/*.test.ts"] },
});
