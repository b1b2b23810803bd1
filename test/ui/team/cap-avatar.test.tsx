import * as assert from "uvu/assert";
import { CapAvatar } from "../../../src/ui/team/cap-avatar";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("cap avatar");

test("the cap shows the number, 0 included, or the initial without one", () => {
  const sign = (number: number | null | undefined) => {
    const { container, unmount } = render(<CapAvatar number={number} initial="S" />);
    const text = container.querySelector("text")?.textContent;
    unmount();
    return text;
  };
  assert.equal([7, 0, 99, null, undefined].map(sign), ["7", "0", "99", "S", "S"]);
});

test("it is decorative unless it has a label; one's own is marked", () => {
  const { container, rerender } = render(<CapAvatar initial="S" size={64} />);
  const cap = container.querySelector("svg");
  assert.is(cap?.getAttribute("aria-hidden"), "true");
  assert.is(cap?.getAttribute("width"), "64");
  assert.is(cap?.dataset.mine, undefined);
  rerender(<CapAvatar number={7} initial="S" isMine label="Sam R., number 7" />);
  assert.is(screen.getByRole("img", { name: "Sam R., number 7" }).dataset.mine, "true");
});

test.run();
