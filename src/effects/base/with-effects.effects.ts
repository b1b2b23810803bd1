import type { AnyStateMachine, CallbackActorLogic, PromiseActorLogic } from "xstate";
import { effect } from "./effect.effects";

type ActorsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine["provide"]>[0]["actors"]>;
// biome-ignore lint/suspicious/noExplicitAny: matches each logic that is no machine.
type Placeholder = PromiseActorLogic<any, any> | CallbackActorLogic<any, any, any>;

export type ActionsOf<Machine extends AnyStateMachine> = Parameters<Machine["provide"]>[0]["actions"];

/** An effect of a placeholder actor is a function, or an actor that is one already. */
type EffectOf<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input>
    ? Logic | ((given: { input: Input; signal: AbortSignal }) => Promise<Output>)
    : Logic;

/** Placeholders need their effects; a machine that is an actor works without, unless it has placeholders. */
type EffectsOf<Actors> = {
  [Name in keyof Actors as NonNullable<Actors[Name]> extends Placeholder ? Name : never]-?: EffectOf<
    NonNullable<Actors[Name]>
  >;
} & {
  [Name in keyof Actors as NonNullable<Actors[Name]> extends Placeholder ? never : Name]?: Actors[Name];
};

type Work = Parameters<typeof effect<unknown, unknown>>[0];
const isWork = (given: Work | object): given is Work => typeof given === "function";

/**
 * Fills a machine's placeholder actors: functions become actors by `effect`, all others are given as they are. An effect that is missing
 * or has another outcome does not compile.
 */
export const withEffects = <Machine extends AnyStateMachine>(
  machine: Machine,
  effects: EffectsOf<ActorsOf<Machine>>,
  actions: ActionsOf<Machine> = {},
): Machine =>
  machine.provide({
    actors: Object.fromEntries(
      Object.entries<Work | object>(effects).map(([name, given]) => [
        name,
        isWork(given) ? effect(given) : given,
      ]),
    ),
    actions,
  }) as Machine;
