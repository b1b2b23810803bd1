import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { selectAuth, type sessionMachine } from "../../../machines/session/session.machine";

/** Another text whenever something new came in: the polled count and moment of the newest ping. */
export const useNews = (session: ActorRefFrom<typeof sessionMachine>): string =>
  useSelector(session, (snapshot) => {
    const { lastNewPingAt, newNotifications } = selectAuth(snapshot);
    return `${lastNewPingAt} ${newNotifications}`;
  });

/** Tells when the text of the news becomes another one. */
export function useNewsHeard(news: string, tell: () => void) {
  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    tell();
  });
}
