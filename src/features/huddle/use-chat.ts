import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Message } from "../../../domain/huddle/huddle";
import { newer } from "../../../domain/huddle/message-states";
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

/** What a message says now, in the page or out of it; undefined until something tells of it. */
export function useWordsNow(actor: HuddleActor, id: string | null): string | undefined {
  const shown = useSelector(actor, selectWindow).messages.find(({ message_id: each }) => each === id);
  const [told, setTold] = useState<Message>();
  useEffect(() => {
    const changed = actor.on("messages.changed", ({ messages }) => {
      const message = messages.find(({ message_id: each }) => each === id);
      if (message) setTold((known) => newer(known?.message_id === id ? known : undefined, message));
    });
    return () => changed.unsubscribe();
  }, [actor, id]);
  const known = told?.message_id === id ? told : undefined;
  return (shown ? newer(known, shown) : known)?.text;
}
