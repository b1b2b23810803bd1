import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "../../../support/people/ask";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("replies with an ETag");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
});
test.after.each(() => server.close());

test("no browser keeps what a family read, so nothing of it is there after a sign-out", async () => {
  const { club } = scheduleCalls(() => server);
  const { teamId, mother, sam } = await club();
  const calls = [
    "GET /schedule?from=2026-11-22&days=14",
    "GET /schedule/agenda?after=2026-11-22",
    "GET /user/me/family",
    "GET /user/me/teams",
    "GET /user/me/waiting",
    "GET /user/me/pings",
    `GET /child/child_id/${sam.id}`,
    `GET /team/team_id/${teamId}`,
    `GET /team/team_id/${teamId}/membership`,
  ] as const;
  for (const call of calls) {
    const first = await ask(server, mother, call);
    assert.is(first.status, 200, call);
    const tag = String(first.headers.etag);
    assert.match(tag, /^W\/"/, call);
    assert.is(first.headers["cache-control"], "no-store", call);
    const again = await ask(server, mother, call, { headers: { "if-none-match": tag } });
    assert.equal([again.status, again.headers["cache-control"]], [304, "no-store"], call);
  }
});

test.run();
