import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, toPromise } from "xstate";
import { problemTexts } from "../../../domain/base/texts";
import type { OwnSession } from "../../../domain/session/device";
import { createClient } from "../../../src/api/client";
import { sessionListActors } from "../../../src/effects/session/session-list.effects";
import { textOfCode } from "../../support/problem";

const test = suite("session list effects");

const phone: OwnSession = {
  id: "Vd3kX8dJm1q7w0mTt2bUlB",
  browser: "safari",
  system: "ios",
  created_at: "2026-11-20T17:05:00.000Z",
  last_used_at: "2026-11-21T09:15:00.000Z",
  is_this_one: true,
};
const page = { items: [phone], next_after: "next" };

test("a page is read with the given ETag and cursor, and returns the new ETag", async () => {
  const { read, asked } = open(() => Response.json(page, { headers: { etag: 'W/"2"' } }));
  assert.equal(await read({ tag: null, after: null }), {
    kind: "listed",
    items: [phone],
    nextAfter: "next",
    tag: 'W/"2"',
  });
  await read({ tag: 'W/"1"', after: null });
  await read({ tag: null, after: "next" });
  assert.equal(asked, [
    "GET /user/me/sessions null",
    'GET /user/me/sessions W/"1"',
    "GET /user/me/sessions?after=next null",
  ]);
});

test("an unchanged list, a missing one and a failure are distinguished", async () => {
  const readOf = (reply: () => Response) => open(reply).read({ tag: 'W/"1"', after: null });
  assert.equal(await readOf(() => new Response(null, { status: 304 })), { kind: "unchanged" });
  assert.equal(await readOf(() => problem(404, "REQUEST_404")), { kind: "gone" });
  assert.equal(await readOf(() => problem(500, "SERVER_500")), {
    kind: "refused",
    text: "We dropped the ball. Please try again in a minute.",
  });
  assert.equal(await readOf(() => Response.json({ items: [{ id: 7 }], next_after: null })), {
    kind: "refused",
    text: problemTexts.unknown,
  });
});

test("a session is ended by its id; one that has ended already counts as ended", async () => {
  for (const ended of [true, false]) {
    const { end, asked } = open(() => Response.json({ ended }));
    assert.equal(await end(phone.id), { kind: "accepted", item: null });
    assert.equal(asked, [`DELETE /user/me/sessions/session_id/${phone.id} null`]);
  }
  assert.equal(await open(() => problem(500, "SERVER_500")).end(phone.id), {
    kind: "refused",
    text: "We dropped the ball. Please try again in a minute.",
  });
});

const problem = (status: number, message_code: string) =>
  Response.json({ message_code, request_id: "r1" }, { status });

function open(reply: () => Response) {
  const asked: string[] = [];
  const client = createClient({
    textOfCode,
    baseUrl: "http://localhost",
    tokens: { current: async () => "a.b.c", renew: async () => null },
    announce: () => assert.unreachable("a quiet call covers nothing"),
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search} ${request.headers.get("if-none-match")}`);
      return reply();
    },
  });
  const { read, change } = sessionListActors(client);
  return {
    asked,
    read: (input: { tag: string | null; after: string | null }) =>
      toPromise(createActor(read, { input }).start()),
    end: (id: string) => toPromise(createActor(change, { input: { id, to: null } }).start()),
  };
}

test.run();
