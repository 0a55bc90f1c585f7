import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { beginService } from "./browser/installing.svelte.ts";
import { choose, wasMadeReady } from "./pocket/pocket.svelte.ts";
import { t } from "./texts/page.ts";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the app");
function show(into: HTMLElement): void {
  mount(App, { target: into });
}

if (wasMadeReady()) void choose(t("pocket-you")).finally(() => show(target));
else show(target);
if (import.meta.env.PROD) beginService();
