import * as assert from "uvu/assert";
import { colourPairs } from "../../../domain/team/colours";
import { Crest } from "../../../src/ui/team/crest";
import { render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("crest");
const comets = { colour_one: "#1d2f6f", colour_two: "#ffc53d" };

test("each pair has its own pattern and colours", () => {
  const drawings = colourPairs.map((pair) => {
    const { container, unmount } = render(<Crest team={pair} />);
    const crest = container.querySelector("svg");
    assert.is(crest?.dataset.pattern, pair.pattern);
    const drawn = crest?.querySelector("g");
    assert.is(drawn?.getAttribute("fill"), pair.colour_two);
    assert.ok(crest?.querySelector(`path[fill="${pair.colour_one}"]`));
    const shape = drawn?.innerHTML;
    unmount();
    return shape;
  });
  assert.is(new Set(drawings).size, colourPairs.length);
});

test("two crests on a page have different clip ids", () => {
  const { container } = render(
    <>
      <Crest team={comets} />
      <Crest team={comets} />
    </>,
  );
  const ids = [...container.querySelectorAll("clipPath")].map(({ id }) => id);
  assert.is(new Set(ids).size, 2);
  assert.equal(
    [...container.querySelectorAll("g")].map((group) => group.getAttribute("clip-path")),
    ids.map((id) => `url(#${id})`),
  );
});

test("colours that are no pair are shown as halves", () => {
  const { container } = render(<Crest team={{ colour_one: "#444444", colour_two: "#eeeeee" }} />);
  assert.is(container.querySelector("svg")?.dataset.pattern, "halves");
});

test("it is decorative, its letter too, unless it has a label", () => {
  const { container, rerender } = render(<Crest team={comets} initial="C" size={64} />);
  assert.is(screen.queryByRole("img"), null);
  assert.is(container.querySelector("svg")?.getAttribute("aria-hidden"), "true");
  assert.is(container.querySelector("svg")?.getAttribute("width"), "64");
  assert.is(container.querySelector("text")?.textContent, "C");
  rerender(<Crest team={comets} initial="C" label="The Comets" />);
  assert.is(
    screen.getByRole("img", { name: "The Comets" }),
    container.querySelector("svg:not([aria-hidden])"),
  );
});

test("without an initial there is no letter", () => {
  const { container } = render(<Crest team={comets} />);
  assert.is(container.querySelector("text"), null);
});

test.run();
