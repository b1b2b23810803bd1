import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { clientAddress } from "./load";
import type { Answered, Asked } from "./sunday-evening";
import { drawn, model, times } from "./sunday-model";

/** Who visits, with the refresh token of their session. */
export interface Visitor {
  user: number;
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

export interface Visit {
  call: (origin: string, asked: Asked) => Promise<Answered>;
  origin: string;
  visitor: Visitor;
  /** Ends all visits. */
  over: AbortSignal;
  /** In the middle of a visit already: nothing is opened, the page polls and listens. */
  accessToken?: string;
}

/** One visit, step by step as the app makes its calls, with random pauses between the steps and polls all the while. */
export async function visit({ call, origin, visitor, over, accessToken }: Visit): Promise<void> {
  const headers: Record<string, string> = { "x-forwarded-for": clientAddress(addresses++ % (1 << 24)) };
  const ending = new AbortController();
  const signal = AbortSignal.any([over, ending.signal]);
  const tags = new Map<string, string>();
  const ask = (method: Asked["method"], path: string, body?: object, more: Record<string, string> = {}) =>
    call(origin, { method, path, headers: { ...headers, ...more }, ...(body && { body }) });
  /** With the tag of the last reply, as the app does. */
  const look = async (path: string) => {
    const tag = tags.get(path);
    const reply = await ask("GET", path, undefined, tag === undefined ? {} : { "if-none-match": tag });
    if (reply.tag !== null) tags.set(path, reply.tag);
    return reply;
  };
  const from = sundayBefore(new Date());
  const readSchedule = () => look(`/schedule?from=${from}&days=33`);
  const readHome = () => Promise.all([look("/user/me/teams"), look("/user/me/waiting"), readSchedule()]);
  const countPings = () => look("/user/me/pings");
  const think = () => pause(drawn(model.secondsBetweenSteps) * 1_000, undefined, { signal });
  let thread: Huddle | null = null;

  const began = performance.now();
  const seconds = Math.min(drawn(model.secondsInSight), longest);
  const polls: NodeJS.Timeout[] = [];

  const listen = async () => {
    polls.push(
      setInterval(countPings, model.secondsBetweenPings * 1_000),
      setInterval(readSchedule, model.secondsBetweenSchedules * 1_000),
    );
    let heard = 0;
    const { body } = await fetch(`${origin}/user/me/live`, { headers, signal });
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (!text.includes("event: message") || performance.now() - heard < 2_000) continue;
      heard = performance.now();
      void (thread ? readOn(thread) : countPings());
    }
  };
  const pathOf = ({ team_id, id }: Pick<Huddle, "team_id" | "id">) =>
    `/team/team_id/${team_id}/huddle/huddle_id/${id}`;
  const moveMarker = ({ last_seq: read_seq, ...huddle }: Huddle) =>
    ask("PUT", `${pathOf(huddle)}/marker`, { read_seq });
  const readOn = async (huddle: Huddle) => {
    huddle.last_seq++;
    await Promise.all([look("/huddle"), moveMarker(huddle)]);
    await look("/huddle");
  };

  const open = async () => {
    const token = { refresh_token: visitor.refreshToken };
    const refreshed = await ask("POST", "/auth/refresh_access_token", token);
    if (refreshed.status !== 200) return;
    const tokens = refreshed.read<{ access_token: string; refresh_token: string }>();
    visitor.refreshToken = tokens.refresh_token;
    headers.authorization = `Bearer ${tokens.access_token}`;
    await look("/user/me");
    void listen().catch(() => {});
    const [, , , reply] = await Promise.all([
      ask("POST", "/user/me/pings/seen", { kind: "feed_card" }),
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
    const answers = times(model.answers);
    for (let left = answers; left > 0; left--) {
      await think();
      await answer(schedule);
    }
    if (answers > 0) await Promise.all([countPings(), readHome()]);
    for (let left = times(model.eventsOpened); left > 0; left--) {
      await think();
      const event = schedule.events[Math.floor(Math.random() * schedule.events.length)];
      if (event) await look(`/team/team_id/${event.team_id}/event/event_id/${event.id}`);
    }
  };

  const visitThread = async (huddle: Huddle) => {
    const path = pathOf(huddle);
    const [page] = await Promise.all([
      ask("GET", `${path}/message`),
      look(path),
      look("/user/me/teams"),
      look("/user/me/block"),
      look("/huddle"),
    ]);
    if (page.status !== 200) return;
    thread = huddle;
    await moveMarker(huddle);
    await look("/huddle");
    for (let left = times(model.scrolls); left > 0; left--) {
      await think();
      await look(`${path}/message?before=${Math.max(2, huddle.last_seq - 40)}`);
    }
    for (let left = times(model.sends); left > 0; left--) await say(huddle);
  };

  const say = async (huddle: Huddle) => {
    await think();
    const path = pathOf(huddle);
    const text = "We can take three, from the corner at five.";
    await ask("POST", `${path}/message`, { message_id: randomUUID(), text, mentions: [] });
    await Promise.all([
      look(`${path}/message?changed_since=${huddle.last_seq}`),
      look(path),
      look("/huddle"),
      countPings(),
    ]);
  };

  const visitChat = async () => {
    await think();
    const [, , reply] = await Promise.all([
      look("/user/me/teams"),
      ask("POST", "/user/me/pings/seen", { kind: "message" }),
      look("/huddle"),
    ]);
    const { huddles } = reply.status === 200 ? reply.read<{ huddles: Huddle[] }>() : { huddles: [] };
    for (let left = times(model.huddlesOpened); left > 0; left--) {
      await think();
      const huddle = huddles[Math.floor(Math.random() * huddles.length)];
      if (huddle) await visitThread(huddle);
      thread = null;
    }
  };

  try {
    if (accessToken === undefined) {
      const schedule = await open();
      if (schedule && Math.random() < model.openSchedule) await visitSchedule(schedule);
      if (schedule && Math.random() < model.openChat) await visitChat();
    } else {
      headers.authorization = `Bearer ${accessToken}`;
      void listen().catch(() => {});
    }
    await pause(Math.max(0, seconds * 1_000 - (performance.now() - began)), undefined, { signal });
  } catch (fault) {
    if (!signal.aborted) throw fault;
  } finally {
    for (const poll of polls) clearInterval(poll);
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
