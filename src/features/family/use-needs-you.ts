import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { ActorRefFrom } from "xstate";
import type { NeedsYouLine } from "../../../domain/needs-you/needs-you-list";
import { selectPhase } from "../../../machines/base/collection.setup";
import { type needsYouListMachine, selectItems } from "../../../machines/needs-you/needs-you-list.machine";
import { useOnNews } from "../../controls/base/use-on-news";

export type NeedsYouList = ActorRefFrom<typeof needsYouListMachine>;

/** Reads *Needs you* again on news and when the person returns to the page. */
export function useListKept(
  list: NeedsYouList,
  news: string,
  onReturn: (listener: () => void) => () => void,
) {
  useOnNews(news, () => list.send({ type: "refresh.wanted" }));
  useEffect(() => onReturn(() => list.send({ type: "refresh.wanted" })), [list, onReturn]);
}

/** The items of *Needs you* for a page that draws them itself; null before they are read. */
export type NeedsYouRead = {
  items: readonly NeedsYouLine[] | null;
  /** Whether the first read is in progress. */
  isOpening: boolean;
  refresh: () => void;
  /** Takes decisions; null before it runs. */
  list: NeedsYouList | null;
};

type ReaderProps = {
  machine: typeof needsYouListMachine;
  news: string;
  onReturn: (listener: () => void) => () => void;
  onRead: (read: NeedsYouRead) => void;
};

/** Reads the list while it is mounted, and draws nothing. */
export function NeedsYouReader({ machine, news, onReturn, onRead }: ReaderProps) {
  const list = useActorRef(machine, { input: {} });
  const phase = useSelector(list, selectPhase);
  const items = useSelector(list, selectItems);
  useListKept(list, news, onReturn);
  const isOpening = phase === "opening";
  const isRead = !isOpening && phase !== "failed" && phase !== "gone";
  useEffect(() => {
    onRead({
      items: isRead ? items : null,
      isOpening,
      refresh: () => list.send({ type: "refresh.wanted" }),
      list,
    });
  }, [onRead, list, isRead, isOpening, items]);
  return null;
}
