import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { message } from "../../../server/platform/db/schema/huddle";
import { addAdult, addMember, addTeam } from "../people/club";
import { huddleOf } from "../people/huddle";
import { waitFor } from "./cluster-nodes";
import type { Servers } from "./cluster-servers";

const teams = 20;
const writers = 100;
/** In turns: each may say 600 things a day. */
const peopleOfWriter = 4;
const writesPerSecond = 200;

/** People who write and read all the time, by two servers. Like the app, they try again until the server says that it is stored. */
export async function openTown(servers: Servers) {
  const { first, random, ask, isStopped } = servers;
  const people: { person: Awaited<ReturnType<typeof addAdult>>; url: string }[] = [];
  for (let team = 0; team < teams; team += 1) {
    const coach = await addAdult(first);
    const { id } = await addTeam(first, coach.user.id);
    const url = `/team/team_id/${id}/huddle/huddle_id/${await huddleOf(first, id)}/message`;
    const seats = Array.from({ length: (writers * peopleOfWriter) / teams }, async () => {
      const person = await addAdult(first);
      await addMember(first, id, { userId: person.user.id });
      people.push({ person, url });
    });
    await Promise.all(seats);
  }
  const stored = new Map<string, { text: string; at: number }>();
  const moments = { write: performance.now(), read: performance.now() };
  const gaps = { write: 0, read: 0 };
  const done = (what: "write" | "read") => {
    gaps[what] = Math.max(gaps[what], performance.now() - moments[what]);
    moments[what] = performance.now();
  };
  async function write({ person, url }: (typeof people)[number]) {
    const payload = { message_id: randomUUID(), text: `Words ${randomUUID()}`, mentions: [] };
    const reply = await servers.insist(async () => ({
      method: "POST",
      url,
      headers: await person.signIn(),
      payload,
    }));
    if (reply === null) return;
    stored.set(payload.message_id, { text: payload.text, at: Date.now() });
    done("write");
  }
  const writing = Array.from({ length: writers }, async (_, index) => {
    await pause((index * 1_000) / writesPerSecond);
    for (let next = index; !isStopped(); next = (next + writers) % people.length) {
      const started = performance.now();
      const person = people[next];
      if (person) await write(person);
      await pause(Math.max(0, (writers / writesPerSecond) * 1_000 - (performance.now() - started)));
    }
  });
  const reading = (async () => {
    while (!isStopped()) {
      const headers = (await people[random.below(people.length)]?.person.signIn()) ?? {};
      const { status } = await ask({ url: "/schedule?from=2026-11-26&days=7", headers });
      if (status === 200) done("read");
      await pause(200);
    }
  })();
  return {
    stored,
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
    ended: () => Promise.all([...writing, reading]),
    async judge() {
      const rows = await first.services.db.select({ id: message.id, text: message.text }).from(message);
      const texts = new Map<string, number>();
      for (const { text } of rows) texts.set(text, (texts.get(text) ?? 0) + 1);
      const found = new Map(rows.map(({ id, text }) => [id, text]));
      const lost = [...stored].filter(([id, { text }]) => found.get(id) !== text);
      return {
        lost: lost.length,
        /** When these were acknowledged. */
        lostAt: lost.map(([, { at }]) => at),
        doubled: [...texts.values()].filter((count) => count > 1).length,
      };
    },
  };
}
