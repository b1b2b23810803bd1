import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor, setup } from "xstate";
import { sendOpened, sightOf } from "../../../src/effects/schedule/opened.effects";
import { json, openClient } from "../../support/server/api";

const test = suite("what stands in sight");

class FakeElement {}
let before: unknown;
test.before(() => {
  before = Reflect.get(globalThis, "Element");
  Object.assign(globalThis, { Element: FakeElement });
});
test.after(() => {
  Object.assign(globalThis, { Element: before });
});

/** A page whose element and tab the test shows and hides. */
function open(place: object = new FakeElement()) {
  const told: string[] = [];
  const tabs = new Set<() => void>();
  let isObserved = false;
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  const page = {
    visibilityState: "visible" as DocumentVisibilityState,
    addEventListener: (_: string, hear: () => void) => void tabs.add(hear),
    removeEventListener: (_: string, hear: () => void) => void tabs.delete(hear),
  };
  class Observer {
    constructor(hear: typeof report) {
      report = hear;
    }
    observe() {
      isObserved = true;
    }
    disconnect() {
      isObserved = false;
    }
  }
  const host = setup({
    actors: { sight: sightOf(page as never, { IntersectionObserver: Observer as never }) },
    actions: { note: ({ event }) => void told.push(event.type) },
  }).createMachine({ invoke: { src: "sight", input: { place } }, on: { "*": { actions: "note" } } });
  const actor = createActor(host).start();
  return {
    told,
    stop: () => actor.stop(),
    onScreen: (isIntersecting: boolean) => report([{ isIntersecting }]),
    tab: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      for (const hear of tabs) hear();
    },
    watches: () => [tabs.size, isObserved],
  };
}

test("an element is in sight while it is on the screen of a tab that is shown", () => {
  const { told, onScreen, tab } = open();
  assert.equal(told, []);
  onScreen(true);
  tab("hidden");
  tab("visible");
  onScreen(false);
  tab("visible");
  assert.equal(
    told.map((type) => type.replace("change.", "")),
    ["in-sight", "out-of-sight", "in-sight", "out-of-sight", "out-of-sight"],
  );
});

test("nothing is watched without an element, or any longer than the machine lives", () => {
  assert.equal(open({}).watches(), [0, false]);
  const { watches, stop } = open();
  assert.equal(watches(), [1, true]);
  stop();
  assert.equal(watches(), [0, false]);
});

test("the version that was drawn is sent as opened", async () => {
  const { client, requests } = openClient(() => json({ items: [] }));
  await sendOpened(client, { teamId: "rockets", eventId: "e1", version: 3 });
  assert.equal(await requests[0]?.json(), {
    via: "opened",
    items: [{ team_id: "rockets", event_id: "e1", version: 3 }],
  });
});

test.run();
