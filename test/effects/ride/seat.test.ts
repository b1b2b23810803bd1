import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sendSeat } from "../../../src/effects/ride/seat.effects";
import { ride, seat, withRides } from "../../support/people/help";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("a seat's effects");
const stillDriving = {
  teamId: "rockets",
  eventId: "e1",
  move: "agree",
  ways: ["there"],
  driverId: "me",
  eventVersion: 3,
} as const;
const car = ride({ driver_id: "me", is_me: true });
const own = seat({ state: "open_again", driver_id: "me" });
const other = seat({ state: "open_again", driver_id: "me", membership_id: "sam", is_own: false });

test("who still drives still drives the own child, and agrees for nobody else's", async () => {
  const begun = withRides([car], [own, other, seat({ ...own, way: "back", driver_id: "kim" })]);
  const renewed = withRides([car], [{ ...own, state: "agreed" }, other]);
  const { client, requests } = openClient(() => json(requests.length === 1 ? begun : renewed));
  assert.equal(await sendSeat(client, stillDriving), { kind: "saved", saved: renewed });
  assert.is(requests.length, 2);
  assert.equal(await requests[1]?.json(), {
    ...{ move: "agree", ways: ["there"], event_version: 3, membership_id: "leo" },
  });
});

test("what could not be renewed for the own child is asked in its row", async () => {
  const begun = withRides([car], [own]);
  const { client, requests } = openClient(() =>
    requests.length === 1 ? json(begun) : problem("RIDE_403_FULL"),
  );
  assert.equal(await sendSeat(client, stillDriving), { kind: "saved", saved: begun });
});

test("a family's yes renews one seat", async () => {
  const begun = withRides([car], [own]);
  const { client, requests } = openClient(() => json(begun));
  await sendSeat(client, { ...stillDriving, membershipId: "leo" });
  assert.is(requests.length, 1);
});

test.run();
