import { fromCallback } from "xstate";
import type { ListedHuddle } from "../../../domain/huddle/huddle";
import type { HuddleLine } from "../../../domain/huddle/talk-outcomes";
import type { components } from "../../../openapi";
import { readHuddles } from "../../api/calls/read-huddles";
import type { Client } from "../../api/client";
import { watchAttention } from "../base/attention.effects";
import { readList } from "../base/collection.effects";
import { effect } from "../base/effect.effects";
import type { Line } from "../live/line.effects";
import { isMissed, watchLine } from "../live/received.effects";

type Huddles = components["schemas"]["Huddles"];

/** Fills the actor of the list, which comes in one reply. */
export const huddleListActors = (client: Client) => ({
  read: effect(
    ({ input, signal }: { input: { tag: string | null; after: string | null }; signal: AbortSignal }) =>
      readList(client, readHuddles, { ...input, signal }, linesOf),
  ),
});

/** Huddles that teams are born with come last until somebody talks there. */
const linesOf = ({ huddles, people }: Huddles): HuddleLine[] =>
  [...huddles.filter(isBegun), ...huddles.filter((huddle) => !isBegun(huddle))].map((huddle) => ({
    id: `${huddle.team_id}.${huddle.id}`,
    huddle,
    people: people.filter(({ team_id: teamId }) => teamId === huddle.team_id),
  }));

const isBegun = ({ last, kind }: ListedHuddle) => last !== undefined || kind === "group" || kind === "event";

/** The session, whose count of new messages the pings poll keeps. */
export type TalkCounting = {
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  getSnapshot: () => { context: { auth: { newMessages: number; lastNewPingAt: string | null } } };
};

/** Fills the `network` actor of the list: it is read again with new messages, on return, and when the network is back. */
export const talkNewsOf = (page: Window, session: TalkCounting, line: Line) =>
  fromCallback(({ sendBack }) => {
    const count = () => {
      const { newMessages, lastNewPingAt } = session.getSnapshot().context.auth;
      return `${newMessages} ${lastNewPingAt}`;
    };
    let known = count();
    const watching = session.subscribe(() => {
      if (count() === known) return;
      known = count();
      sendBack({ type: "refresh.wanted" });
    });
    const stopAttention = watchAttention(page, ({ type }) => {
      if (type === "attention.left") return;
      sendBack({ type: "network.returned" });
      sendBack({ type: "refresh.wanted" });
    });
    const leaveLine = watchLine(
      line,
      (event) => (event.type === "fact.published" && "huddleId" in event.fact) || isMissed(line, event),
      () => sendBack({ type: "refresh.wanted" }),
    );
    return () => {
      leaveLine();
      watching.unsubscribe();
      stopAttention();
    };
  });
