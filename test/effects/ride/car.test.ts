import { suite } from "uvu";
import * as assert from "uvu/assert";
import { newCar } from "../../../domain/ride/car-form";
import { saveCar } from "../../../src/effects/ride/car.effects";
import { ride, seat, withRides } from "../../support/people/help";
import { json, openClient, problem } from "../../support/server/api";

const test = suite("a car's effects");
const mine = ride({ is_me: true, driver_id: "me" });
const begun = { details: withRides([mine, { ...mine, way: "back" }], []), leftOut: [] };
const save = (answer: Parameters<typeof openClient>[0], form: Partial<typeof newCar> = {}) => {
  const { client, requests } = openClient(answer);
  const saved = saveCar(client, "me", { form: { ...newCar, ...form }, key: "", saved: begun });
  const asked = () =>
    requests.map(
      ({ method, url }) => `${method} ${new URL(url).pathname.split("/").at(-1)}${new URL(url).search}`,
    );
  return { saved, asked, requests };
};

test("a way that is left out is taken from the list by its own call", async () => {
  const { saved, asked } = save(() => json(withRides([mine], [])), { ways: ["there"] });
  assert.equal(await saved, { kind: "saved", saved: { details: withRides([mine], []), leftOut: [] } });
  assert.equal(asked(), ["PUT me", "DELETE me?way=back"]);
});

test("ending takes both ways, of later events too where that was ticked", async () => {
  const { saved, asked } = save(() => json(withRides([], [])), { isEnded: true, scope: "later" });
  assert.is((await saved).kind, "saved");
  assert.equal(asked(), ["DELETE me?scope=later"]);
});

test("a moved event is shown as it is now, and what was typed stays", async () => {
  const now = withRides([], []);
  const { saved, asked } = save(({ method }) =>
    method === "GET" ? json(now) : problem("REQUEST_412_CHANGED"),
  );
  assert.equal(await saved, { kind: "differs", theirs: { details: now, leftOut: [] } });
  assert.equal(asked(), ["PUT me", "GET e1"]);
});

test("children who ride along are seated on the ways that they have open, also of later events", async () => {
  const seated = withRides([mine], [], {
    left_out: [{ event_id: "e3", starts_local: "2026-12-08T17:30:00", code: "RIDE_403_FULL" }],
  });
  const { client, requests } = openClient(({ method }) => json(method === "POST" ? seated : begun.details));
  const inCar = seat({ membership_id: "leo", way: "back", state: "agreed", driver_id: "kim" });
  const saved = await saveCar(client, "me", {
    form: { ...newCar, riders: ["leo"], scope: "later" },
    key: "",
    saved: { ...begun, details: withRides([mine], [inCar, seat({ membership_id: "leo" })]) },
  });
  assert.equal(saved, { kind: "saved", saved: { details: seated, leftOut: ["2026-12-08"] } });
  assert.equal(await requests.at(-1)?.json(), {
    ...{ move: "ask", ways: ["there"], membership_id: "leo", driver_id: "me" },
    ...{ event_version: 3, scope: "later" },
  });
});

test("a refusal has its text, also of the second call", async () => {
  const full = await save(() => problem("RIDE_403_FULL")).saved;
  assert.match("text" in full ? full.text : "", /Every seat is taken/);
  const gone = await save(
    ({ method }) => (method === "PUT" ? json(withRides([mine], [])) : problem("RIDE_404")),
    {
      ways: ["there"],
    },
  ).saved;
  assert.is(gone.kind, "refused");
});

test.run();
