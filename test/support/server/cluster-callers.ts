import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { message } from "../../../server/platform/db/schema/huddle";
import { addAdult, addMember, addTeam } from "../people/club";
import { huddleOf } from "../people/huddle";
import type { TestServer } from "./server";

const callers = 30;
/** Milliseconds between two calls of one person, of which each second one writes: thirty messages a minute are allowed. */
const between = 1_500;

interface Call {
  isWrite: boolean;
  began: number;
  ended: number;
  /** Tries that were answered otherwise than well. */
  faults: string[];
}

/** People who call through a balancer. They try again a second later, like the app, until they are answered well. `setUp` only writes rows. */
export async function openCallers(setUp: TestServer, origin: string) {
  const asOfNow = () => setUp.clock.set(new Date());
  asOfNow();
  const coach = await addAdult(setUp);
  const { id } = await addTeam(setUp, coach.user.id);
  const url = `/team/team_id/${id}/huddle/huddle_id/${await huddleOf(setUp, id)}/message`;
  const people = await Promise.all(
    Array.from({ length: callers }, async () => {
      const person = await addAdult(setUp);
      await addMember(setUp, id, { userId: person.user.id });
      return person;
    }),
  );
  const calls: Call[] = [];
  const stored = new Map<string, string>();
  let isStopped = false;

  /** What was wrong with the reply; null: nothing. */
  async function tryOnce(path: string, init: RequestInit): Promise<string | null> {
    try {
      const reply = await fetch(origin + path, init);
      const text = await reply.text();
      if (reply.status === 200) return null;
      // HAProxy's own replies are pages.
      return `${text.startsWith("<html>") ? "balancer" : "server"} ${reply.status}`;
    } catch {
      return "no reply";
    }
  }

  const calling = people.map(async (person, index) => {
    await pause((index * between) / callers);
    for (let turn = index; !isStopped; turn += 1) {
      const isWrite = turn % 2 === 0;
      const payload = { message_id: randomUUID(), text: `Words ${randomUUID()}`, mentions: [] };
      const call: Call = { isWrite, began: performance.now(), ended: Number.POSITIVE_INFINITY, faults: [] };
      calls.push(call);
      for (;;) {
        asOfNow();
        const headers = await person.signIn();
        const fault = isWrite
          ? await tryOnce(url, {
              method: "POST",
              headers: { ...headers, "content-type": "application/json" },
              body: JSON.stringify(payload),
            })
          : await tryOnce("/schedule?from=2026-11-26&days=7", { headers });
        if (fault === null) break;
        call.faults.push(fault);
        if (isStopped) return;
        await pause(1_000);
      }
      call.ended = performance.now();
      if (isWrite) stored.set(payload.message_id, payload.text);
      await pause(Math.max(0, between - (call.ended - call.began)));
    }
  });
  return {
    stored,
    /** The calls that ended since it was asked last. */
    takeCalls() {
      const ended = calls.filter((call) => Number.isFinite(call.ended));
      for (const call of ended) calls.splice(calls.indexOf(call), 1);
      return ended;
    },
    /** A call that began after now was answered well. */
    isAnswered(isWrite: boolean) {
      const now = performance.now();
      return async () =>
        calls.some((call) => call.isWrite === isWrite && call.began > now && Number.isFinite(call.ended));
    },
    async stop() {
      isStopped = true;
      await Promise.all(calling);
    },
    async judge() {
      const rows = await setUp.services.db.select({ id: message.id, text: message.text }).from(message);
      const texts = new Map<string, number>();
      for (const { text } of rows) texts.set(text, (texts.get(text) ?? 0) + 1);
      const found = new Map(rows.map((row) => [row.id, row.text]));
      return {
        lost: [...stored].filter(([key, text]) => found.get(key) !== text).length,
        doubled: [...texts.values()].filter((count) => count > 1).length,
      };
    },
  };
}
