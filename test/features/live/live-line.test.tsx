import * as assert from "uvu/assert";
import { fromCallback } from "xstate";
import type { SignEvent } from "../../../domain/live/live";
import { liveMachine } from "../../../machines/live/live.machine";
import { outageMachine } from "../../../machines/live/outage.machine";
import { LiveLine } from "../../../src/features/live/live-line";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { act, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("live line");
test.before(setUpStyles);

test("an outage is said in a status, which is empty before and after", () => {
  let tell: (event: SignEvent) => void = () => {};
  const outage = outageMachine.provide({
    actors: {
      signs: fromCallback<SignEvent>(({ sendBack }) => {
        tell = sendBack;
      }),
    },
    delays: { outage: 0 },
  });
  render(<LiveLine machine={liveMachine} outage={outage} />);
  const words = () => screen.getByRole("status").textContent;
  assert.is(words(), "");
  return screen.findByText("Rain delay. Words wait here and go when the line is back.").then(() => {
    act(() => tell({ type: "sight.left" }));
    assert.is(words(), "");
  });
});

test.run();
