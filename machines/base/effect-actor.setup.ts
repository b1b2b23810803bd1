import { fromPromise, type NonReducibleUnknown } from "xstate";

/** Placeholder for an effect: never resolves. `withEffects` of `src/effects/base` puts the effect in its place. */
export const effectActor = <Output, Input = NonReducibleUnknown>() =>
  fromPromise<Output, Input>(() => new Promise(() => {}));
