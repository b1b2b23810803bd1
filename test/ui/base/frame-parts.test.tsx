import * as assert from "uvu/assert";
import { StickyTitle } from "../../../src/ui/base/sticky-title";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("frame parts");

test("the title is the page's heading, focusable, between start and end slots", () => {
  render(
    <StickyTitle start={<i>crest</i>} end={<button type="button">Team settings</button>}>
      The Comets
    </StickyTitle>,
  );
  const heading = screen.getByRole("heading", { level: 1, name: "The Comets" });
  assert.is(heading.tabIndex, -1);
  assert.is(heading.previousElementSibling?.textContent, "crest");
  assert.is(heading.nextElementSibling, screen.getByRole("button", { name: "Team settings" }).parentElement);
});

test.run();
