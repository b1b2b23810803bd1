import { suite } from "uvu";
import * as assert from "uvu/assert";
import { playerBadge } from "../../../../domain/schedule/week/player-badge";
import { part, practice, week } from "../../../support/people/week";

const test = suite("an own player's cap on the week");
const leo = { child_id: "child-leo" };
const playing = (team_id: string, number?: string) =>
  practice({
    id: `${team_id}${number}`,
    team_id,
    mine: [part(), part({ ...leo, membership_id: "leo", ...(number && { number }) })],
  });

test("it is as in the first team that gave a number, else in the first team", () => {
  const { teams } = week();
  const [rockets, comets] = teams;
  const capOf = (...events: ReturnType<typeof practice>[]) => playerBadge({ teams, events }, leo);
  assert.equal(capOf(playing("comets", "7"), playing("rockets")), {
    number: "7",
    team: comets,
    isMine: true,
  });
  assert.equal(capOf(playing("comets", "7"), playing("rockets", "4")), {
    number: "4",
    team: rockets,
    isMine: true,
  });
  assert.equal(capOf(playing("comets"), playing("rockets")), { number: null, team: rockets, isMine: true });
  assert.equal(capOf(practice()), { number: null, team: undefined, isMine: true }, "nothing on");
});

test("whom the person only follows has no lime brim", () => {
  const events = [practice({ mine: [part({ ...leo, may_answer: false })] })];
  assert.is(playerBadge({ ...week(), events }, leo).isMine, false);
});

test.run();
