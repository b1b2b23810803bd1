import * as assert from "uvu/assert";
import { createSafeStorage } from "../../../src/effects/base/storage.effects";
import { joinedTeamWith } from "../../../src/effects/needs-you/joined-team.actors";
import { JoinedTeam } from "../../../src/features/family/joined-team";
import { json, openClient } from "../../support/server/api";
import { until } from "../../support/until";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("the celebration of who joined");

const noa = { id: "r1", teamId: "t1", childId: "noa" };
const teams = [
  {
    id: "t1",
    name: "Comets",
    sport: "soccer",
    age_group: "u10",
    colour_one: "#0b5d3b",
    colour_two: "#ffffff",
    archived_at: null,
    standings: [{ via: "guardian", roles: ["player"], child_id: "noa", child_first_name: "Noa" }],
    waiting: 0,
  },
];

test("a request that was approved is celebrated once, with a link to the team", async () => {
  const { client, requests } = openClient(async () => json({ teams }));
  const storage = createSafeStorage(() => localStorage);
  const opened: string[] = [];
  const draw = (open: readonly (typeof noa)[] | null) => (
    <JoinedTeam machine={machine} open={open} onGo={(path) => opened.push(path)} />
  );
  const machine = joinedTeamWith({ client, storage });
  const { rerender, unmount } = render(draw([noa]));
  rerender(draw(null));
  assert.is(requests.length, 0, "while the list is not read, nothing is decided");
  rerender(draw([]));
  await until(() => screen.queryByRole("dialog", { name: "Noa's in!" }));
  assert.ok(screen.getByText("Comets said yes. See you on the field."));
  const user = openUser();
  await user.click(screen.getByRole("link", { name: "To the team" }));
  assert.equal(opened, ["/app/team/t1"]);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await until(() => screen.queryByRole("dialog") === null);
  unmount();
  render(draw([]));
  assert.is(screen.queryByRole("dialog"), null);
  assert.is(requests.length, 1);
});

test.run();
