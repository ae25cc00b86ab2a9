import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, setLanguage } from "./lib/i18n.svelte";
import { followUpdates, startWorker } from "./lib/install";
import { settings } from "./lib/settings.svelte";
import "./lib/room-setting";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");

settings.start();
followUpdates();
startWorker();
await setLanguage(firstLanguage());
mount(App, { target });
