import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import type { ActorOptions, ActorRef, AnyActorLogic, Snapshot } from "xstate";
import type { FieldReading, FieldRule } from "../../../domain/fields/field-rules";
import type { FieldEmitted, FieldEvent } from "../../../machines/fields/field-check";
import { useReadAtSubmit } from "./use-read-at-submit";

export type Clock = NonNullable<ActorOptions<AnyActorLogic>["clock"]>;
export type OnJudged = (reading: FieldReading) => void;

/** Shared by both fields: updates the rule, reports validity, and reads the input at submit. */
export function useField(actor: FieldActor, rule: FieldRule, onJudged: OnJudged | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<FieldReading>(null);

  const listener = useEffectEvent(({ value, problem }: FieldReading) => {
    if (last.current?.value === value && last.current.problem === problem) return;
    last.current = { value, problem };
    onJudged?.(last.current);
  });

  useEffect(() => {
    const subscription = actor.on("field.judged", (reading) => listener(reading));
    return () => subscription.unsubscribe();
  }, [actor]);

  /** In an effect after the subscription, so that the new rule's result is reported. */
  useEffect(() => actor.send({ type: "rule.changed", rule }), [actor, rule]);

  useReadAtSubmit(
    input,
    useCallback((text) => actor.send({ type: "text.read", text }), [actor]),
  );
  return input;
}

type FieldActor = ActorRef<Snapshot<unknown>, FieldEvent, FieldEmitted>;
