import * as assert from "uvu/assert";
import { InlineNotice } from "../../../src/ui/base/inline-notice";
import { SectionHead } from "../../../src/ui/base/section-head";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("notices and heads");

test("a notice has its text, an icon by tone, and its actions", async () => {
  const presses: string[] = [];
  const signs = (["done", "needs-you", "plain"] as const).map((tone) => {
    const { container, unmount } = render(
      <InlineNotice
        tone={tone}
        title="16 want in."
        actions={
          <button type="button" onClick={() => presses.push(tone)}>
            Have a look
          </button>
        }
      >
        Two asked with a question.
      </InlineNotice>,
    );
    screen.getByText("16 want in.");
    screen.getByText("Two asked with a question.");
    screen.getByRole("button", { name: "Have a look" }).click();
    const sign = container.querySelector("svg")?.innerHTML;
    unmount();
    return sign;
  });
  assert.is(new Set(signs).size, 3);
  assert.equal(presses, ["done", "needs-you", "plain"]);
});

test("a notice is announced on request, and takes an icon of its own", () => {
  const { rerender } = render(<InlineNotice title="Asked!" />);
  assert.equal([screen.queryByRole("status"), screen.queryByRole("alert")], [null, null]);
  rerender(<InlineNotice title="Asked!" role="status" icon={<i>lock</i>} />);
  assert.is(screen.getByRole("status").textContent, "lockAsked!");
});

test("a notice can be dismissed by a separate button beside its actions", () => {
  const presses: string[] = [];
  render(
    <InlineNotice
      title="Called off."
      actions={<button type="button">Undo</button>}
      putAway={{ label: "Put away", onPressed: () => presses.push("away") }}
    />,
  );
  screen.getByRole("button", { name: "Undo" }).click();
  screen.getByRole("button", { name: "Put away" }).click();
  assert.equal(presses, ["away"]);
});

test("a head is a heading of its level, whose name includes the count", async () => {
  const presses: string[] = [];
  render(
    <SectionHead
      id="players"
      count={0}
      end={
        <button type="button" onClick={() => presses.push("spot")}>
          Keep a spot
        </button>
      }
    >
      Players
    </SectionHead>,
  );
  assert.is(screen.getByRole("heading", { level: 2, name: "Players 0" }).id, "players");
  await openUser().click(screen.getByRole("button", { name: "Keep a spot" }));
  assert.equal(presses, ["spot"]);
});

test("a smaller head without a count has its text only", () => {
  render(<SectionHead level={3}>Spots</SectionHead>);
  screen.getByRole("heading", { level: 3, name: "Spots" });
});

test.run();
