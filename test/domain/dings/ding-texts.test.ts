import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Ding, detailOf, placeOf, signOf, wordsOf } from "../../../domain/dings/ding-texts";

const test = suite("words of dings");

const game = {
  kind: "game",
  title: "Game",
  opponent: "Rockets",
  timing: "timed",
  starts_local: "2026-11-28T10:00:00",
  starts_at: "2026-11-28T16:00:00.000Z",
  time_zone: "America/Chicago",
};
const practice = { ...game, title: "Practice", opponent: null };
const comets = { team_name: "Comets" };
const event = { ...comets, event_id: "e1", event: game };
const talk = { ...comets, huddle_id: "h1", huddle_name: "Comets grown-ups", who: "Kim" };

const ding = (kind: string, about: Ding["about"], times = 1): Ding => ({
  id: "d1",
  kind,
  team_id: about.team_name === undefined ? null : "t1",
  about,
  times,
  last_at: "2026-11-21T09:15:00.000Z",
  is_seen: false,
  is_read: false,
});

/** Kind, what it is about, how often; the words, the sign, where a press leads. Written by hand. */
const table: readonly [string, Ding["about"], number, string, string, string | null][] = [
  ["called_off", event, 1, "Game vs Rockets is off.", "event", "/app/schedule?event=t1.e1"],
  ["called_off", event, 3, "Game vs Rockets is off.", "event", "/app/schedule?event=t1.e1"],
  ["called_off", { ...event, event: practice }, 1, "Practice is off.", "event", "/app/schedule?event=t1.e1"],
  ["called_off", comets, 6, "6 events at Comets are off.", "event", "/app/schedule"],
  ["moved", { ...comets, event_id: "e1" }, 1, "Something at Comets has moved.", "event", null],
  ["added", event, 1, "Game vs Rockets is new on the schedule.", "event", "/app/schedule?event=t1.e1"],
  ["turn_yours", event, 1, "Game vs Rockets: your turn.", "event", "/app/schedule?event=t1.e1"],
  ["turn_yours", comets, 3, "3 turns are yours this season at Comets.", "event", "/app/schedule"],
  ["turn_yours", { ...comets, event_id: "e1" }, 1, "Something at Comets: your turn.", "event", null],
  ["swap_offered", event, 1, "Game vs Rockets: a turn to take.", "event", "/app/schedule?event=t1.e1"],
  ["swap_offered", comets, 2, "2 turns wait for a taker at Comets.", "event", "/app/schedule"],
  ["changed", event, 1, "Game vs Rockets has changed.", "event", "/app/schedule?event=t1.e1"],
  ["back_on", event, 1, "Game vs Rockets is back on.", "event", "/app/schedule?event=t1.e1"],
  [
    "unseen",
    event,
    1,
    "Game vs Rockets has changed. Have you seen it?",
    "event",
    "/app/schedule?event=t1.e1",
  ],
  [
    "nudged",
    event,
    1,
    "Game vs Rockets has changed. Have you seen it?",
    "event",
    "/app/schedule?event=t1.e1",
  ],
  [
    "answer_wanted",
    event,
    1,
    "Game vs Rockets still wants your answer.",
    "event",
    "/app/schedule?event=t1.e1",
  ],
  ["circle_asked", { child_name: "Sam" }, 1, "Somebody asks to look after or follow Sam.", "people", null],
  [
    "circle_newcomer",
    { child_name: "Sam", who: "Ada" },
    1,
    "Ada is there for Sam now.",
    "people",
    "/app/next?kids",
  ],
  [
    "circle_newcomer",
    { child_name: "Sam", who: "Ada" },
    3,
    "Ada and 2 more are there for Sam now.",
    "people",
    "/app/next?kids",
  ],
  ["circle_newcomer", {}, 1, "Somebody is there for your player now.", "people", "/app/next?kids"],
  ["circle_let_in", { child_name: "Sam" }, 1, "You're there for Sam now.", "people", "/app/next?kids"],
  [
    "removal_asked",
    { child_name: "Sam", who: "Kim" },
    1,
    "Kim asked to end your access to Sam.",
    "people",
    "/app/home?settings=family",
  ],
  ["removal_asked", {}, 1, "Somebody asked to end your access to your player.", "people", null],
  [
    "removal_asked_other",
    { child_name: "Sam", who: "Kim" },
    1,
    "Kim asked to end another guardian's access to Sam.",
    "people",
    "/app/home?settings=family",
  ],
  [
    "removal_kept",
    { child_name: "Sam", who: "Ana" },
    1,
    "Ana objected for you: you look after Sam as before.",
    "people",
    "/app/home?settings=family",
  ],
  [
    "removal_objected",
    { child_name: "Sam", who: "Pat" },
    1,
    "Pat objected: Sam keeps all guardians.",
    "people",
    "/app/home?settings=family",
  ],
  [
    "removal_cancelled",
    { child_name: "Sam", who: "Kim" },
    1,
    "Kim cancelled: you look after Sam as before.",
    "people",
    "/app/home?settings=family",
  ],
  [
    "removal_done",
    { child_name: "Sam" },
    1,
    "One guardian fewer looks after Sam now.",
    "people",
    "/app/home?settings=family",
  ],
  ["removed", {}, 1, "Your access to a player has ended. The mail says why.", "people", null],
  ["team_asked", comets, 1, "Somebody wants to join Comets.", "people", "/app/team/t1?requests"],
  ["team_asked", comets, 2, "2 want to join Comets.", "people", "/app/team/t1?requests"],
  ["team_newcomer", { ...comets, who: "Ada" }, 1, "Ada is in at Comets.", "people", "/app/team/t1"],
  [
    "team_newcomer",
    { ...comets, child_name: "Sam", who: "Ada" },
    2,
    "Sam and 1 more are in at Comets.",
    "people",
    "/app/team/t1",
  ],
  ["team_let_in", comets, 1, "You're in at Comets.", "people", "/app/team/t1"],
  ["team_let_in", { ...comets, child_name: "Sam" }, 1, "Sam is in at Comets.", "people", "/app/team/t1"],
  ["team_declined", comets, 1, "No spot at Comets this time.", "people", null],
  ["role_changed", comets, 1, "Your role at Comets has changed.", "people", "/app/team/t1"],
  [
    "look_alike",
    { ...comets, child_name: "Sam" },
    1,
    "Another player at Comets has the name of Sam.",
    "people",
    null,
  ],
  [
    "look_alike_reported",
    comets,
    1,
    "A family at Comets reported a player with the same name.",
    "people",
    "/app/team/t1",
  ],
  ["take_over", comets, 1, "A coach asks to run Comets.", "people", "/app/team/t1"],
  ["report", comets, 1, "Somebody at Comets reported a message.", "talk", "/app/team/t1?reports"],
  ["named", talk, 1, "Kim named you in Comets grown-ups.", "talk", "/app/chat/t1.h1"],
  ["named", { ...comets, huddle_id: "h1" }, 1, "Somebody named you in a huddle.", "talk", null],
  ["answered", talk, 1, "Kim answered you in Comets grown-ups.", "talk", "/app/chat/t1.h1"],
  ["answered", talk, 4, "4 answers to you in Comets grown-ups.", "talk", "/app/chat/t1.h1"],
  ["seated", talk, 1, "Kim brought you into a huddle.", "talk", "/app/chat/t1.h1"],
  [
    "commented",
    { ...talk, huddle_name: "“Who drives?”", is_post: true },
    1,
    "Kim commented on “Who drives?”.",
    "talk",
    "/app/home?card=t1.h1",
  ],
  ["commented", { huddle_id: "h1" }, 3, "3 new comments on a post.", "talk", null],
  [
    "card_nudged",
    { ...talk, huddle_name: "“Who drives?”", is_post: true },
    1,
    "Your coaches would like you to see “Who drives?”.",
    "talk",
    "/app/home?card=t1.h1",
  ],
  ["taken_down", talk, 1, "Staff took down what you wrote in Comets grown-ups.", "talk", "/app/chat/t1.h1"],
  ["report_done", comets, 1, "We looked at what you reported. Thanks for telling us.", "bell", null],
  ["kind_of_tomorrow", comets, 1, "Something is new.", "bell", null],
  ["toString", comets, 1, "Something is new.", "bell", null],
];

for (const [kind, about, times, words, sign, place] of table)
  test(`${kind}, ${times} times, ${JSON.stringify(about)}`, () => {
    const one = ding(kind, about, times);
    assert.equal([wordsOf(one), signOf(one), placeOf(one)], [words, sign, place]);
  });

test("an event's line says which one, and the zone of one elsewhere", () => {
  assert.is(detailOf(ding("moved", event), null), "Sat, Nov\u00a028, 10:00 · Comets");
  assert.is(detailOf(ding("moved", event), "Chicago time"), "Sat, Nov\u00a028, 10:00 Chicago time · Comets");
  assert.is(
    detailOf(ding("moved", { ...event, event: { ...game, timing: "day" } }), null),
    "Sat, Nov\u00a028 · Comets",
  );
  assert.is(detailOf(ding("moved", comets, 3), null), null);
});

test.run();
