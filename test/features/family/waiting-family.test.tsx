import * as assert from "uvu/assert";
import { WaitingFamily } from "../../../src/features/family/waiting-family";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("Home of a waiting family");

const noa = { id: "asked r1", child_id: "child-noa", child_first_name: "Noa", team_name: "Comets" };

test("says who asked which team, and leads to what can be done meanwhile", async () => {
  const opened: string[] = [];
  render(<WaitingFamily requests={[noa]} onGo={(path) => opened.push(path)} />);
  assert.ok(screen.getByRole("heading", { name: "Noa is on deck." }));
  assert.ok(screen.getByText("Comets has your request for Noa."));
  const user = openUser();
  for (const name of ["Turn on notifications", "Get a calendar link", "Invite another parent"])
    await user.click(screen.getByRole("link", { name }));
  assert.equal(opened, [
    "/app/dings?rings",
    "/app/schedule?links",
    "/app/home?settings=family&child=child-noa",
  ]);
});

test("two children are named once each; who asked for themselves invites nobody", () => {
  const { rerender } = render(
    <WaitingFamily
      requests={[noa, { ...noa, id: "asked r2", child_first_name: "Leo" }, { ...noa, id: "asked r3" }]}
      onGo={() => {}}
    />,
  );
  assert.ok(screen.getByRole("heading", { name: "Noa and Leo are on deck." }));
  rerender(<WaitingFamily requests={[{ id: "asked r4", team_name: "Comets" }]} onGo={() => {}} />);
  assert.ok(screen.getByRole("heading", { name: "You're on deck." }));
  assert.is(screen.queryByRole("link", { name: "Invite another parent" }), null);
});

test.run();
