import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deliverDueNotices } from "../../../../server/notify/schedule/deliver-notices";
import { mailOutbox } from "../../../../server/platform/db/schema/mail";
import { scheduleCalls } from "../../../support/people/schedule-calls";
import { openTestServer, type TestServer } from "../../../support/server/server";

const test = suite("what one mail says of an event");

let server: TestServer;
test.before.each(async () => {
  server = await openTestServer();
  server.clock.set(new Date("2026-11-22T18:00:00Z"));
});
test.after.each(() => server.close());

const { club, add, change, post } = scheduleCalls(() => server);

/** A minute later: what another family's mail says, without greeting and links. */
async function round({ other }: Awaited<ReturnType<typeof club>>) {
  server.clock.advance(60_000);
  await deliverDueNotices(server.services);
  const mails = (await server.inbox()).filter(({ to }) => to === other.user.emailAddress);
  await server.services.db.delete(mailOutbox);
  return mails.map(({ subject, text }) => ({
    subject,
    lines: text.split("\n").filter((line) => line.startsWith("Comets: ")),
  }));
}

async function practice(starts_local: string) {
  const made = await club();
  const { id } = (await add(made.coach, made.teamId, { starts_local })).body.event;
  await round(made);
  return { ...made, id };
}
const nudge = ({ coach, teamId, id }: Awaited<ReturnType<typeof practice>>, about: "change" | "answer") =>
  post(coach, { teamId, id }, "nudge", { about });

test("a nudge that waited while a change could be undone is in the change's line, with all that is new", async () => {
  const made = await practice("2026-11-23T11:00:00");
  const { coach, teamId, id } = made;
  await change(coach, teamId, id, 1, { starts_local: "2026-11-23T12:00:00" });
  await round(made);
  await change(coach, teamId, id, 2, { kit: "blue" });
  assert.is((await nudge(made, "change")).status, 200);
  await deliverDueNotices(server.services);
  assert.equal(await server.inbox(), []);
  assert.equal(await round(made), [
    {
      subject: "Have you seen this change?",
      lines: ["Comets: Practice, Mon, Nov 23, 12:00: 11:00 → 12:00 · kit: blue."],
    },
  ]);
});

test("so is a reminder of a change that nobody has seen, and the subject is that of the newest", async () => {
  const made = await practice("2026-11-26T11:00:00");
  const { coach, teamId, id } = made;
  await change(coach, teamId, id, 1, { starts_local: "2026-11-26T12:00:00" });
  await round(made);
  server.clock.set(new Date("2026-11-24T16:59:30Z"));
  await post(coach, { teamId, id, version: 2 }, "call_off", { reason: "weather" });
  assert.equal(await round(made), [
    {
      subject: "Called off",
      lines: ["Comets: Practice, Thu, Nov 26, 12:00: called off: rain · 11:00 → 12:00."],
    },
  ]);
});

test("a new event that staff nudge about asks once; a change and a nudge about answers each have a press of their own", async () => {
  const made = await club();
  const { id } = (await add(made.coach, made.teamId, { starts_local: "2026-11-23T11:00:00" })).body.event;
  assert.is((await nudge({ ...made, id }, "answer")).status, 200);
  assert.equal(await round(made), [
    {
      subject: "New on the books",
      lines: ["Comets: Practice, Mon, Nov 23, 11:00: it's new on the books."],
    },
  ]);
  server.clock.set(new Date("2026-11-23T07:00:00Z"));
  await change(made.coach, made.teamId, id, 1, { starts_local: "2026-11-23T12:00:00" });
  assert.is((await nudge({ ...made, id }, "answer")).status, 200);
  assert.equal(await round(made), [
    {
      subject: "Practice moved",
      lines: [
        "Comets: Practice, Mon, Nov 23, 12:00: 11:00 → 12:00.",
        "Comets: Practice, Mon, Nov 23, 12:00: will Lea be there?",
      ],
    },
  ]);
});

test.run();
