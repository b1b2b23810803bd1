import { suite } from "uvu";
import * as assert from "uvu/assert";
import { helpDetail, helpTitle } from "../../../domain/needs-you/help-item-texts";
import type { WaitingItem } from "../../../domain/needs-you/needs-you-list";
import { detailOf, titleOf } from "../../../domain/needs-you/needs-you-texts";
import { baseOf, carFormOf, isPointTooLong, newCar } from "../../../domain/ride/car-form";
import { carTexts, leavesText, movedBy } from "../../../domain/ride/car-texts";
import { carsOf, freeWays, rideLine, ridersOf, seatGroups } from "../../../domain/ride/event-rides";
import { weekdayName } from "../../../domain/ride/ride-texts";
import { choicesOf } from "../../../domain/ride/seat-choices";
import { isRenewal, seatKey } from "../../../domain/ride/seat-moves";
import { isAskingSeat, seatLine, seatText, waysText } from "../../../domain/ride/seat-texts";
import { ride, seat } from "../../support/people/help";
import { practice } from "../../support/people/week";

const test = suite("words of rides");
const withKim = { driver_id: "kim", driver_name: "Kim" };

test("a seat says who drives, and what is to be settled", () => {
  const agreed = {
    ...seat({ state: "agreed", ...withKim }),
    leaves_local: "2026-11-24T09:10:00",
    meeting_point: "library car park",
  };
  const texts = [
    agreed,
    seat({ state: "agreed", way: "back", ...withKim }),
    seat(),
    seat({ way: "back" }),
    seat({ state: "offered", ...withKim }),
    seat({ state: "offered", way: "back", ...withKim }),
    seat({ state: "needs_company", ...withKim }),
    seat({ state: "open_again", agreed_local: "2026-11-24T09:00:00", ...withKim }),
    seat({ state: "open_again", ...withKim }),
    seat({ state: "not_coming" }),
    seat({ state: "off" }),
    seat({ state: "agreed" }),
  ].map((each) => seatText(each, "Leo"));
  assert.equal(texts, [
    "Kim drives Leo at 9:10, library car park",
    "Kim drives Leo back",
    "Nobody drives Leo yet",
    "Nobody drives Leo back yet",
    "Kim can take Leo there",
    "Kim can take Leo back",
    "Leo would be alone with Kim",
    "Agreed with Kim for 9:00. Still fine?",
    "The plan changed. Still fine with Kim?",
    "Leo isn't coming",
    "Called off: no ride",
    "Somebody drives Leo",
  ]);
  assert.is(seatText(agreed, "Leo", true), "You drive Leo at 9:10, library car park");
  assert.is(seatLine({ ...agreed, is_me: true }, "Leo"), "You drive Leo at 9:10, library car park");
  assert.is(
    seatLine({ ...seat({ state: "open_again", way: "back", ...withKim }), is_me: true }, "Leo"),
    "The plan changed. Still driving Leo back?",
  );
  assert.equal([seatLine(seat(), "Leo"), seatLine(agreed, "Leo")], ["Who drives Leo?", texts[0]]);
  assert.equal(
    (["off", "not_coming", "wanted", "offered", "agreed", "needs_company", "open_again"] as const).map(
      (state) => isAskingSeat({ state }),
    ),
    [false, false, true, true, false, true, true],
  );
  assert.equal(
    [waysText(["there", "back"]), waysText(["back"]), waysText(["there"])],
    ["there and back", "back", "there"],
  );
});

test("each state has its buttons; only an answer that settles it stands out", () => {
  const buttons = (
    ["wanted", "offered", "open_again", "agreed", "needs_company", "not_coming", "off"] as const
  ).map((state) =>
    choicesOf({ state }).map(({ text, move, staysWanted }) => [text, move, staysWanted ?? false].join()),
  );
  assert.equal(buttons, [
    ["No ride needed,leave,false"],
    ["No, thanks,leave,true", "Yes, thanks,agree,false"],
    ["No, thanks,leave,true", "Still fine,agree,false"],
    ["Give up the seat,leave,false"],
    ["Give up the seat,leave,false", "That's fine with us,agree,false"],
    ["Free the seat,leave,false"],
    [],
  ]);
});

