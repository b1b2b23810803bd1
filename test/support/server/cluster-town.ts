import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { InjectOptions } from "fastify";
import { openPostgres } from "../../../server/db/postgres";
import { message } from "../../../server/db/schema/huddle";
import { addAdult, addMember, addTeam } from "../people/club";
import { huddleOf } from "../people/huddle";
import { seeded } from "../proof";
import { type Cluster, waitFor } from "./cluster-nodes";
import { openTestServer } from "./server";

const teams = 20;
const writers = 100;
/** In turns: each may say 600 things a day. */
const peopleOfWriter = 4;
const writesPerSecond = 200;

/** People who write and read all the time, by two servers. Like the app, they try again until the server says that it is stored. */
export async function openTown({ urls }: Pick<Cluster, "urls">) {
  const closers: (() => Promise<unknown>)[] = [];
  const servers: Awaited<ReturnType<typeof openTestServer>>[] = [];
  for (const url of urls) {
    const db = await openPostgres(url, { pooler: "session" });
    closers.push(db.close);
    const server = await openTestServer({ db });
    closers.push(server.close);
    servers.push(server);
  }
  const [first, second] = servers;
  if (!first || !second) throw new Error("There are two servers.");
  const random = seeded(20_261_126);
  const people: { person: Awaited<ReturnType<typeof addAdult>>; url: string }[] = [];
  for (let team = 0; team < teams; team += 1) {
    const coach = await addAdult(first);
    const { id } = await addTeam(first, coach.user.id);
    const url = `/team/team_id/${id}/huddle/huddle_id/${await huddleOf(first, id)}/message`;
    for (let seat = 0; seat < (writers * peopleOfWriter) / teams; seat += 1) {
      const person = await addAdult(first);
      await addMember(first, id, { userId: person.user.id });
      people.push({ person, url });
    }
  }
  const stored = new Map<string, string>();
  const strange: string[] = [];
  let refused = 0;
  let isStopped = false;
  const moments = { write: performance.now(), read: performance.now() };
  const gaps = { write: 0, read: 0 };
  const done = (what: "write" | "read") => {
    gaps[what] = Math.max(gaps[what], performance.now() - moments[what]);
    moments[what] = performance.now();
  };
  const ask = async (call: InjectOptions) => {
    const { statusCode, body, headers } = await random.one([first, second]).app.inject(call);
    if (statusCode === 200) return true;
    refused += 1;
    if (statusCode !== 503 || headers["retry-after"] === undefined) strange.push(`${statusCode} ${body}`);
    return false;
  };
  let addresses = 0;
  const address = () => {
    addresses += 1;
    return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
  };
  async function write({ person, url }: (typeof people)[number]) {
    const payload = { message_id: randomUUID(), text: `Words ${randomUUID()}`, mentions: [] };
    const post = async () =>
      ask({ method: "POST", url, headers: await person.signIn(), payload, remoteAddress: address() });
    while (!(await post())) {
      if (isStopped) return;
      await pause(1_000);
    }
    stored.set(payload.message_id, payload.text);
    done("write");
  }
  const writing = Array.from({ length: writers }, async (_, index) => {
    await pause((index * 1_000) / writesPerSecond);
    for (let next = index; !isStopped; next = (next + writers) % people.length) {
      const started = performance.now();
      const person = people[next];
      if (person) await write(person);
      await pause(Math.max(0, (writers / writesPerSecond) * 1_000 - (performance.now() - started)));
    }
  });
  const reading = (async () => {
    while (!isStopped) {
      const headers = (await people[random.below(people.length)]?.person.signIn()) ?? {};
      const url = "/schedule?from=2026-11-26&days=7";
      if (await ask({ url, headers, remoteAddress: address() })) done("read");
      await pause(200);
    }
  })();
  // Thirty messages a minute are allowed: by the servers' clock four seconds pass in one.
  const ticking = setInterval(() => {
    for (const server of servers) server.clock.advance(4_000);
  }, 1_000);
  const stop = async () => {
    isStopped = true;
    clearInterval(ticking);
    await Promise.all([...writing, reading]);
  };
  return {
    stored,
    strange,
    refused: () => refused,
    /** The longest pauses since it was asked last, in seconds. */
    takeGaps() {
      // What has not come back yet counts as well.
      const pauseOf = (what: "write" | "read") =>
        Math.max(gaps[what], performance.now() - moments[what]) / 1_000;
      const taken = { write: pauseOf("write"), read: pauseOf("read") };
      Object.assign(gaps, { write: 0, read: 0 });
      return taken;
    },
    readiness: async () => (await first.app.inject({ url: "/health/ready" })).json(),
    async isReading() {
      const before = moments.read;
      await waitFor("a read", async () => moments.read > before);
    },
    /** Writes are stored again. */
    async isWriting() {
      const before = stored.size;
      await waitFor("a write", async () => stored.size > before + writers / 2);
    },
    stop,
    async close() {
      await stop();
      for (const close of closers.reverse()) await close();
    },
    async judge() {
      const rows = await first.services.db.select({ id: message.id, text: message.text }).from(message);
      const texts = new Map<string, number>();
      for (const { text } of rows) texts.set(text, (texts.get(text) ?? 0) + 1);
      const found = new Map(rows.map(({ id, text }) => [id, text]));
      return {
        lost: [...stored].filter(([id, text]) => found.get(id) !== text).length,
        doubled: [...texts.values()].filter((count) => count > 1).length,
      };
    },
  };
}
