import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { selectAuth, type sessionMachine } from "../../../machines/session/session.machine";

/** A text that changes when a ping arrives: the polled count and the time of the newest. */
export const useNews = (session: ActorRefFrom<typeof sessionMachine>): string =>
  useSelector(session, (snapshot) => {
    const { lastNewPingAt, newNotifications } = selectAuth(snapshot);
    return `${lastNewPingAt} ${newNotifications}`;
  });
