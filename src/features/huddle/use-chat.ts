import { useActorRef, useSelector } from "@xstate/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Message } from "../../../domain/huddle/huddle";
import type { HuddleLine } from "../../../domain/huddle/talk-outcomes";
import { selectRows } from "../../../machines/base/collection.setup";
import { selectHuddle, selectWindow } from "../../../machines/huddle/huddle.machine";
import type { huddleListMachine } from "../../../machines/huddle/huddle-list.machine";
import type { HuddleActor } from "./huddle-props";

export type HuddleListMachine = typeof huddleListMachine;

/** Runs the list's machine while the chat is open. */
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

/** What a message says now, as the page or later news have it, also of one that is not in the page. */
export function useNewestWords(actor: HuddleActor, id: string | null): string | undefined {
  const { messages } = useSelector(actor, selectWindow);
  const [news, setNews] = useState<Pick<Message, "message_id" | "text">>();
  useEffect(() => {
    const changed = actor.on("messages.changed", ({ messages: told }) =>
      setNews((known) => told.find(({ message_id: each }) => each === id) ?? known),
    );
    return () => changed.unsubscribe();
  }, [actor, id]);
  return [news, ...messages].find((message) => message?.message_id === id)?.text;
}
