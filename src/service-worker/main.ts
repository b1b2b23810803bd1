import type { Release } from "../../domain/app-update/app-update";
import type { Scope } from "./scope";
import { runWorker } from "./worker";

declare const self: Scope;
/** Defined by the build. */
declare const __RELEASE__: Release;

runWorker(self, __RELEASE__);
