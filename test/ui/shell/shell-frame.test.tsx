import * as assert from "uvu/assert";
import { ShellFrame, ShellPage } from "../../../src/ui/shell/shell-frame";
import { openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("the frame of the app");

test("the first press of the tab key leads past the tabs to the content", async () => {
  render(
    <ShellFrame
      tabs={
        <nav>
          <a href="/app/chat">Chat</a>
        </nav>
      }
    >
      <ShellPage title="Home field">
        <a href="/app/schedule">Schedule</a>
      </ShellPage>
    </ShellFrame>,
  );
  const user = openUser();
  await user.tab();
  assert.is(document.activeElement, screen.getByRole("link", { name: "Skip to content" }));
  await user.keyboard("{Enter}");
  assert.is(document.activeElement, screen.getByRole("main"));
  await user.tab();
  assert.is(document.activeElement, screen.getByRole("link", { name: "Schedule" }));
  assert.is(location.hash, "", "the address stays");
});

test.run();
