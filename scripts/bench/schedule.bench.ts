import { createECDH, randomBytes, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { dayAfter } from "../../domain/schedule/week/agenda";
import { type Commitment, overlapsOf } from "../../domain/schedule/week/clash";
import { writeCalendar } from "../../server/calendar-link/ics";
import { seal } from "../../server/push/seal";
import { entryAt, revision } from "../../test/support/people/calendar-entries";
import { idIn, usersOfClub } from "../../test/support/people/many-clubs";
import { callerOf, cpuOf, tableOf, tokensOf } from "./clubs";
import { clientAddress, press, trickle } from "./load";
import { usersOfEvents } from "./many-events";
import { takeTurns } from "./rounds";
import { accessToken, callers, sessionId } from "./seed";
import { openBareTeams, openServer, openSources, type Sources, type Stage } from "./server-stage";
import { figure, median, type Pace, type Table } from "./table";
import { measureWeekQuery } from "./week-query";

export async function measure(pace: Pace): Promise<Table[]> {
  const sources = await openSources();
  try {
    return [
      ...(await measureWeekQuery(sources, pace)),
      ...(await measureRequests(sources, pace)),
      measureSmall(pace),
    ];
  } finally {
    await sources.close();
  }
}

async function measureRequests(sources: Sources, { isQuick, say }: Pace): Promise<Table[]> {
  const users = usersOfEvents(isQuick ? 1_000 : 100_000);
  const stages: Stage[] = [];
  try {
    say("filling a server with events");
    const ours = await openServer(sources, "PostgreSQL", users, { withEvents: true });
    stages.push(ours);
    const bare = await openBareTeams(sources, users);
    stages.push(bare);
    const alone = { ...bare, name: "bare Fastify, the last statements alone" };
    const candidates = [...stages, alone];
    const tokens = await tokensOf(users);
    const from = new Date().toISOString().slice(0, 10);
    const call = (stage: Stage) => ({
      method: "GET" as const,
      path: "/",
      make: (index: number) => {
        const { user } = callerOf(users, index);
        const headers = {
          authorization: `Bearer ${tokens[index % callers]}`,
          "x-forwarded-for": clientAddress(index),
          "x-user": `u${user}`,
          "x-session": sessionId(user),
        };
        return { path: `${stage === alone ? "/alone" : ""}/schedule?from=${from}&days=7`, headers };
      },
    });
    say("GET /schedule in turns");
    const rounds = { rounds: isQuick ? 1 : 5, warmUp: isQuick ? 1 : 3 };
    const figures = await takeTurns(
      candidates.map(({ name }) => name),
      rounds,
      async (name) => {
        const stage = candidates.find((each) => each.name === name);
        return stage ? cpuOf(sources, stage, () => press(stage.origin, call(stage), isQuick ? 1 : 2)) : {};
      },
    );
    const calm = await trickle(ours.origin, call(ours), { rate: 50, seconds: isQuick ? 2 : 20 });
    const table = tableOf(candidates, figures);
    return [
      {
        ...table,
        name: "schedule-request",
        title: "GET /schedule, one week",
        how: "CPU time per reply, as Linux counts it for the server's process and for all of PostgreSQL's. The built server in production, 10 connections, callers are guardians of all clubs in turn; the baseline is Fastify with the contract's reply schema and the statements of our stores, prepared by name, over a plain pool: the caller, the rate limit, then teams and events in parallel.",
        verdicts: [
          {
            what: "CPU time of the server for a reply, to bare Fastify with the same statements",
            value: figure(table, ours.name, "server µs") / figure(table, bare.name, "server µs"),
            target: 1.5,
          },
          { what: "p99 at 50 requests per second, ms", value: calm.p99 ?? Number.NaN, target: 15 },
        ],
      },
      await measureSeries(ours, { isQuick, say }),
    ];
  } finally {
    for (const stage of stages) await stage.close();
  }
}

/** Creates and moves a series on three weekdays of 27 weeks, each time in another club. */
async function measureSeries(stage: Stage, { isQuick, say }: Pace): Promise<Table> {
  say("series of 81");
  const made: number[] = [];
  const moved: number[] = [];
  const clubs = isQuick ? 6 : 25;
  const monday = new Date(Date.now() + 7 * 86_400_000);
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7));
  const dayOf = (days: number) => new Date(monday.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const rule = {
    weekdays: 0b0101010,
    every_weeks: 1,
    first_day: dayOf(0),
    last_day: dayOf(188),
    skip_days: [],
  };
  const fields = { kind: "practice", timing: "timed", starts_local: "17:30", duration_minutes: 90 };
  for (let club = 1; club <= clubs; club++) {
    const token = await accessToken((club - 1) * usersOfClub + 1);
    const path = `/team/team_id/${idIn("team", club)}`;
    const send = async (method: string, where: string, body: object, headers: Record<string, string>) => {
      const started = performance.now();
      const reply = await fetch(`${stage.origin}${path}${where}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "x-forwarded-for": clientAddress(club),
          ...headers,
        },
        body: JSON.stringify(body),
      });
      const text = await reply.text();
      const time = performance.now() - started;
      if (!reply.ok) throw new Error(`${method} ${where} answered ${reply.status}: ${text}`);
      return { time, body: JSON.parse(text) };
    };
    const first = await send("POST", "/series", { rule, fields }, { "idempotency-key": randomUUID() });
    const days: { event_id?: string }[] = first.body.plan.added;
    if (days.length !== 81) throw new Error(`The series has ${days.length} events.`);
    const { events } = await window(stage, token, rule.first_day);
    const one = events.find(({ series_id }) => series_id === first.body.series.id);
    if (!one) throw new Error("The series is not to be seen.");
    const change = { starts_local: `${one.first_day}T18:00:00`, scope: "all" };
    const second = await send("PATCH", `/event/event_id/${one.id}`, change, {
      "if-match": `"${one.version}"`,
    });
    made.push(first.time);
    moved.push(second.time);
  }
  // Leaves out the first runs, which plan their statements.
  const of = (times: readonly number[]) => Number(median(times.slice(3)).toPrecision(3));
  const rows = [
    { name: "put 81 on the books", isOurs: true, values: [of(made)] },
    { name: "move all 81", isOurs: true, values: [of(moved)] },
  ];
  return {
    name: "schedule-series",
    title: "A series of 81 practices",
    how: "The whole call, from sending it to the reply's last byte: the plan, the rows, the notices, the audit. PostgreSQL, each time in another club with a hundred events.",
    columns: ["ms"],
    rows,
    verdicts: rows.map(({ name, values }) => ({
      what: `${name}, ms`,
      value: values[0] ?? Number.NaN,
      target: 60,
    })),
  };
}

interface Week {
  events: { id: string; series_id: string | null; version: number; first_day: string }[];
}
const window = async ({ origin }: Stage, token: string, from: string): Promise<Week> =>
  (
    await fetch(`${origin}/schedule?from=${from}&days=7`, { headers: { authorization: `Bearer ${token}` } })
  ).json();

/** Pure computations, without network and database. */
function measureSmall({ isQuick, say }: Pace): Table {
  say("clashes, sealing and a calendar");
  const hour = 3_600_000;
  const commitments = (count: number): Commitment[] =>
    Array.from({ length: count }, (_, index) => ({
      eventId: `event ${index}`,
      personId: `child ${index % 3}`,
      arrivesAt: (index * 37 * hour) % (count * hour),
      endsAt: ((index * 37 * hour) % (count * hour)) + 2 * hour,
      isOn: true,
      isTimed: true,
      isDeclined: false,
    }));
  const device = createECDH("prime256v1");
  const keys = { p256dh: device.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  const payload = JSON.stringify({
    v: 1,
    kind: "called_off",
    of: "practice",
    tag: "e:1",
    url: "/app/schedule",
  });
  const season = Array.from({ length: 200 }, (_, index) => {
    const id = randomUUID();
    const link = `https://drip.example/app/schedule?event=${idIn("team", 1)}.${id}`;
    return entryAt("America/Chicago", `${dayAfter("2026-11-23", 2 * index)}T17:30:00`, { uid: id, link });
  });
  const [thirty, twoHundred] = [commitments(30), commitments(200)];
  const time = (work: () => unknown) => {
    const times = Array.from({ length: isQuick ? 50 : 1_000 }, () => {
      const started = performance.now();
      work();
      return performance.now() - started;
    });
    return Number(median(times.slice(times.length / 5)).toPrecision(3));
  };
  const rows = [
    { name: "clashes of 30 events", isOurs: true, values: [time(() => overlapsOf(thirty))], target: 0.5 },
    { name: "clashes of 200 events", isOurs: true, values: [time(() => overlapsOf(twoHundred))], target: 3 },
    { name: "sealing a push", isOurs: true, values: [time(() => seal(payload, keys))], target: 2 },
    {
      name: "a calendar of 200 events, written and packed",
      isOurs: true,
      values: [time(() => gzipSync(writeCalendar("Drip", season, revision)))],
      target: 15,
    },
  ];
  return {
    name: "schedule-small",
    title: "Clashes, sealing and a calendar",
    how: "In Node.js, the median of a thousand. The events that clash belong to three people and overlap; those of the calendar are a practice every other day in one zone.",
    columns: ["ms"],
    rows: rows.map(({ target: _, ...row }) => row),
    verdicts: rows.map(({ name, values, target }) => ({
      what: `${name}, ms`,
      value: values[0] ?? Number.NaN,
      target,
    })),
  };
}
