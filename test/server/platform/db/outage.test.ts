import { suite } from "uvu";
import * as assert from "uvu/assert";
import { startOutbox } from "../../../../server/core/mail/outbox";
import { logOutage } from "../../../../server/platform/db/log-outage";
import { tidy } from "../../../../server/program/jobs/upkeep";
import { breakable, gone } from "../../../support/server/breakable-database";
import { openTestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("outage");

const sentence = "The database does not answer. This line comes at most once a minute.";

const warnings = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line))
    .filter(({ level }) => level >= 40)
    .map(({ level, msg, reason }) => [level, msg, reason]);

test("requests, probes and jobs share one log line a minute about an outage, without the statement", async () => {
  const server = await openTestServer();
  // Beyond the interval in which a repeated outage of an earlier test on this database would not be logged.
  server.clock.advance(600_000);
  const database = breakable(server.services.db);
  database.break(gone());
  const worker = startOutbox(server.services, { send: async () => {}, close() {} });
  const compareAnswers = async () => {
    await server.app.inject({ url: "/health/ready" });
    await server.app.inject({
      method: "POST",
      url: "/user/email_address/validate",
      payload: { email_address: "robin@example.com" },
    });
    await tidy(server.services).catch((error: unknown) => logOutage(server.services, error));
  };
  await until(() => warnings(server.logLines).length > 0);
  await compareAnswers();
  server.clock.advance(59_999);
  await compareAnswers();
  assert.equal(warnings(server.logLines), [[40, sentence, "ECONNREFUSED"]]);
  server.clock.advance(1);
  await compareAnswers();
  assert.equal(warnings(server.logLines), [
    [40, sentence, "ECONNREFUSED"],
    [40, sentence, "ECONNREFUSED"],
  ]);
  assert.not.match(server.logLines.join(""), /secret_/);
  database.mend();
  await worker.stop();
  await server.close();
});

test("another fault is not an outage, and an outage without a code logs the driver's message", async () => {
  const server = await openTestServer();
  // As above.
  server.clock.advance(1_200_000);
  assert.is(logOutage(server.services, new Error("a fault of ours")), false);
  assert.is(logOutage(server.services, undefined), false);
  assert.equal(server.logLines, []);
  assert.is(
    logOutage(server.services, new Error("Failed query", { cause: new Error("Query read timeout") })),
    true,
  );
  assert.equal(warnings(server.logLines), [[40, sentence, "Query read timeout"]]);
  await server.close();
});

test("a clock that was set back does not silence the line", async () => {
  const server = await openTestServer();
  server.clock.advance(1_800_000);
  const down = () => logOutage(server.services, gone());
  down();
  server.clock.set(new Date(server.clock.now().getTime() - 3_600_000));
  down();
  assert.is(warnings(server.logLines).length, 2);
  await server.close();
});

test.run();
