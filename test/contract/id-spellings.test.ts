// Full run only: it tries every id of every operation.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rateBucket } from "../../server/platform/db/schema/http";
import { documentedReplies, type OperationId } from "../support/contract/contract";
import { contractCases } from "../support/contract/contract-cases";
import { headersOf } from "../support/contract/contract-changes";
import { expectedOf } from "../support/contract/contract-expectations";
import { operations, type Schema } from "../support/contract/contract-schemas";
import { openWorld, type World } from "../support/contract/contract-world";

const test = suite("other spellings of an id");

/** What PostgreSQL reads as the same UUID. */
const spellings: Readonly<Record<string, (id: string) => string>> = {
  "as a URN": (id) => `urn:uuid:${id}`,
  "in braces": (id) => `{${id}}`,
  "in capitals": (id) => id.toUpperCase(),
  "without hyphens": (id) => id.replaceAll("-", ""),
  "with a hyphen after each four digits": (id) => id.replaceAll("-", "").replace(/(.{4})(?!$)/g, "$1-"),
  "after a space": (id) => ` ${id}`,
  "before a space": (id) => `${id} `,
};

/** They answer 200 and say of each item that nothing is there, or nothing at all of an item that is no notice. */
const answeringItems: readonly OperationId[] = [
  "acknowledgeEvents",
  "decideJoinRequests",
  "dismissWaiting",
  "markCardsSeen",
  "sendSchedule",
];

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const keyHeader = "idempotency-key";

let world: World;
test.before(async () => {
  world = await openWorld();
});
test.after(() => world.close());

for (const { operationId } of operations)
  test(`${operationId} takes an id in one spelling alone`, async () => {
    await world.reset();
    const success = documentedReplies.find(
      (reply) => reply.operationId === operationId && reply.status < 300,
    );
    assert.ok(success);
    const { seen, acted } = await callSpelled(operationId);
    assert.equal(acted, []);
    assert.equal(seen, expectedOf(success), "the proper call succeeds after all the others");
  });

/** Before the call that succeeds, the same with each id in each other spelling: in the address, in the body, as its key. */
async function callSpelled(id: OperationId) {
  const { ready, send } = contractCases[id];
  const { input, sending } = await ready(world);
  const acted: string[] = [];
  const tamper = async (request: Request) => {
    const proper = sending.tamper ? await sending.tamper(request) : request;
    for (const [name, other] of await otherSpellings(proper)) {
      await world.services.db.delete(rateBucket);
      const reply = await fetch(other);
      const text = await reply.text();
      const isRefused = reply.status >= 400 && reply.status < 500;
      if (!isRefused && !(reply.status === 200 && answeringItems.includes(id)))
        acted.push(`${name}: ${reply.status} ${text}`);
    }
    await world.services.db.delete(rateBucket);
    return proper;
  };
  const seen = await send({ origin: world.direct, ...sending, tamper }, input);
  return { seen, acted };
}

async function otherSpellings(request: Request): Promise<[string, Request][]> {
  const { url, method } = request;
  const body = await request.clone().text();
  const headers = headersOf(request);
  const key = headers[keyHeader] ?? "";
  const ids = new Set([url, body, key].flatMap((text) => text.match(uuid) ?? []));
  // A key of their own: some of them answer 200, and the proper call's key would be used up.
  const made = (address: string, text: string, ownKey: string = randomUUID()) =>
    new Request(address, {
      method,
      headers: { ...headers, ...(key && { [keyHeader]: ownKey }) },
      ...(text && { body: text }),
    });
  return [...ids].flatMap((id) =>
    Object.entries(spellings).flatMap(([name, spell]) => {
      const other = spell(id);
      const all: [string, Request][] = [];
      if (url.includes(id))
        all.push([`address ${name}`, made(url.replaceAll(id, encodeURIComponent(other)), body)]);
      if (body.includes(id)) all.push([`body ${name}`, made(url, body.replaceAll(id, other))]);
      // HTTP drops spaces around a header.
      if (key === id && other.trim() === other) all.push([`key ${name}`, made(url, body, other)]);
      return all;
    }),
  );
}

test("no body has a field of the format uuid without the pattern of the one spelling", () => {
  const loose = operations.flatMap(({ operationId, body }) => (body ? looseIn(body, operationId) : []));
  assert.equal(loose, []);
});

function looseIn({ properties = {}, items, format, pattern }: Schema, path: string): string[] {
  if (format === "uuid" && pattern === undefined) return [path];
  return [
    ...Object.entries(properties).flatMap(([name, schema]) => looseIn(schema, `${path}.${name}`)),
    ...(items ? looseIn(items, `${path}[]`) : []),
  ];
}

test.run();
