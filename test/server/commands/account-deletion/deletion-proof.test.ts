import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findOwedRevocations } from "../../../../server/core/identity/sign-in-method.store";
import { deliverDue } from "../../../../server/core/mail/outbox";
import { rateBucket } from "../../../../server/platform/db/schema/http";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { leave } from "../../../support/people/account-deletion";
import { ask } from "../../../support/people/ask";
import { openWholeFamily, traces } from "../../../support/people/whole-family";
import { dumpOf } from "../../../support/server/dump";
import { openTestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("what is left of a family that left");

test("after the due day no row and no line of the log holds anything of it, and what others need stays", async () => {
  const server = await openTestServer();
  const { services, clock, identity, logLines } = server;
  const { db } = services;
  const dump = async () =>
    `${await dumpOf(db)}\n${JSON.stringify(await db.select().from(rateBucket))}`.toLowerCase();
  const { coach, me, team, kid, ownTeam } = await openWholeFamily(server);
  const used = await dump();
  for (const trace of traces) assert.ok(used.includes(trace), `${trace} was never written`);
  await tidy(services);
  const { status, body } = await leave(server, me, { children: [kid], teams: [ownTeam] });
  assert.is(status, 200, JSON.stringify(body));
  // Ended at the provider after the reply, which moves the clock to the next second.
  await until(async () => (await findOwedRevocations(db)).length === 0);
  while ((await deliverDue(services, { send: async () => {}, close() {} })) > 0);
  clock.set(new Date(Date.parse(body.deletion_due_at) - 1));
  await tidy(services);
  assert.ok((await dump()).includes("perpetua"));
  clock.set(new Date(body.deletion_due_at));
  await tidy(services);

  const left = await dump();
  const log = logLines.join("\n").toLowerCase();
  for (const trace of traces) {
    const lines = left.split("\n").filter((line) => line.includes(trace));
    assert.equal(lines, [], `${trace} is still there`);
    assert.not.ok(log.includes(trace), `${trace} is in the log`);
  }
  assert.not.ok(identity.accounts.has(me.user.id), "the provider has no account");
  const pages = ["membership", "event?from=2026-11-22&days=14", "attendance"].map(
    (page) => `${team}/${page}`,
  );
  for (const page of ["/huddle", ...pages])
    assert.is((await ask(server, coach, `GET ${page}`)).status, 200, page);
  assert.ok(left.includes("account.erased"));
  assert.ok(left.includes("see you there!"), "a message stays, without a name");
  assert.ok(left.includes("marzipan"), "words that were taken back stay for 90 days, without a name");
  clock.advance(91 * 86_400_000);
  await tidy(services);
  assert.not.ok((await dump()).includes("marzipan"));
  await server.close();
});

test.run();