test("cars stand by driver, one's own first, and say what is free and who is aboard", () => {
  const cars = carsOf([
    ride({ way: "back", seats: 2, taken: 2 }),
    ride({ meeting_point: "library car park", company: "two_adults" }),
    ride({ driver_id: "me", driver_name: "Dana", is_me: true, way: "there" }),
  ]);
  assert.equal(
    cars.map(({ driverName, isMine, ways }) => [driverName, isMine, ways.map(({ way }) => way).join()]),
    [
      ["Dana", true, "there"],
      ["Kim", false, "there,back"],
    ],
  );
  assert.equal(cars[1]?.ways.map(rideLine), [
    "There at 16:55, library car park · 2 free · two grown-ups",
    "Back at 16:55 · full",
  ]);
  assert.equal(
    [
      ride({ company: "none", taken: 2 }),
      ride({ company: "two_players" }),
      ride({ second: { user_id: "u2", name: "Alex", is_me: false, is_current: true } }),
      ride({ second: { user_id: "me", name: "Dana", is_me: true, is_current: true }, company: "own" }),
    ].map((each) => rideLine(each).split(" · ").slice(1)),
    [
      ["1 free", "needs one more aboard"],
      ["2 free", "two or more players"],
      ["2 free", "Alex rides along"],
      ["2 free"],
    ],
  );
});

test("a car has a seat for a player on the ways that are free on both sides", () => {
  const [kim] = carsOf([ride(), ride({ way: "back" })]);
  assert.ok(kim);
  assert.equal(freeWays(kim, [], "leo"), ["there", "back"]);
  assert.equal(freeWays(kim, [seat()], "leo"), ["there", "back"], "wanting a ride takes no seat");
  assert.equal(freeWays(kim, [seat({ state: "agreed", driver_id: "jo" })], "leo"), ["back"]);
  const [full] = carsOf([ride({ taken: 3 })]);
  assert.ok(full);
  assert.equal(freeWays(full, [], "leo"), []);
});

test("two ways are told in one breath where one answer settles both", () => {
  const groups = (seats: Parameters<typeof seatGroups>[0]) =>
    seatGroups(seats).map(({ ways }) => ways.join());
  assert.equal(groups([seat({ way: "back" }), seat()]), ["there,back"]);
  assert.equal(groups([seat({ way: "back", state: "agreed", ...withKim }), seat()]), ["there", "back"]);
  assert.equal(
    groups([seat({ state: "agreed", ...withKim }), seat({ way: "back", state: "agreed", ...withKim })]),
    ["there", "back"],
    "each can be given up alone",
  );
  assert.equal(groups([seat(), seat({ membership_id: "sam", way: "back" })]), ["there", "back"]);
});

test("riders of a car, with who is not coming", () => {
  const [kim] = carsOf([ride(), ride({ way: "back" })]);
  assert.ok(kim);
  assert.equal(
    ridersOf(kim, [
      seat({ way: "back", state: "agreed", ...withKim }),
      seat({ state: "agreed", ...withKim }),
      seat({ membership_id: "sam", name: "Sam", state: "not_coming", ...withKim }),
      seat({ membership_id: "ada" }),
    ]),
    [
      { membershipId: "leo", name: "Leo", ways: ["there", "back"], isNotComing: false, isOwn: true },
      { membershipId: "sam", name: "Sam", ways: ["there"], isNotComing: true, isOwn: true },
    ],
  );
});

