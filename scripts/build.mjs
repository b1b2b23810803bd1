/** npm run build: dist/ for production, and what it weighs. */
import { needPackages } from "./steps/need-packages.mjs";

await needPackages();
const { buildFromTerminal } = await import("../esbuild.config.mjs");
await buildFromTerminal();
