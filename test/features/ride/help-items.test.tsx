import * as assert from "uvu/assert";
import type { WaitingItem } from "../../../domain/needs-you/needs-you-list";
import { wireHelpItem } from "../../../src/app/help-item.part";
import { driversWith } from "../../../src/effects/ride/drivers.actors";
import { Drivers } from "../../../src/features/ride/drivers";
import { withRides, withTurns } from "../../support/people/help";
import { openUser, render, screen, viewSuite, waitFor } from "../../support/view/dom";
import { closeHelpServers, type HelpReplies, openHelpServer } from "../../support/view/help-server";

const test = viewSuite("turns and rides under Needs you");
test.after.each(closeHelpServers);
const path = "/team/team_id/rockets/event/event_id/e1";
const turnPath = `POST ${path}/turn`;
const seatPath = `POST ${path}/seat`;
const item = (change: Partial<WaitingItem>): WaitingItem => ({
  kind: "ride",
  id: "i1",
  created_at: "2026-11-22T10:00:00.000Z",
  team_id: "rockets",
  team_name: "Rockets",
  event_id: "e1",
  event_title: "Practice",
  starts_local: "2026-11-24T17:30:00",
  membership_id: "leo",
  child_id: "child-leo",
  child_first_name: "Leo",
  ...change,
});
const snacks = item({
  kind: "turn",
  duty_id: "d1",
  duty_name: "Snacks",
  duty_sign: "snacks",
  slot: 1,
  version: 4,
});
const ofKim = { driver_id: "kim", driver_name: "Kim", ways: ["there" as const], event_version: 3 };

function open(shown: WaitingItem, replies: HelpReplies) {
  const server = openHelpServer(replies);
  const Item = wireHelpItem(server.ports);
  let saved = 0;
  const went: string[] = [];
  render(
    <ul>
      <Item item={shown} start={null} onGo={(to) => went.push(to)} onSaved={() => saved++} />
    </ul>,
  );
  const user = openUser();
  const press = async (name: string | RegExp, role: "button" | "link" = "button") =>
    user.click(await screen.findByRole(role, { name }));
  return { ...server, press, went, saved: () => saved };
}

test("a turn is confirmed or let go of with one press", async () => {
  const { press, lastBody, saved } = open(snacks, { [turnPath]: withTurns([]) });
  assert.ok(screen.getByText("You bring snacks."));
  await press("We've got it, You bring snacks.");
  await waitFor(() => assert.is(saved(), 1));
  assert.equal(lastBody(), { duty_id: "d1", slot: 1, move: "keep", version: 4 });
  await press("Can't this time, You bring snacks.");
  await waitFor(() => assert.is(saved(), 2));
  assert.is((lastBody() as { move: string }).move, "offer");
});

test("a press waits for the network; one that is too late says why and reads the list again", async () => {
  const { press } = open(snacks, { [turnPath]: null });
  await press(/We've got it/);
  assert.is((await screen.findByRole("status")).textContent, "Will be sent");
});

test("a turn that is gone says why, and the list is read again", async () => {
  const { press, saved } = open(snacks, { [turnPath]: "STEP_404" });
  await press(/We've got it/);
  assert.match((await screen.findByRole("alert")).textContent ?? "", /done and dusted/);
  assert.is(saved(), 1);
});

test("a driver's offer: Yes, thanks or No, thanks", async () => {
  const { press, lastBody, saved } = open(item({ ride_state: "offered", ...ofKim }), {
    [seatPath]: withRides([], []),
  });
  await press("Yes, thanks, Kim can take Leo there.");
  await waitFor(() => assert.is(saved(), 1));
  assert.equal(lastBody(), {
    move: "agree",
    ways: ["there"],
    event_version: 3,
    membership_id: "leo",
    driver_id: "kim",
  });
  await press("No, thanks, Kim can take Leo there.");
  await waitFor(() => assert.is(saved(), 2));
  assert.is((lastBody() as { move: string }).move, "leave");
});

test("after a move: Still fine, and Still driving for who drives", async () => {
  const moved = { agreed_local: "2026-11-24T09:00:00", now_local: "2026-11-24T14:00:00" };
  const family = open(item({ ride_state: "open_again", ...ofKim, ...moved }), {
    [seatPath]: withRides([], []),
  });
  await family.press("Still fine, Agreed for 9:00. Still fine for 14:00?");
  await waitFor(() => assert.is(family.saved(), 1));
  const {
    membership_id: _,
    child_id: __,
    child_first_name: ___,
    ...own
  } = item({
    ride_state: "driver_open_again",
    ...ofKim,
    driver_id: "me",
    ...moved,
  });
  const driver = open(own, { [seatPath]: withRides([], []) });
  await driver.press("Still driving, Agreed for 9:00. Still driving at 14:00?");
  await waitFor(() => assert.equal(driver.lastBody(), { move: "agree", ways: ["there"], event_version: 3 }));
});

test("alone with the driver: That's fine with us for this event, or Find company in its sheet", async () => {
  const allow = "PUT /child/child_id/child-leo/driver/user_id/kim";
  const { press, went, bodies, saved } = open(item({ ride_state: "needs_company", ...ofKim }), {
    [allow]: { drivers: [] },
    [`GET ${path}`]: withRides([], []),
  });
  assert.is(screen.queryByRole("button", { name: /Give up/ }), null);
  await press(/Find company/, "link");
  assert.equal(went, ["/app/schedule?event=rockets.e1"]);
  await press(/That's fine with us/);
  await waitFor(() => assert.is(saved(), 1));
  assert.equal(bodies[0], { until: "2026-11-24" });
});

test("nobody drives yet: the sheet has the cars, or no ride is needed", async () => {
  const { press, went, lastBody } = open(
    item({ ride_state: "wanted", ways: ["there", "back"], event_version: 3 }),
    {
      [seatPath]: withRides([], []),
    },
  );
  await press(/Find a ride/, "link");
  await press(/No ride needed/);
  await waitFor(() => assert.is((lastBody() as { move?: string } | null)?.move, "leave"));
  assert.is(went.length, 1);
});

test("a child's page names who may drive, and any guardian takes it back with one press", async () => {
  const drivers = "/child/child_id/leo/driver";
  const { ports, asked } = openHelpServer({
    [`GET ${drivers}`]: {
      drivers: [{ user_id: "kim", name: "Kim Long", until: "2027-06-30", given_by_name: "Dana" }],
    },
    [`DELETE ${drivers}/user_id/kim`]: { drivers: [] },
  });
  render(<Drivers machine={driversWith(ports.client, "leo")} firstName="Leo" />);
  const section = await screen.findByRole("region", { name: "Who may drive Leo" });
  assert.match(section.textContent ?? "", /Kim Long.*Until Wed, Jun 30 · allowed by Dana/s);
  await openUser().click(screen.getByRole("button", { name: "Take back, Kim Long" }));
  await waitFor(() => assert.is(screen.queryByRole("region"), null));
  assert.equal(asked, [`GET ${drivers}`, `DELETE ${drivers}/user_id/kim`]);
});

test("a child whom nobody may drive has no such part", async () => {
  const { ports, asked } = openHelpServer({ "GET /child/child_id/leo/driver": { drivers: [] } });
  render(<Drivers machine={driversWith(ports.client, "leo")} firstName="Leo" />);
  await waitFor(() => assert.is(asked.length, 1));
  assert.is(screen.queryByRole("region"), null);
});

test.run();
