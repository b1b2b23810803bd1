import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { clientAddress } from "./load";
import type { Asked, Calls } from "./sunday-calls";
import { drawn, share, times } from "./sunday-model";

/** Who visits, with the refresh token of their session. */
export interface Visitor {
  user: number;
  userId: string;
  refreshToken: string;
  isVisiting: boolean;
}

interface Mine {
  membership_id: string;
  answer: string | null;
  answer_version: number;
}
interface ScheduleReply {
  events: { team_id: string; id: string; version: number; starts_at: string; mine: Mine[] }[];
}
interface Huddle {
  team_id: string;
  id: string;
  last_seq: number;
}

/** Seconds, within the life of an access token. */
const longest = 500;

let addresses = 0;

/** Calls back with what a page does; stops when the visit is over. */
export interface Visit {
  calls: Calls;
  origin: string;
  visitor: Visitor;
  /** Ends all visits. */
  over: AbortSignal;
  /** In the middle of a visit already: nothing is opened, the page polls and listens. */
  accessToken?: string;
}

/** One visit, step by step as the app makes its calls, with random pauses between the steps and polls all the while. */
export async function visit({ calls, origin, visitor, over, accessToken }: Visit): Promise<void> {
  const headers: Record<string, string> = { "x-forwarded-for": clientAddress(addresses++ % (1 << 24)) };
  const ending = new AbortController();
  const signal = AbortSignal.any([over, ending.signal]);
  const tags = new Map<string, string>();
  const ask = (
    method: Asked["method"],
    as: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
  ) =>
    calls.call({
      origin,
      as: `${method} ${as}`,
      method,
      path,
      headers: { ...headers, ...more },
      ...(body && { body }),
    });
  /** With the tag of the last reply, as the app does. */
  const look = async (as: string, path = as) => {
    const tag = tags.get(path);
    const reply = await ask("GET", as, path, undefined, tag === undefined ? {} : { "if-none-match": tag });
    if (reply.tag !== undefined) tags.set(path, reply.tag);
    return reply;
  };
  const from = sundayBefore(new Date());
  const readSchedule = () => look("/schedule", `/schedule?from=${from}&days=33`);
  const readHome = () => Promise.all([look("/user/me/teams"), look("/user/me/waiting"), readSchedule()]);
  const countPings = () => look("/user/me/pings");
  const think = () => pause(drawn(share("think")) * 1_000, undefined, { signal });
  let thread: Huddle | null = null;

  visitor.isVisiting = true;
  const began = performance.now();
  const seconds = Math.min(drawn(share("sight")), longest);
  let stream: ReturnType<Calls["listen"]> | undefined;
  const polls: NodeJS.Timeout[] = [];

  const listen = () => {
    let heard = 0;
    stream = calls.listen({ origin, as: "live", method: "GET", path: "/user/me/live", headers }, (text) => {
      if (!text.includes("event: message") || performance.now() - heard < 2_000) return;
      heard = performance.now();
      void (thread ? readOn(thread) : countPings());
    });
    polls.push(
      setInterval(countPings, share("pings") * 1_000),
      setInterval(readSchedule, share("refresh") * 1_000),
    );
  };
  const pathOf = ({ team_id, id }: Pick<Huddle, "team_id" | "id">) =>
    `/team/team_id/${team_id}/huddle/huddle_id/${id}`;
  const named = "/team/team_id/{id}/huddle/huddle_id/{huddle_id}";
  const moveMarker = ({ last_seq: read_seq, ...huddle }: Huddle) =>
    ask("PUT", `${named}/marker`, `${pathOf(huddle)}/marker`, { read_seq });
  const readOn = async (huddle: Huddle) => {
    huddle.last_seq++;
    await Promise.all([look("/huddle"), moveMarker(huddle)]);
    await look("/huddle");
  };

  const open = async () => {
    const token = { refresh_token: visitor.refreshToken };
    const refreshed = await ask("POST", "/auth/refresh_access_token", "/auth/refresh_access_token", token);
    if (refreshed.status !== 200) return;
    const tokens = refreshed.read<{ access_token: string; refresh_token: string }>();
    visitor.refreshToken = tokens.refresh_token;
    headers.authorization = `Bearer ${tokens.access_token}`;
    await look("/user/me");
    listen();
    const [, , , reply] = await Promise.all([
      ask("POST", "/user/me/pings/seen", "/user/me/pings/seen", { kind: "feed_card" }),
      look("/user/me/teams"),
      look("/user/me/waiting"),
      readSchedule(),
    ]);
    return reply.status === 200 ? reply.read<ScheduleReply>() : undefined;
  };

  const answer = async (schedule: ScheduleReply) => {
    const open = schedule.events.filter(
      ({ starts_at, mine }) => Date.parse(starts_at) > Date.now() && mine.length > 0,
    );
    const event = open[Math.floor(Math.random() * Math.min(open.length, 5))];
    const child = event?.mine[Math.floor(Math.random() * event.mine.length)];
    if (!event || !child) return;
    const reply = await ask(
      "PUT",
      "/team/team_id/{id}/event/event_id/{event_id}/answer/membership_id/{membership_id}",
      `/team/team_id/${event.team_id}/event/event_id/${event.id}/answer/membership_id/${child.membership_id}`,
      { answer: Math.random() < 0.8 ? "yes" : "no", note: null, event_version: event.version },
      { "if-match": `"${child.answer_version}"` },
    );
    // Another of the family has answered meanwhile: the app reads what stands.
    if (reply.status === 200) child.answer_version = reply.read<Mine>().answer_version;
  };

  const visitSchedule = async (schedule: ScheduleReply) => {
    await think();
    await readHome();
    const answers = times(share("answers"));
    for (let left = answers; left > 0; left--) {
      await think();
      await answer(schedule);
    }
    if (answers > 0) await Promise.all([countPings(), readHome()]);
    for (let left = times(share("sheets")); left > 0; left--) {
      await think();
      const event = schedule.events[Math.floor(Math.random() * schedule.events.length)];
      if (event)
        await look(
          "/team/team_id/{id}/event/event_id/{event_id}",
          `/team/team_id/${event.team_id}/event/event_id/${event.id}`,
        );
    }
  };

  const visitThread = async (huddle: Huddle) => {
    const path = pathOf(huddle);
    const [page] = await Promise.all([
      ask("GET", `${named}/message`, `${path}/message`),
      look(named, path),
      look("/user/me/teams"),
      look("/user/me/block"),
      look("/huddle"),
    ]);
    if (page.status !== 200) return;
    const message = page.read<{ messages: { message_id: string }[] }>().messages.at(-1);
    thread = huddle;
    await moveMarker(huddle);
    await look("/huddle");
    for (let left = times(share("scrolls")); left > 0; left--) {
      await think();
      await look(`${named}/message`, `${path}/message?before=${Math.max(2, huddle.last_seq - 40)}`);
    }
    for (let left = times(share("searches")); left > 0; left--)
      await ask("POST", "/huddle/search", "/huddle/search", { text: "balls" });
    for (let left = times(share("cheers")); left > 0; left--)
      if (message) await cheer(huddle, message.message_id);
    for (let left = times(share("sends")); left > 0; left--) await say(huddle);
  };

  const say = async (huddle: Huddle) => {
    await think();
    const path = pathOf(huddle);
    const message_id = randomUUID();
    const text = "We can take three, from the corner at five.";
    const sent = await ask("POST", `${named}/message`, `${path}/message`, { message_id, text, mentions: [] });
    await Promise.all([
      look(`${named}/message`, `${path}/message?changed_since=${huddle.last_seq}`),
      look(named, path),
      look("/huddle"),
      countPings(),
    ]);
    if (sent.status === 200 && Math.random() < share("edits") / share("sends"))
      await ask(
        "PATCH",
        `${named}/message/message_id/{message_id}`,
        `${path}/message/message_id/${message_id}`,
        { text: `${text} Four.`, mentions: [] },
      );
  };

  const cheer = (huddle: Huddle, messageId: string) =>
    ask(
      "POST",
      `${named}/message/message_id/{message_id}/reaction`,
      `${pathOf(huddle)}/message/message_id/${messageId}/reaction`,
      { cheer: "heart" },
    );

  const visitChat = async () => {
    await think();
    const [, , reply] = await Promise.all([
      look("/user/me/teams"),
      ask("POST", "/user/me/pings/seen", "/user/me/pings/seen", { kind: "message" }),
      look("/huddle"),
    ]);
    const { huddles } = reply.status === 200 ? reply.read<{ huddles: Huddle[] }>() : { huddles: [] };
    for (let left = times(share("views")); left > 0; left--) {
      await think();
      const huddle = huddles[Math.floor(Math.random() * huddles.length)];
      if (huddle) await visitThread(huddle);
      thread = null;
    }
  };

  try {
    if (accessToken === undefined) {
      const schedule = await open();
      if (schedule && Math.random() < share("schedule")) await visitSchedule(schedule);
      if (schedule && Math.random() < share("chat")) await visitChat();
    } else {
      headers.authorization = `Bearer ${accessToken}`;
      listen();
    }
    await pause(Math.max(0, seconds * 1_000 - (performance.now() - began)), undefined, { signal });
  } catch (fault) {
    if (!signal.aborted) throw fault;
  } finally {
    for (const poll of polls) clearInterval(poll);
    stream?.destroy();
    ending.abort();
    visitor.isVisiting = false;
  }
}

/** The app reads whole weeks, which begin on Sunday. */
function sundayBefore(now: Date): string {
  const day = new Date(now);
  day.setUTCDate(day.getUTCDate() - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}
