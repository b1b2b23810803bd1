import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type AwayRequest,
  awayCalendarOf,
  awayProblem,
  newRequest,
  requestOf,
  sentOf,
  togglePerson,
} from "../../../domain/absence/away-form";
import { endedText, reviewLists, saidText, stripText } from "../../../domain/absence/form-texts";
import { awayTogether, hasBegun, maySayAway } from "../../../domain/absence/together";
import { dayFrom } from "../../../domain/dates/calendar";
import { absence, absences, awayReview } from "../../support/people/away";

const test = suite("form of an absence");
const today = "2026-06-20";
const request = (change: Partial<AwayRequest> = {}): AwayRequest => ({
  people: ["maya"],
  first: "2026-07-01",
  last: "2026-07-14",
  weekdays: 127,
  ...change,
});

test("what is missing in a request is named, and nothing else holds it back", () => {
  const rows: [Partial<AwayRequest>, string | null][] = [
    [{}, null],
    [{ people: [null] }, null],
    [{ people: [] }, "people"],
    [{ first: null, last: null }, "days"],
    [{ last: null }, "days"],
    [{ first: "2026-06-01", last: "2026-06-19" }, "over"],
    [{ first: "2026-06-01", last: "2026-06-20" }, null],
    [{ last: "2027-08-05" }, null],
    [{ last: "2027-08-06" }, "too_long"],
    [{ weekdays: 0 }, "weekdays"],
    // July 1, 2026 is a Wednesday.
    [{ last: "2026-07-01", weekdays: 0b0001000 }, null],
    [{ last: "2026-07-01", weekdays: 0b0010000 }, "weekdays"],
    // June 20, the day of the request, is a Saturday: the Friday before it is cut off.
    [{ first: "2026-06-19", last: "2026-06-20", weekdays: 0b0100000 }, "weekdays"],
    [{ first: "2026-06-19", last: "2026-06-20", weekdays: 0b1000000 }, null],
  ];
  assert.equal(
    rows.map(([change]) => awayProblem(request(change), today)),
    rows.map(([, problem]) => problem),
  );
  assert.is(sentOf(request({ last: null }), null, today), null);
  assert.equal(sentOf(request(), null, today), { subject: null, request: request() });
});

test("the calendar shows the next month too in the last six days of one, and the years of this and the next", () => {
  const months = (day: number) => awayCalendarOf(null, dayFrom(2026, 11, day)).months;
  assert.equal([1, 24, 25, 30].map(months), [1, 1, 2, 2]);
  assert.is(awayCalendarOf(dayFrom(2026, 12, 30), dayFrom(2026, 11, 1)).months, 2);
  assert.equal(awayCalendarOf(null, dayFrom(2026, 12, 31)).years, { first: 2026, last: 2027 });
});

test("everybody is away unless taken out; an absence that has begun goes on from today", () => {
  assert.equal(newRequest(absences()).people, ["maya", "leo", null]);
  assert.equal(togglePerson(request({ people: ["maya", null] }), null).people, ["maya"]);
  assert.equal(togglePerson(request(), "leo").people, ["maya", "leo"]);
  assert.equal(requestOf(absence(), today), request());
  assert.equal(requestOf(absence({ child_id: null, first_day: "2026-06-10" }), today), {
    ...request({ people: [null] }),
    first: today,
  });
});

const away = (change = {}) => ({
  id: "a1",
  first_day: "2026-06-18",
  last_day: "2026-06-24",
  weekdays: 127,
  version: 1,
  ...change,
});

test("those who are away on the same days stand in one line, from a week before", () => {
  const people = [
    { name: "Maya", away: [away(), away({ id: "a3", first_day: "2026-06-28", last_day: "2026-06-30" })] },
    { name: "Leo", away: [away({ id: "a2", version: 2 })] },
    { name: "Sam", away: [away({ id: "a4", last_day: "2026-06-19" })] },
    { name: "Nia", away: [away({ id: "a5", first_day: "2026-06-27", last_day: "2026-06-27" })] },
  ];
  const together = awayTogether(people, today);
  assert.equal(
    together.map(({ who }) => who),
    [
      [
        { name: "Maya", id: "a1", version: 1 },
        { name: "Leo", id: "a2", version: 2 },
      ],
      [{ name: "Nia", id: "a5", version: 1 }],
    ],
  );
  assert.equal(
    together.map((each) => [hasBegun(each, today), stripText(each, today)]),
    [
      [true, "Maya and Leo: away until Jun 24"],
      [false, "Nia: away Jun 27"],
    ],
  );
});

test("whose absence was said twice is named once", () => {
  const [twice] = awayTogether([{ name: "Maya", away: [away(), away({ id: "a2" })] }], today);
  assert.is(twice && stripText(twice, today), "Maya: away until Jun 24");
});

test("some weekdays are named, since the last day alone would say too much", () => {
  const [wednesdays] = awayTogether([{ name: "Maya", away: [away({ weekdays: 0b0001000 })] }], today);
  assert.is(wednesdays && stripText(wednesdays, today), "Maya: away on Wed, Jun 18 to 24");
});

test("whoever only follows has nobody to speak for", () => {
  assert.is(maySayAway([{ name: "Maya" }]), false);
  assert.is(maySayAway([{ name: "Maya" }, { name: "Leo", away: [] }]), true);
});

test("what it does is told in numbers, with the events behind them", () => {
  const review = awayReview();
  assert.is(saidText(review), "Have a good one! Out of 3 things. Turns 1 In to Out.");
  assert.is(
    saidText(awayReview({ covers: 0, events: [], turns: [] })),
    "Have a good one! Nothing on those days yet.",
  );
  assert.equal(
    reviewLists(review).map(({ label, days }) => [label, days.map(({ text }) => text)]),
    [
      ["These turn to Out", ["Maya: Fri, Jul 10, Cup"]],
      ["Out of", ["Maya: Tue, Jul 7, Practice", "Maya: Fri, Jul 10, Cup"]],
    ],
  );
  const [event] = review.events;
  assert.ok(event);
  const touched = awayReview({ events: [], turns: [], touches: [{ ...event, days_away: 2, days: 4 }] });
  assert.equal(
    reviewLists(touched).map(({ days }) => days.map(({ text }) => text)),
    [["Maya: Tue, Jul 7, Practice: away on 2 of its 4 days, so it still asks."]],
  );
});

test("coming back says where one is in again", () => {
  assert.is(endedText(null), "Welcome back!");
  assert.is(endedText(awayReview({ turns: [] })), "Welcome back!");
  const [turn] = awayReview().turns;
  assert.ok(turn);
  assert.is(
    endedText(awayReview({ turns: [{ ...turn, from: "no", to: "yes" }] })),
    "Welcome back! In again at 1.",
  );
});

test.run();
