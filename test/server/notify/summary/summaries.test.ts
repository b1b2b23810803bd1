import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { addDings } from "../../../../server/core/notification/ding.store";
import { mailSummaries } from "../../../../server/notify/summary/summaries";
import { missedWords } from "../../../../server/notify/summary/summary-mail";
import { user } from "../../../../server/platform/db/schema/account";
import { pushSettings } from "../../../../server/platform/db/schema/notification-dings";
import { openTalk } from "../../../support/people/talk";

const test = suite("daily summaries");

const hour = 3_600_000;

test("at 17:00 local time who has missed something for 20 hours gets one mail a day, with numbers only", async () => {
  const { server, db, clock, send, call, dana, kim, lee } = await openTalk();
  await db.update(user).set({ timeZone: "America/Chicago" });
  const mailed = async () => {
    const before = (await server.inbox()).length;
    await mailSummaries(server.services);
    return (await server.inbox())
      .slice(before)
      .map(({ to }) => to)
      .sort();
  };
  // 18:00 in Chicago.
  clock.set(new Date("2026-11-22T00:00:00Z"));
  await send(kim, `Canary for @{${lee.user.id}}`, { mentions: [lee.user.id] });
  clock.advance(22 * hour);
  assert.equal(await mailed(), [], "it is 16:00");
  clock.advance(hour);
  await call(dana, "POST /user/me/pings/seen", { body: { kind: "message" } });
  assert.equal(await mailed(), [lee.user.emailAddress], "Dana has seen it, Kim wrote it");
  assert.equal(await mailed(), [], "once");
  const text = JSON.stringify((await server.inbox()).at(-1));
  assert.match(text, "You missed 1 message and 1 ding.");
  assert.not.match(text, /Canary|Comets|Kim/);
  await send(kim, "Again");
  clock.advance(19 * hour);
  await send(kim, "And again");
  clock.advance(5 * hour);
  await db.update(pushSettings).set({ digest: "never" });
  assert.equal(await mailed(), [dana.user.emailAddress], "Lee wants none any more");
  await server.close();
});

test("messages and posts that were left out count for nothing, nor does news about them; a decided report does", async () => {
  const { server, db, clock, send, dana, kim, lee, call } = await openTalk();
  await db.update(user).set({ timeZone: "America/Chicago" });
  const nightly = { talk: "all", is_quiet: true, quiet_from: "21:00", quiet_to: "07:00", digest: "daily" };
  const mute = (person: typeof lee, ...muted_mails: string[]) =>
    call(person, "PUT /user/me/ring_settings", { body: { ...nightly, muted_mails }, version: 1 });
  clock.set(new Date("2026-11-22T00:00:00Z"));
  await send(kim, `For @{${lee.user.id}}`, { mentions: [lee.user.id] });
  assert.is((await mute(lee, "messages")).status, 200);
  assert.is((await mute(dana, "posts", "answers")).status, 200);
  const mailed = async () => {
    const before = (await server.inbox()).length;
    await mailSummaries(server.services);
    return (await server.inbox())
      .slice(before)
      .map(({ to, text }) => [to, /You missed .*\./.exec(text)?.[0]]);
  };
  clock.advance(23 * hour);
  assert.equal(await mailed(), [[dana.user.emailAddress, "You missed 1 message."]]);
  const add = (kind: "report_done" | "answer_wanted", about: object, people: (typeof lee)[]) =>
    addDings(db, {
      userIds: people.map((person) => person.user.id),
      kind,
      teamId: null,
      about,
      now: clock.now(),
    });
  await add("report_done", {}, [lee]);
  await add("answer_wanted", { event_id: randomUUID() }, [lee, dana]);
  await call(dana, "POST /user/me/pings/seen", { body: { kind: "message" } });
  clock.advance(24 * hour);
  assert.equal(await mailed(), [[lee.user.emailAddress, "You missed 1 wanted answer and 1 ding."]]);
  await server.close();
});

test("the numbers read as one sentence", () => {
  assert.is(
    missedWords({ messages: 12, posts: 1, answers: 2, others: 1 }),
    "12 messages, 1 post, 2 wanted answers and 1 ding",
  );
  assert.is(missedWords({ messages: 0, posts: 0, answers: 1, others: 0 }), "1 wanted answer");
});

test.run();
