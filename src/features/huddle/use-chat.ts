import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { HuddleLine } from "../../../domain/huddle/talk-outcomes";
import { selectRows } from "../../../machines/base/collection.setup";
import { selectHuddle, selectWindow } from "../../../machines/huddle/huddle.machine";
import type { huddleListMachine } from "../../../machines/huddle/huddle-list.machine";
import type { HuddleActor } from "./huddle-props";

export type HuddleListMachine = typeof huddleListMachine;

/** Runs the list's chart while the chat is open. */
export function useHuddles(machine: HuddleListMachine) {
  const list = useActorRef(machine, { input: {} });
  const rows = useSelector(list, selectRows<HuddleLine>);
  const lines = useMemo(() => rows.map(({ item }) => item), [rows]);
  const refresh = useCallback(() => list.send({ type: "refresh.wanted" }), [list]);
  return { list, lines, refresh };
}

/** What the dialogs need of an opened huddle. */
export function useOpened(actor: HuddleActor) {
  const huddle = useSelector(actor, selectHuddle);
  const { people, messages } = useSelector(actor, selectWindow);
  return { huddle, people, messages };
}

/** What a message was last told to say, also one that is not in the page; undefined until something tells of it. */
export function useToldWords(actor: HuddleActor, id: string | null): string | undefined {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    const changed = actor.on("messages.changed", ({ messages }) =>
      setWords((known) => messages.find(({ message_id: each }) => each === id)?.text ?? known),
    );
    return () => changed.unsubscribe();
  }, [actor, id]);
  return words;
}
