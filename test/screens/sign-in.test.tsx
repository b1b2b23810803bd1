import { Profiler } from "react";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { dateFieldMachine } from "../../machines/date-field.machine";
import { sessionMachine } from "../../machines/session.machine";
import { signInMachine } from "../../machines/sign-in.machine";
import { SignInPlace } from "../../src/screens/sign-in.screen";
import { WaysIn } from "../../src/screens/ways-in";
import { render, screen, viewSuite } from "../support/dom";

const test = viewSuite("sign-in screen");

test("a press in the very moment in which the dialogs arrive opens one all the same", async () => {
  const session = createActor(sessionMachine, {
    input: { generation: 0, owedLogOut: null, hasHint: false },
  }).start();
  let isArriving = false;
  const charts = {
    get signIn() {
      isArriving = true;
      return signInMachine;
    },
    dateField: dateFieldMachine,
  };
  let presses = 0;
  const pressOnArrival = () => {
    if (!isArriving || presses > 0) return;
    presses++;
    screen.getByRole("button", { name: "Sign in with e-mail" }).click();
  };
  render(
    <Profiler id="place" onRender={pressOnArrival}>
      <SignInPlace
        session={session}
        loadWaysIn={async () => ({ WaysIn, charts })}
        landing={() => "/app/home"}
      />
    </Profiler>,
  );
  assert.ok(await screen.findByRole("dialog"));
  assert.is(presses, 1);
  session.stop();
});

test.run();
