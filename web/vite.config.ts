import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compress.js";
import { service } from "./service.js";

// `parlour serve` on its usual port, for `vite` while the page is being written
const HOUSE = "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte(), compressed(), service()],
  build: {
    outDir: "../src/parlour/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  // its own folder, since WebAssembly is allowed there alone
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "pocket/[name]-[hash].js" } } },
  server: { proxy: { "/api": HOUSE, "/ws": { target: HOUSE, ws: true } } },
});
