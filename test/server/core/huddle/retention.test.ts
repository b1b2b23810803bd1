import { suite } from "uvu";
import * as assert from "uvu/assert";
import { removeOldTalk } from "../../../../server/core/huddle/retention.store";
import { message, messageVersion } from "../../../../server/platform/db/schema/huddle";
import { report } from "../../../../server/platform/db/schema/report";
import { openTalk } from "../../../support/people/talk";

const test = suite("retention of talk");

const day = 86_400_000;

test("words taken back go after 90 days, messages and reports after 24 months, an answer stays without what it answered", async () => {
  const { server, db, send, takeBack, call, team, clock, kim, lee } = await openTalk();
  const { body: said } = await send(kim, "Hello");
  await takeBack(kim, said.message_id);
  const body = { target_id: said.message_id, reason: "other" };
  await call(lee, `POST ${team}/report`, { body });
  const left = async () => [
    (await db.select().from(messageVersion)).length,
    (await db.select().from(message)).length,
    (await db.select().from(report)).length,
  ];
  const start = clock.now().getTime();
  const later = async (days: number, more = 0) => {
    await removeOldTalk(db, new Date(start + days * day + more));
    return left();
  };
  assert.equal(await later(90), [1, 1, 1]);
  assert.equal(await later(90, 1), [0, 1, 1]);
  clock.advance(1_000);
  await send(lee, "Hello back", { reply_to: said.seq });
  // From November 2026 on, 24 months have 731 days.
  assert.equal(await later(731), [0, 2, 1]);
  assert.equal(await later(731, 1), [0, 1, 0]);
  const [answer] = await db.select().from(message);
  assert.equal([answer?.text, answer?.replyTo], ["Hello back", null]);
  await server.close();
});

test.run();
