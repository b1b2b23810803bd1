import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { selectAuth, type sessionMachine } from "../../../machines/session/session.machine";

/** A text that changes when a ping arrives: the polled count and the time of the newest. */
export const useNews = (session: ActorRefFrom<typeof sessionMachine>): string =>
  useSelector(session, (snapshot) => {
    const { lastNewPingAt, newNotifications } = selectAuth(snapshot);
    return `${lastNewPingAt} ${newNotifications}`;
  });

/** Calls back when that text changes. */
export function useNewsHeard(news: string, tell: () => void) {
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    tell();
  });
}
