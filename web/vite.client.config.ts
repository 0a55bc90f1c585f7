import { defineConfig } from "vite";

// what talks to a house, as one module for pages elsewhere: vite build --config vite.client.config.ts
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "dist",
    target: "es2022",
    lib: { entry: "src/net/client.ts", formats: ["es"], fileName: "parlour-client" },
  },
});
