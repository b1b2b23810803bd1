/** Generates openapi.d.ts and src/api/calls from the contract, and what steps/types.mjs names. With --check it writes nothing and fails if they differ. */
import { needPackages } from "./steps/need-packages.mjs";

await needPackages();
const { makeTypes } = await import("./steps/types.mjs");
if (!(await makeTypes({ isCheck: process.argv.includes("--check") }))) process.exitCode = 1;
