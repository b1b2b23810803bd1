import * as assert from "uvu/assert";
import { messageTexts } from "../../domain/problem/message-texts";
import { pushTexts } from "../../domain/push/push-subscription";
import type { GalleryEntry } from "../../src/gallery/entry";
import { pushCardEntry, pushSwitchEntry } from "../../src/gallery/push-subscription.gallery";
import { render, screen, viewSuite } from "../support/view/dom";

const test = viewSuite("push subscription in the gallery");

const shown: [GalleryEntry, string, string | RegExp][] = [
  [pushCardEntry, "Offered", pushTexts.ask],
  [pushCardEntry, "Being switched on", pushTexts.ask],
  [pushCardEntry, "Rings", pushTexts.rings],
  [pushCardEntry, "Denied", pushTexts.denied],
  [pushCardEntry, "Install first", pushTexts.install],
  [pushCardEntry, "Refused", messageTexts.PUSH_TOKEN_400_SERVICE],
  [pushSwitchEntry, "Off", pushTexts.off],
  [pushSwitchEntry, "On", pushTexts.on],
  [pushSwitchEntry, "Lost", messageTexts.PUSH_TOKEN_404],
  [pushSwitchEntry, "Denied", new RegExp(pushTexts.denied)],
  [pushSwitchEntry, "Install first", new RegExp(pushTexts.install)],
  [pushSwitchEntry, "Unable", pushTexts.unable],
];

for (const [{ name, states }, state, text] of shown)
  test(`${name}, ${state}: shows what it is named after`, async () => {
    const shownState = states.find((each) => each.name === state);
    assert.ok(shownState);
    render(shownState.render());
    assert.ok(await screen.findByText(text));
    const isBusy = screen.queryByRole("button", { busy: true }) !== null;
    assert.is(isBusy, state === "Being switched on");
  });

test.run();
