import * as assert from "uvu/assert";
import { messageTexts } from "../../domain/problem/message-texts";
import { bellTexts } from "../../domain/push/bell";
import { bellCardEntry, bellSwitchEntry } from "../../src/gallery/bell.gallery";
import type { GalleryEntry } from "../../src/gallery/entry";
import { render, screen, viewSuite } from "../support/view/dom";

const test = viewSuite("bell in the gallery");

const shown: [GalleryEntry, string, string | RegExp][] = [
  [bellCardEntry, "Offered", bellTexts.ask],
  [bellCardEntry, "Being switched on", bellTexts.ask],
  [bellCardEntry, "Rings", bellTexts.rings],
  [bellCardEntry, "Denied", bellTexts.denied],
  [bellCardEntry, "Install first", bellTexts.install],
  [bellCardEntry, "Refused", messageTexts.PUSH_TOKEN_400_SERVICE],
  [bellSwitchEntry, "Off", bellTexts.off],
  [bellSwitchEntry, "On", bellTexts.on],
  [bellSwitchEntry, "Lost", messageTexts.PUSH_TOKEN_404],
  [bellSwitchEntry, "Denied", new RegExp(bellTexts.denied)],
  [bellSwitchEntry, "Install first", new RegExp(bellTexts.install)],
  [bellSwitchEntry, "Unable", bellTexts.unable],
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
