import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server of `goldhook serve`, for `npm run dev`.
const SERVER = process.env.GOLDHOOK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env.GOLDHOOK_WEB_OUT ?? "../src/goldhook/web",
    emptyOutDir: true,
    // Everything is a file of its own: the server's policy allows nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first page in one file: the headers of twenty small files weigh more than the files.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  // Generous: a busy machine compiles a board slowly.
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
