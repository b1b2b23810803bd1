import { suite } from "uvu";
import * as assert from "uvu/assert";
import { groupOf, isShirtNumber, rolesText } from "../../../domain/team/roster";
import { seasonCloseTexts } from "../../../domain/team/season-texts";
import { ageGroups } from "../../../domain/team/team";
import {
  ageGroupName,
  canArchive,
  canDo,
  canEnd,
  canLeave,
  groupRoster,
  isEmptyRoster,
  lastSeason,
  type ManagerState,
  managerStateOf,
  openSeason,
  opensMember,
  sportName,
  type Team,
} from "../../../domain/team/team-page";
import { adult, oneself, player, spot, standing, team } from "../../support/people/team";

const test = suite("team page");

const now = Date.parse("2026-11-22T09:00:00.000Z");
const archived = { archived_at: "2026-11-22T09:00:00.000Z" };
const resting = { is_resting: true };

test("buttons are shown to those who may use them", () => {
  const manager = team();
  const coach = team({ my_standings: standing("coach") });
  const guardian = team({ my_standings: standing("guardian") });
  const follower = team({ my_standings: standing("follower") });
  const seen = (operation: Parameters<typeof canDo>[1]) =>
    [manager, coach, guardian, follower].map((each) => canDo(each, operation));
  assert.equal(seen("see_roster"), [true, true, true, false]);
  assert.equal(seen("invite"), [true, true, false, false]);
  assert.equal(seen("change_roles"), [true, false, false, false]);
  assert.equal(seen("read_phone_numbers"), [true, true, false, false]);
});

test("a resting or archived team is read-only; a manager can restore an archived one", () => {
  for (const change of [archived, resting]) {
    const still = team(change);
    assert.equal(
      [
        canDo(still, "see_roster"),
        canDo(still, "read_phone_numbers"),
        canDo(still, "invite"),
        canDo(still, "change_team"),
      ],
      [true, true, false, false],
    );
  }
  assert.equal(
    [
      canArchive(team()),
      canArchive(team(archived)),
      canArchive(team(resting)),
      canArchive(team({ my_standings: standing("coach") })),
    ],
    [true, true, false, false],
  );
});

test("everybody can leave, a guardian with the child; a coach can remove spots, a manager anybody", () => {
  const coach = team({ my_standings: standing("coach") });
  const guardian = team({ my_standings: standing("guardian") });
  assert.equal(
    [canLeave(team(), oneself()), canLeave(team(), adult()), canLeave(guardian, player({ is_mine: true }))],
    [true, false, true],
  );
  assert.is(canLeave(team(archived), oneself()), true);
  assert.equal(
    [spot(), player(), adult()].map((entry) => canEnd(coach, entry, now)),
    [true, false, false],
  );
  assert.equal(
    [spot(), player(), adult(), oneself()].map((entry) => canEnd(team(), entry, now)),
    [true, true, true, false],
  );
  assert.equal([canEnd(guardian, player(), now), canEnd(team(archived), player(), now)], [false, false]);
});

test("a coach can remove those they let in, for seven days", () => {
  const coach = team({ my_standings: standing("coach") });
  const sam = player({ let_in_by_me_at: "2026-11-20T09:00:00.000Z" });
  const letIn = Date.parse("2026-11-20T09:00:00.000Z");
  const days = (count: number) => letIn + count * 24 * 3_600_000;
  assert.equal([canEnd(coach, sam, days(6)), canEnd(coach, sam, days(7))], [true, false]);
});

test("a roster row opens when its sheet offers an action", () => {
  const guardian = team({ my_standings: standing("guardian") });
  assert.equal(
    [
      opensMember(guardian, adult()),
      opensMember(guardian, player({ is_mine: true })),
      opensMember(team(), player()),
      opensMember(guardian, player()),
      opensMember(guardian, player({ guardians: [] })),
    ],
    [false, true, true, true, false],
  );
  assert.is(opensMember(team({ ...archived, my_standings: standing("player") }), adult()), false);
});

