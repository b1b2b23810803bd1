import { useState } from "react";
import * as assert from "uvu/assert";
import { NoticeHost } from "../../../src/ui/schedule/notice-host";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("notice at the lower edge");

test("a notice that goes while it has the focus leaves it on the page's heading, and elsewhere alone", async () => {
  render(<Page />);
  const user = openUser();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  assert.is(document.activeElement, screen.getByRole("heading", { name: "The week" }));
  await user.click(screen.getByRole("button", { name: "Show" }));
  await user.click(screen.getByRole("button", { name: "Hide" }));
  assert.is(document.activeElement, screen.getByRole("button", { name: "Hide" }));
});

function Page() {
  const [isShown, setShown] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>The week</h1>
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Hide
      </button>
      {isShown && (
        <NoticeHost>
          <button type="button" onClick={() => setShown(false)}>
            Undo
          </button>
        </NoticeHost>
      )}
    </main>
  );
}

test.run();