test("a car's form begins with the car, and its times move with the event", () => {
  const [kim] = carsOf([
    ride({ minutes: 30, meeting_point: "library" }),
    ride({ way: "back", seats: 4, minutes: 10 }),
  ]);
  assert.ok(kim);
  assert.equal(carFormOf(kim), {
    ways: ["there", "back"],
    seats: 4,
    minutes: { there: 30, back: 10 },
    meetingPoint: "library",
    riders: [],
    scope: "one",
    isEnded: false,
  });
  const [bare] = carsOf([{ ...ride(), minutes: undefined } as unknown as ReturnType<typeof ride>]);
  assert.ok(bare);
  assert.equal([carFormOf(bare).minutes, carFormOf(bare).meetingPoint], [newCar.minutes, ""]);
  const event = practice();
  assert.equal(
    [baseOf(event, "there"), baseOf(event, "back")],
    ["2026-11-24T17:15:00", "2026-11-24T19:00:00"],
  );
  assert.equal(
    [
      leavesText("there", baseOf(event, "there"), 20),
      leavesText("there", baseOf(event, "there"), 0),
      leavesText("back", baseOf(event, "back"), 10),
      leavesText("back", baseOf(event, "back"), 0),
    ],
    ["16:55 · 20 min before", "17:15 · on time", "19:10 · 10 min after", "19:00 · at the end"],
  );
  assert.is(movedBy("2026-11-24T00:10:00", -20), "2026-11-23T23:50:00");
  assert.is(weekdayName("2026-11-24"), "Tuesday");
  assert.equal(
    [isPointTooLong("x".repeat(60)), isPointTooLong(`${"😀".repeat(60)} `), isPointTooLong("x".repeat(61))],
    [false, false, true],
  );
  assert.equal(
    [0, 1, 2].map(carTexts.endWhy).map((text) => text.split(" ").slice(0, 3).join(" ")),
    ["Your car goes", "One player loses", "2 players lose"],
  );
});

test("a press is known by its player, of who rides along by the car", () => {
  assert.is(seatKey({ eventId: "e1", membershipId: "leo", driverId: "kim" }), "seat.e1.leo");
  assert.is(seatKey({ eventId: "e1", driverId: "kim" }), "seat.e1.kim");
  assert.equal(
    [
      isRenewal({ move: "agree" }),
      isRenewal({ move: "agree", membershipId: "leo" }),
      isRenewal({ move: "join" }),
    ],
    [true, false, false],
  );
});

test("under Needs you a ride says what is to be settled, and which event", () => {
  const item = (change: Partial<WaitingItem>): WaitingItem => ({
    kind: "ride",
    id: "r1",
    created_at: "2026-11-22T10:00:00.000Z",
    team_name: "Rockets",
    event_title: "Practice",
    starts_local: "2026-11-24T17:30:00",
    child_first_name: "Leo",
    driver_name: "Kim",
    ways: ["there"],
    ...change,
  });
  const shown = [
    item({ ride_state: "offered", leaves_local: "2026-11-24T16:55:00" }),
    item({ ride_state: "offered", ways: ["there", "back"] }),
    item({ ride_state: "offered", ways: ["back"] }),
    item({ ride_state: "open_again", agreed_local: "2026-11-24T09:00:00", now_local: "2026-11-24T14:00:00" }),
    item({
      ride_state: "driver_open_again",
      agreed_local: "2026-11-24T09:00:00",
      now_local: "2026-11-24T14:00:00",
    }),
    item({ ride_state: "open_again", agreed_local: "2026-11-24T09:00:00", now_local: "2026-11-24T09:00:00" }),
    item({ ride_state: "open_again" }),
    item({ ride_state: "needs_company" }),
    item({ ride_state: "wanted" }),
  ];
  assert.equal(shown.map(helpTitle), [
    "Kim can take Leo there.",
    "Kim can take Leo there and back.",
    "Kim can take Leo back.",
    "Agreed for 9:00. Still fine for 14:00?",
    "Agreed for 9:00. Still driving at 14:00?",
    "Agreed for another plan. Still fine?",
    "The plan changed. Still fine?",
    "Leo would be alone with Kim.",
    "Nobody drives Leo yet.",
  ]);
  const plain = shown.map((each) => helpDetail(each, null).replaceAll("\u00a0", " "));
  assert.equal(plain.slice(0, 5), [
    "At 16:55 · Practice · Tue, Nov 24, 17:30 · Rockets",
    "Practice · Tue, Nov 24, 17:30 · Rockets",
    "Practice · Tue, Nov 24, 17:30 · Rockets",
    "Kim drives Leo · Practice · Tue, Nov 24, 17:30 · Rockets",
    "You drive · Practice · Tue, Nov 24, 17:30 · Rockets",
  ]);
  const [first] = shown;
  assert.ok(first);
  assert.equal(
    [titleOf(first), detailOf(first, null)?.replaceAll("\u00a0", " ")],
    ["Practice", "Tue, Nov 24, 17:30 · Rockets"],
    "until the row's code is loaded",
  );
  assert.is(helpTitle(item({ kind: "turn", duty_name: "Snacks", duty_sign: "snacks" })), "You bring snacks.");
});

test.run();
