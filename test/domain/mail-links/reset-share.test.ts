import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type EarlierMail, judgeReset, resetMails } from "../../../domain/mail-links/reset-share";
import { seeded } from "../../support/proof";

const test = suite("reset limits");

const minute = 60_000;
const start = new Date("2026-11-21T12:00:00Z").getTime();
const at = (minutes: number) => new Date(start + minutes * minute);
const mail = (minutes: number, change: Partial<EarlierMail> = {}): EarlierMail => ({
  createdAt: at(minutes),
  isForStranger: true,
  isLinkOver: false,
  ...change,
});

test("the first mail is sent, and the next could be at once", () => {
  assert.equal(judgeReset([], { isStranger: true, now: at(0) }), {
    mayLeave: true,
    linkExpiresIn: 900,
    nextIn: 0,
  });
});

test("beyond the strangers' limit the newest link counts while it works", () => {
  const earlier = [mail(0), mail(1), mail(2)];
  const told = (minutes: number) => judgeReset(earlier, { isStranger: true, now: at(minutes) });
  assert.equal(told(3), { mayLeave: false, linkExpiresIn: 840, nextIn: 57 * 60 });
  assert.equal(told(17), { mayLeave: false, linkExpiresIn: 0, nextIn: 43 * 60 });
  assert.equal(told(60), { mayLeave: true, linkExpiresIn: 900, nextIn: 60 });
});

test("a known device can use the rest of the hour's mails", () => {
  const earlier = [
    mail(0),
    mail(1),
    mail(2),
    mail(3, { isForStranger: false }),
    mail(4, { isForStranger: false }),
  ];
  assert.equal(judgeReset(earlier, { isStranger: false, now: at(5) }), {
    mayLeave: true,
    linkExpiresIn: 900,
    nextIn: 55 * 60,
  });
  const all = [...earlier, mail(5, { isForStranger: false })];
  assert.is(judgeReset(all, { isStranger: false, now: at(6) }).mayLeave, false);
  assert.is(judgeReset(all, { isStranger: true, now: at(60) }).mayLeave, true);
});

test("a used link does not count as open", () => {
  const earlier = [mail(0), mail(1), mail(2)].map((each) => ({ ...each, isLinkOver: true }));
  assert.is(judgeReset(earlier, { isStranger: true, now: at(3) }).linkExpiresIn, 0);
});

test("property: never more than the hour's mails, never more than their limit for strangers, and nextIn is exact", () => {
  const random = seeded(18);
  for (let round = 0; round < 200; round += 1) {
    const sent: EarlierMail[] = [];
    let now = start;
    for (let step = 0; step < 60; step += 1) {
      now += random.below(12 * 60) * 1000;
      const isStranger = random.chance(0.7);
      const asker = { isStranger, now: new Date(now) };
      const answer = judgeReset(sent, asker);
      if (answer.mayLeave) sent.push({ createdAt: asker.now, isForStranger: isStranger, isLinkOver: false });
      const within = sent.filter(({ createdAt }) => createdAt.getTime() > now - 60 * minute);
      assert.ok(within.length <= resetMails.anHour);
      assert.ok(within.filter(({ isForStranger }) => isForStranger).length <= resetMails.forStrangers);
      if (answer.nextIn === 0) continue;
      const later = (seconds: number) =>
        judgeReset(sent, { isStranger, now: new Date(now + seconds * 1000) }).mayLeave;
      assert.equal([later(answer.nextIn - 1), later(answer.nextIn)], [false, true]);
    }
  }
});

test.run();
