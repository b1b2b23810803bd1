import { useActorRef } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import type { ActorRefFrom, InputFrom, OutputFrom } from "xstate";
import type { SavedFormMachine } from "../../../machines/base/saved-form.setup";

/** Runs a form's machine while mounted, and calls back once with the result. */
export function useSavedForm<Form, Field extends string, Saved>(
  machine: SavedFormMachine<Form, Field, Saved>,
  input: InputFrom<SavedFormMachine<Form, Field, Saved>>,
  onOver: (output: OutputFrom<SavedFormMachine<Form, Field, Saved>>) => void,
): ActorRefFrom<SavedFormMachine<Form, Field, Saved>> {
  const actor = useActorRef(machine, { input });
  const tell = useEffectEvent(() => {
    const { output } = actor.getSnapshot();
    if (output) onOver(output);
  });
  useEffect(() => {
    const subscription = actor.subscribe({ complete: () => tell() });
    return () => subscription.unsubscribe();
  }, [actor]);
  return actor;
}
