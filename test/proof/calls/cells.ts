import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { rateBucket } from "../../../server/platform/db/schema/http";
import type { Person } from "../../support/people/ask";
import type { TestServer } from "../../support/server/server";
import { copyTables } from "../../support/server/table-copies";
import { changedTables, fingerprint } from "./feed-world";
import { letters, type PersonKey, people } from "./standings.data";

interface Cell {
  call: string;
  person: PersonKey;
  expected: number | string;
}

/** A table of the people of standings.data.ts: the call, its own refusal, and each person's reply; a dot is no cell. */
export function readCells(table: string): Cell[] {
  const [head = "", ...rows] = table.trim().split("\n");
  assert.equal(head.trim().split(/\s+/), people, "the columns are the people");
  return rows.flatMap((row) => {
    const words = row.trim().split(/\s+/);
    const signs = words.slice(-people.length);
    const refusal = words.at(-people.length - 1) ?? "";
    const call = words.slice(0, -people.length - 1).join(" ");
    return people.flatMap((person, index) => {
      const sign = signs[index] ?? "";
      if (sign === ".") return [];
      const expected = sign === "-" ? refusal : letters[sign];
      if (expected === undefined || expected === ".")
        throw new Error(`${call} of ${person}: what is ${sign}?`);
      return [{ call, person, expected }];
    });
  });
}

export interface Request {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  payload?: object;
  /** For If-Match. */
  version?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: each row reads the body of its own call.
export type AnyBody = any;

export interface TableCall<World> {
  /** In a form that would succeed for whoever may. */
  request(world: World, own: string): Request | Promise<Request>;
  /** What a batch made of its one item. */
  codeOf?(body: AnyBody): string | undefined;
  /** Before the call, for each person anew. */
  ready?(world: World, own: string): Promise<unknown>;
}

interface Judged<World> {
  server: TestServer;
  world: World;
  /** Nobody for whoever is signed out. */
  personOf(key: PersonKey): Person | undefined;
}

/** The cells that are not as the table says. A refused call must change nothing, and each cell finds the same world. */
export async function judgeCells<World>(
  { server, world, personOf }: Judged<World>,
  cells: readonly Cell[],
  calls: Readonly<Record<string, TableCall<World>>>,
): Promise<string[]> {
  const restore = await copyTables(server);
  const untouched = await fingerprint(server);
  const wrong: string[] = [];

  async function judge({ call, person, expected }: Cell, row: TableCall<World>) {
    const caller = personOf(person);
    const own = caller?.user.id ?? "nobody";
    await row.ready?.(world, own);
    const before = row.ready ? await fingerprint(server) : untouched;
    const { version, ...request } = await row.request(world, own);
    await server.services.db.delete(rateBucket);
    const reply = await server.app.inject({
      ...request,
      headers: {
        "idempotency-key": randomUUID(),
        ...(version !== undefined && { "if-match": `"${version}"` }),
        ...(await caller?.signIn()),
      },
    });
    const isDone = reply.statusCode === 200;
    const body = reply.headers["content-type"]?.toString().includes("json") ? reply.json() : {};
    const seen = (isDone ? row.codeOf?.(body) : body.message_code) ?? reply.statusCode;
    if (seen !== expected) wrong.push(`${call} of ${person}: ${seen} and not ${expected}`);
    return { isRefused: seen !== 200, isReading: request.method === "GET", before };
  }
  async function mustBeSame(before: typeof untouched, what: string) {
    const changed = changedTables(before, await fingerprint(server));
    if (changed.length === 0) return;
    wrong.push(`${what}: refused, and it changed ${changed}`);
    await restore();
  }

  for (const [call, row] of Object.entries(calls)) {
    const ofCall = cells.filter((cell) => cell.call === call);
    assert.ok(ofCall.length > 0, `${call} has no row`);
    // Refusals first, so that one look at the tables serves them all.
    const [refused, done] = [false, true].map((isDone) =>
      ofCall.filter(({ expected }) => (expected === 200) === isDone),
    );
    for (const cell of [...(refused ?? []), ...(done ?? [])]) {
      const { isRefused, isReading, before } = await judge(cell, row);
      if (isRefused && row.ready) await mustBeSame(before, `${call} of ${cell.person}`);
      if (cell === refused?.at(-1) && !row.ready) await mustBeSame(untouched, call);
      if (row.ready || (!isRefused && !isReading)) await restore();
    }
  }
  for (const { call } of cells) assert.ok(calls[call], `how is ${call} called?`);
  return wrong;
}
