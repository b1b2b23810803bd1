import * as assert from "uvu/assert";
import { CodeLetters } from "../../../src/ui/invitation/code-letters";
import { QrCard } from "../../../src/ui/invitation/qr-card";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("QR card and code");
const link = "https://drip.example/app/join#0J7S4mT2b9QyVxkPqRf3WnZc8LhA6dEu1oGi5XvYtMs";

test("a QR code is a named image of one path, with a quiet zone of four modules", () => {
  render(<QrCard value={link} label="QR code of the invitation" />);
  const code = screen.getByRole("img", { name: "QR code of the invitation" });
  assert.is(code.querySelectorAll("path").length, 1);
  const [left, top, width, height] = (code.getAttribute("viewBox") ?? "").split(" ").map(Number);
  assert.equal([left, top], [-4, -4]);
  assert.is(width, height);
  const modules = (width ?? 0) - 8;
  assert.is((modules - 17) % 4, 0);
  const places = (code.querySelector("path")?.getAttribute("d") ?? "").match(/\d+/g)?.map(Number) ?? [];
  assert.is(Math.min(...places), 0);
  assert.is(Math.max(...places), modules);
});

test("a different link gives a different code, the same link the same", () => {
  const { rerender } = render(<QrCard value={link} label="Code" />);
  const drawn = () => screen.getByRole("img").querySelector("path")?.getAttribute("d");
  const first = drawn();
  rerender(<QrCard value={`${link}x`} label="Code" />);
  assert.is.not(drawn(), first);
  rerender(
    <QrCard value={link} label="Code" isBright>
      Or by hand
    </QrCard>,
  );
  assert.is(drawn(), first);
  screen.getByText("Or by hand");
});

test("a code is shown in two groups of four and spelled out for screen readers", () => {
  for (const code of ["K7QM4XTD", "K7QM-4XTD"]) {
    const { container, unmount } = render(<CodeLetters code={code} label="Code" />);
    screen.getByRole("group", { name: "Code" });
    const shown = container.querySelector("code");
    assert.is(shown?.textContent, "K7QM-4XTD");
    assert.is(shown?.getAttribute("aria-hidden"), "true");
    screen.getByText("K 7 Q M, 4 X T D");
    assert.is(shown?.parentElement?.dir, "ltr");
    unmount();
  }
});

test("its button is in the group and pressed separately", async () => {
  const presses: string[] = [];
  render(
    <CodeLetters
      code="K7QM4XTD"
      label="Code"
      end={
        <button type="button" onClick={() => presses.push("copy")}>
          Copy
        </button>
      }
    />,
  );
  await openUser().click(screen.getByRole("button", { name: "Copy" }));
  assert.equal(presses, ["copy"]);
});

test.run();