test("a coach is listed among the staff, also when they play", () => {
  assert.equal(
    [
      adult({ roles: ["player", "coach"] }),
      adult({ roles: ["player"] }),
      adult({ roles: ["follower"] }),
      player(),
      spot(),
    ].map(groupOf),
    ["staff", "players", "followers", "players", "spots"],
  );
  const groups = groupRoster([oneself(), player(), spot()]);
  assert.equal(
    Object.values(groups).map((lines) => lines.length),
    [1, 1, 1, 0],
  );
  assert.equal(
    [
      isEmptyRoster(groups),
      isEmptyRoster(groupRoster([oneself()])),
      isEmptyRoster(groupRoster([oneself(), adult()])),
    ],
    [false, true, false],
  );
});

test("texts for roles, sports, age groups and seasons, known or unknown", () => {
  assert.equal([rolesText(["coach", "manager"]), rolesText(["follower"])], ["Manager, coach", "Follower"]);
  assert.equal([sportName("ice_hockey"), sportName("quidditch")], ["Ice hockey", "quidditch"]);
  assert.equal([ageGroupName("u10"), ageGroupName("u99")], ["Under 10", "u99"]);
  assert.equal(
    Object.values(ageGroups).slice(0, 9),
    [6, 7, 8, 9, 10, 11, 12, 13, 14].map((age) => `Under ${age}`),
  );
  const season = { id: "s1", name: "Fall", starts_on: "2026-08-15", ends_on: "2026-11-30", closed_at: null };
  const past = { ...season, id: "s0", closed_at: "2026-06-01T09:00:00.000Z" };
  assert.equal(
    [openSeason(team({ seasons: [season, past] }))?.id, openSeason(team({ seasons: [past] }))],
    ["s1", null],
  );
  assert.equal(
    [[season, past], [past], []].map((seasons) => lastSeason(team({ seasons }))?.id),
    ["s0", "s0", undefined],
  );
  assert.equal(
    [[season, past], [past]].map((seasons) => seasonCloseTexts.closed({ seasons })),
    ["On to Fall!", "Fall is over."],
  );
  assert.equal([0, 1, 12].map(seasonCloseTexts.closing), [
    "Links to join end. The roster stays.",
    "1 spot nobody took goes. Links to join end. The roster stays.",
    "12 spots nobody took go. Links to join end. The roster stays.",
  ]);
  assert.equal(["0", "00", "7", "100", "x", ""].map(isShirtNumber), [true, true, true, false, false, false]);
});

const coaching = { my_standings: standing("coach") };
const asks = (due: number, isMine: boolean) => ({
  is_unseen: true,
  take_over: { name: "Kim", is_mine: isMine, due_at: new Date(now + due).toISOString() },
});
const managerStates: [what: string, change: Partial<Team>, ManagerState | null][] = [
  ["a coach, and a manager who is about", { ...coaching, is_unseen: false }, null],
  ["a coach, and nobody who manages", { ...coaching, ...resting, ...asks(0, false) }, "free"],
  ["a coach, and unseen managers", { ...coaching, is_unseen: true }, "unseen"],
  ["a coach who asked", { ...coaching, ...asks(1, true) }, "asked_by_me"],
  ["a coach whose time has come", { ...coaching, ...asks(0, true) }, "mine_now"],
  ["another coach", { ...coaching, ...asks(0, false) }, "asked_by_another"],
  ["a manager, and nobody who asks", { is_unseen: true }, null],
  ["a manager, and a coach who asks", asks(1, false), "asked_of_me"],
  ["a coach of an archived team", { ...coaching, ...archived, is_unseen: true }, null],
  ["a guardian", { my_standings: standing("guardian"), ...resting, ...asks(0, false) }, null],
];

for (const [what, change, managerState] of managerStates)
  test(`the take-over notice, for ${what}: ${managerState ?? "none"}`, () => {
    assert.is(managerStateOf(team(change), now), managerState);
  });

test.run();
