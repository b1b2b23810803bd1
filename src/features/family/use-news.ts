import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { selectAuth, type sessionMachine } from "../../../machines/session/session.machine";

/** Another text whenever something new came in: the polled count and moment of the newest ping. */
export const useNews = (session: ActorRefFrom<typeof sessionMachine>): string =>
  useSelector(session, (snapshot) => {
    const { lastNewPingAt, newNotifications } = selectAuth(snapshot);
    return `${lastNewPingAt} ${newNotifications}`;
  });
