import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ask } from "../../../support/people/ask";
import { rideCalls } from "../../../support/people/riding";
import { openLines } from "../../../support/server/live-lines";
import { openTestServer, type TestServer } from "../../../support/server/server";
import { until } from "../../../support/until";

const test = suite("signals of what changes rides and turns");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { practice, allow, forbid, offer } = rideCalls(() => server);

test("a consent to a driver, a role and a guardianship that change are signalled to the other families' lines", async () => {
  const { teamId, event, coach, mother, father, other, sam, samId, piaId, leaId } = await practice();
  const lines = await openLines(server);
  const hers = await lines.listen(other);
  await hers.heard("hello");
  const member = (id: string) => `/team/team_id/${teamId}/membership/membership_id/${id}`;
  const causes: Record<string, () => Promise<{ status: number }>> = {
    "a driver is allowed": () => allow(mother, sam.id, coach, "2026-12-31"),
    "a driver is not allowed any more": () => forbid(father, sam.id, coach),
    "a role": () =>
      ask(server, coach, `PATCH ${member(piaId)}`, { version: 1, body: { roles: ["follower"] } }),
    "two rows of one player": () =>
      ask(server, coach, `PUT /team/team_id/${teamId}/same_player/membership_id/${leaId}`, {
        body: { counts_as: samId },
      }),
    "two rows are two players again": () =>
      ask(server, coach, `DELETE /team/team_id/${teamId}/same_player/membership_id/${leaId}`),
    "a guardian leaves": () =>
      ask(server, father, `DELETE /child/child_id/${sam.id}/guardian/user_id/${father.user.id}`),
    "a child's profile is deleted": () =>
      ask(server, mother, `DELETE /child/child_id/${sam.id}`, { version: sam.version }),
    "and restored": () => ask(server, mother, `POST /child/child_id/${sam.id}/restore`),
    "a membership ends": () => ask(server, coach, `POST ${member(samId)}/end`, { version: 1, body: {} }),
  };
  let count = 0;
  for (const [cause, work] of Object.entries(causes)) {
    server.clock.advance(1_000);
    assert.is((await work()).status, 200, cause);
    count += 1;
    await until(() => hers.signals() === count);
  }
  server.clock.advance(1_000);
  await offer(coach, event);
  await until(() => hers.signals() === count + 1);
  lines.close();
});

test.run();
