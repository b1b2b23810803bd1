import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  isAsAnswered,
  isNews,
  type MailAnswer,
  mailAnswerOf,
  sentOf,
} from "../../../domain/answer-link/answer-link";
import {
  mailDays,
  mailOff,
  mailTime,
  mailTitle,
  rowStatus,
  savedText,
  theyAnswered,
} from "../../../domain/answer-link/answer-link-texts";
import { changesForSpot } from "../../../domain/mail-links/spot-view";
import { answeredPage, mailPage, mailPlayer } from "../../support/people/mail-page";

const test = suite("the page of a mail in words");

const event = (change: object) => ({ ...mailPage().event, ...change });

test("the event's name, time and days", () => {
  assert.is(mailTitle(mailPage()), "Practice with the Rockets");
  assert.is(
    mailTitle(mailPage({ team: { name: "The Owls", colour_one: "#000000", colour_two: "#ffffff" } })),
    "Practice with The Owls",
  );
  assert.is(mailTitle(mailPage({ event: event({ title: "Game", opponent: "Comets" }) })), "Game vs Comets");
  assert.equal(mailTime(event({})), { time: "17:15", lines: ["be there", "Tue, Nov 24 · starts 17:30"] });
  assert.equal(mailTime(event({ arrive_minutes: 0 })), { time: "17:30", lines: ["Tue, Nov 24"] });
  assert.equal(mailTime(event({ timing: "open" })), { time: "Tue, Nov 24", lines: ["Time not set yet"] });
  assert.equal(mailTime(event({ timing: "day" })), { time: "Tue, Nov 24", lines: [] });
  assert.equal(
    [mailDays(event({})), mailDays(event({ timing: "day", last_day: "2026-11-26" }))],
    [null, "until Thu, Nov 26"],
  );
  assert.equal(
    [
      mailOff(event({})),
      mailOff(event({ called_off: { reason: "weather", note: null } })),
      mailOff(event({ called_off: { reason: "other", note: "Ice" } })),
    ],
    [null, "Called off: rain.", "Called off: Ice."],
  );
});

test("how an answer stands, and what is said once it is saved", () => {
  const status = (change: object, page = mailPage()) => rowStatus(page, mailPlayer(change), "8:02");
  const alex = { answer: "no", source: "said", answered_by: { name: "Alex", is_me: false } } as const;
  assert.equal(
    [
      status({}),
      status(alex),
      status({ ...alex, answered_by: { name: "Alex", is_me: true } }),
      status({ ...alex, answered_by: undefined }),
      status({ ...alex, source: "away" }),
      status({ ...alex, answer: "yes", source: "usual" }),
      status({ ...alex, is_for_old_time: true }),
      status({}, mailPage({ closed: "late" })),
      status(alex, mailPage({ closed: "late" })),
      status({}, mailPage({ closed: "called_off" })),
      status({}, mailPage({ closed: "not_asked" })),
    ],
    [
      "No answer yet",
      "Alex, 8:02",
      "You, 8:02",
      "8:02",
      "Away",
      "As usual",
      "for the old time, still?",
      "Closed: only Out is left",
      "Alex, 8:02",
      "Called off",
      "No answer needed",
    ],
  );
  assert.equal(
    [theyAnswered(mailPlayer(alex), "8:02"), theyAnswered(mailPlayer({ ...alex, source: "away" }), "8:02")],
    ["Alex said Out at 8:02.", "Alex said at 8:02: away."],
  );
  assert.is(theyAnswered(mailPlayer({ answer: "no" }), "8:02"), "Somebody said Out at 8:02.");
  assert.equal(
    (["yes", "maybe", "no"] as const).map((answer) => savedText(answer, "8:14")),
    ["Saved at 8:14. Game on!", "Saved at 8:14.", "Saved at 8:14. Next time!"],
  );
});

test("an answer has the note that was typed, and none where nothing was", () => {
  const player = mailPlayer({ answer: "no", note: "Tooth", source: "said", answer_version: 2 });
  const { membership_id: id } = player;
  assert.equal(
    [mailAnswerOf(id, "no", undefined), mailAnswerOf(id, "yes", " Hi "), mailAnswerOf(id, "no", " ")],
    [
      { membershipId: id, answer: "no" },
      { membershipId: id, answer: "yes", note: "Hi" },
      { membershipId: id, answer: "no", note: null },
    ],
  );
  const page = mailPage({ players: [{ ...player, over: "usual:3" }] });
  const mailAnswer = mailAnswerOf(id, "yes", undefined);
  assert.equal(sentOf(page, "t", mailAnswer), {
    ...mailAnswer,
    token: "t",
    eventVersion: 2,
    answerVersion: 2,
    over: "usual:3",
  });
  assert.equal(
    [
      isAsAnswered(answeredPage("no"), mailAnswer),
      isAsAnswered(mailPage(), mailAnswer),
      isAsAnswered(answeredPage("yes"), leos(mailAnswer)),
    ],
    [false, false, false],
    "of another answer or another player",
  );
  assert.equal(
    [
      isAsAnswered(answeredPage("yes"), mailAnswer),
      isAsAnswered(answeredPage("yes", { note: "Hi" }), mailAnswer),
      isAsAnswered(answeredPage("yes", { note: "Hi" }), { ...mailAnswer, note: null }),
      isAsAnswered(answeredPage("yes", { source: "usual" }), mailAnswer),
    ],
    [true, true, false, false],
  );
  const news = (change: object) => isNews(mailPlayer({ answer: "yes", source: "said", ...change }), "yes");
  assert.equal(
    [news({}), news({ answer: "no" }), news({ source: "usual" }), news({ is_for_old_time: true })],
    [false, true, true, true],
  );
});

const leos = (mailAnswer: MailAnswer): MailAnswer => ({ ...mailAnswer, membershipId: "leo" });

test("the family of a spot is told of the time and of calling off, of no place and no typed text", () => {
  const all = [
    "status",
    "start",
    "zone",
    "timing",
    "length",
    "arrival",
    "venue",
    "detail",
    "title",
    "opponent",
    "side",
    "kit",
  ];
  const changes = all.map((what) => ({ what, before: null, after: null })) as never;
  assert.equal(
    changesForSpot(changes).map(({ what }) => what),
    ["status", "start", "zone", "timing", "length", "arrival"],
  );
});

test.run();
