// Full run only: it sends a list too long to every operation.
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { OperationId } from "../support/contract/contract";
import { contractCases } from "../support/contract/contract-cases";
import { headersOf } from "../support/contract/contract-changes";
import { validValue } from "../support/contract/contract-fuzz";
import { operations, type Schema } from "../support/contract/contract-schemas";
import { openWorld, type World } from "../support/contract/contract-world";

const test = suite("lists that are too long");

let world: World;
test.before(async () => {
  world = await openWorld();
});
test.after(() => world.close());

interface List {
  /** The keys that lead to it; a number is a place in a list. */
  path: readonly (string | number)[];
  schema: Schema;
}

function listsIn(schema: Schema, path: List["path"] = []): List[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    listsIn(each, [...path, name]),
  );
  return schema.items ? [{ path, schema }, ...listsIn(schema.items, [...path, 0])] : inner;
}

for (const { operationId, body } of operations)
  for (const { path, schema } of listsIn(body ?? {}))
    test(`${operationId} refuses ${path.join(".")} with an item too many as invalid`, async () => {
      await world.reset();
      const most = schema.maxItems;
      assert.ok(most !== undefined, "a list without a limit");
      const item = fc.sample(validValue(schema.items ?? {}, {}), { numRuns: 1, seed: 20_261_129 })[0];
      const reply = await ask(operationId, (whole) => {
        const known = valueAt(whole, path);
        const filler = Array.isArray(known) && known.length > 0 ? known[0] : item;
        return withValue(
          whole,
          path,
          Array.from({ length: most + 1 }, () => filler),
        );
      });
      assert.is(reply.status, 400);
      assert.is(reply.message_code, "REQUEST_400_INVALID");
      assert.ok(
        reply.fields.some(({ field, rule }) => field === path.join(".") && rule === "maxItems"),
        JSON.stringify(reply.fields),
      );
    });

type Reply = { status: number; message_code: string; fields: { field: string; rule: string }[] };

/** A call that would succeed, with another body. */
async function ask(id: OperationId, change: (body: unknown) => unknown): Promise<Reply> {
  const { ready, send } = contractCases[id];
  const { input, sending } = await ready(world);
  const replies: Reply[] = [];
  const tamper = async (request: Request) => {
    const proper = (await sending.tamper?.(request)) ?? request;
    const body = JSON.stringify(change(await proper.clone().json()));
    const reply = await fetch(
      new Request(proper.url, { method: proper.method, headers: headersOf(proper), body }),
    );
    replies.push({ ...(await reply.json()), status: reply.status });
    return proper;
  };
  await send({ origin: world.direct, ...sending, tamper }, input);
  const [reply] = replies;
  assert.ok(reply);
  return reply;
}

const valueAt = (whole: unknown, path: List["path"]): unknown =>
  path.reduce<unknown>((value, key) => Object(value)[key], whole);

function withValue(whole: unknown, [key, ...rest]: List["path"], value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValue(Object(whole)[key], rest, value);
  if (typeof key === "number")
    return Object.assign([...(Array.isArray(whole) ? whole : [])], { [key]: inner });
  return { ...Object(whole), [key]: inner };
}

test.run();
