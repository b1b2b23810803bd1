import * as assert from "uvu/assert";
import { createActor } from "xstate";
import type { ConsentInput } from "../../../domain/settings/consent";
import { consentMachine, selectConsent } from "../../../machines/settings/consent.machine";
import { ConsentSwitch } from "../../../src/features/settings/consent-switch";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("consent switch");

test("it is off by default, explains what it does, and can be turned off again", async () => {
  const { consent, person, isOn, hint } = open({});
  assert.equal(
    [isOn(), hint()],
    [false, "Off for this device. Turn on to count screens, sign-ups and claimed names, never who."],
  );
  await person.click(screen.getByRole("switch"));
  assert.equal([isOn(), selectConsent(consent.getSnapshot())], [true, "given"]);
  assert.match(hint(), /^On for this device\./);
  await person.click(screen.getByText("Usage statistics"));
  assert.equal([isOn(), selectConsent(consent.getSnapshot())], [false, "withheld"]);
});

test("it works by keyboard too", async () => {
  const { person, isOn } = open({});
  await person.tab();
  assert.is(document.activeElement, screen.getByRole("switch", { name: "Usage statistics" }));
  await person.keyboard(" ");
  assert.is(isOn(), true);
});

test("another tab's choice is shown", () => {
  const { consent, isOn } = open({ consent: "given" });
  assert.is(isOn(), true);
  act(() => consent.send({ type: "consent.followed", consent: "withheld" }));
  assert.is(isOn(), false);
});

test("with the browser's opt-out the switch can be focused but not changed", async () => {
  const { consent, person, isOn, hint } = open({ consent: "given", isOptedOut: true });
  assert.equal([isOn(), hint()], [false, "Off. Your browser asks sites not to track you, so we don't."]);
  const off = screen.getByRole("switch");
  await person.tab();
  assert.is(document.activeElement, off);
  await person.click(off);
  assert.equal([isOn(), off.getAttribute("aria-disabled")], [false, "true"]);
  assert.is(selectConsent(consent.getSnapshot()), "optedOut");
});

test("where counting is off there is no switch", () => {
  open({ isMeasured: false });
  assert.is(screen.queryByRole("switch"), null);
  assert.ok(screen.getByText("Nothing is counted here. Nothing to switch off."));
});

function open(change: Partial<ConsentInput>) {
  const input: ConsentInput = { consent: "withheld", isMeasured: true, isOptedOut: false, ...change };
  const consent = createActor(consentMachine, { input }).start();
  render(<ConsentSwitch consent={consent} />);
  return {
    consent,
    person: openUser(),
    isOn: () => screen.getByRole<HTMLInputElement>("switch").checked,
    hint: () => {
      const id = screen.getByRole("switch").getAttribute("aria-describedby");
      return document.getElementById(id ?? "")?.textContent ?? "";
    },
  };
}

test.run();
