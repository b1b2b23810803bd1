/** npm run build: dist/ for production, with its sizes. */
import { needPackages } from "./steps/need-packages.mjs";

await needPackages();
const { buildFromTerminal } = await import("../esbuild.config.mjs");
await buildFromTerminal();
