import { mount } from "svelte";

import App from "./App.svelte";
import { begin } from "./text/lang.svelte";
import "./look/palette.css";
import "./look/theme.css";
import "./look/base.css";
import { applySettings } from "./look/settings.svelte";

applySettings();
await begin();
mount(App, { target: document.getElementById("app")! });
