import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailPasswordResets } from "../../../server/commands/mail-links/password-reset-mails";
import { rateBucket } from "../../../server/platform/db/schema/http";
import { call, linkIn, logIn, signUp } from "../../support/people/people";
import { proofCounts, record } from "../../support/proof";
import { openTestServer, type TestServer } from "../../support/server/server";

const test = suite("enumeration");

const existing = "robin@example.com";
const missing = "nobody@example.com";

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  await signUp(server);
});
test.after.each(async () => {
  await mailPasswordResets(server.services);
  await server.close();
});

const ask = (url: string, email_address: string) => call(server, url, { email_address });

test("a reset replies byte for byte alike for an existing and a missing address", async () => {
  const replies = [];
  for (const address of [existing, missing]) {
    const { status, text, headers } = await ask("/auth/reset_password", address);
    const { date: _, ...rest } = headers;
    replies.push({ status, text, rest });
  }
  assert.equal(replies[0], replies[1]);
  record({
    point: 10,
    tried: "Bytes in which the reset of an existing and a missing address differ",
    count: 2,
    wrong: 0,
  });
});

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

for (const url of ["/auth/reset_password", "/user/email_address/validate"]) {
  test(`${url} takes as long for an existing address as for a missing one`, async () => {
    const samples = proofCounts.timingSamples;
    const times = { existing: [] as number[], missing: [] as number[] };
    const timed = async (address: string, sample: number) => {
      // Each request comes from its own client, so that no limit is reached.
      const from = `10.${address === existing ? 1 : 2}.${sample >> 8}.${sample & 255}`;
      const started = performance.now();
      const { status } = await call(server, url, { email_address: address }, { from });
      const took = performance.now() - started;
      assert.is(status, 200);
      // Work left after the reply must not be timed with the next one.
      await mailPasswordResets(server.services);
      return took;
    };
    const apart = () => Math.abs(median(times.existing) - median(times.missing));
    const inPairs = () => Math.abs(median(times.existing.map((time, at) => time - (times.missing[at] ?? 0))));
    // On a busy machine a few samples say little: more are taken, and a real difference stays.
    const isUnclear = (taken: number) =>
      Math.max(apart(), inPairs()) > 5 && taken < proofCounts.mostTimingSamples;
    for (let sample = 0; sample < samples || isUnclear(sample); sample += 1) {
      if (sample % 100 === 0) await server.services.db.delete(rateBucket);
      // In pairs, alternating which goes first, so that load affects both alike.
      const isExistingFirst = sample % 2 === 0;
      if (isExistingFirst) times.existing.push(await timed(existing, sample));
      times.missing.push(await timed(missing, sample));
      if (!isExistingFirst) times.existing.push(await timed(existing, sample));
    }
    assert.ok(apart() <= 5, `the medians are ${apart()} ms apart`);
    assert.ok(inPairs() <= 5, `the pairs are ${inPairs()} ms apart`);
    record({
      point: 10,
      tried: `Samples of each kind on ${url}: medians more than 5 ms apart`,
      count: times.existing.length,
      wrong: 0,
      note: `${apart().toFixed(2)} ms apart, ${inPairs().toFixed(2)} ms in pairs; median ${median(times.existing).toFixed(1)} ms`,
    });
  });
}

test("the old password works until the reset is confirmed and not after", async () => {
  await ask("/auth/reset_password", existing);
  await mailPasswordResets(server.services);
  const token = await linkIn(server, "reset");
  assert.is((await logIn(server)).status, 200, "asked for");
  server.clock.advance(1_000);
  const confirmed = await call(server, "/auth/reset_password/confirm", { token });
  assert.is((await logIn(server)).status, 400, "confirmed");
  assert.is((await logIn(server, { password: String(confirmed.body.temporary_password) })).status, 200);
  record({
    point: 10,
    tried: "Resets in which the old password stopped before the new one was confirmed, or lived on after",
    count: 1,
    wrong: 0,
  });
});

test.run();
