import * as assert from "uvu/assert";
import { createActor, fromPromise } from "xstate";
import type {
  PushPermission,
  PushReading,
  RingOutcome,
  SilenceOutcome,
} from "../../../domain/push/push-subscription";
import { pushSubscriptionMachine } from "../../../machines/push/push-subscription.machine";
import { PushCard } from "../../../src/features/push/push-card";
import { PushSwitch } from "../../../src/features/push/push-switch";
import { act, openUser, render, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("push subscription");

type Found = { reading: PushReading; wasOffered: boolean };
type Play = { reading: PushReading; permission?: PushPermission; outcome?: RingOutcome };

function provided({ reading, permission = "granted", outcome = { kind: "ringing", tokenId: "t1" } }: Play) {
  const asked: string[] = [];
  const machine = pushSubscriptionMachine.provide({
    actors: {
      readPermission: fromPromise<Found>(async () => ({ reading, wasOffered: false })),
      askPermission: fromPromise<PushPermission>(async () => {
        asked.push("asked");
        return permission;
      }),
      saveToken: fromPromise<RingOutcome>(async () => outcome),
      dropToken: fromPromise<SilenceOutcome, { tokenId: string }>(async () => ({ kind: "silent" })),
    },
  });
  return { machine, asked };
}

/** The card after the first saved *Got it*. */
async function openCard(play: Play) {
  const { machine, asked } = provided(play);
  const pushSubscription = createActor(machine).start();
  render(<PushCard pushSubscription={pushSubscription} />);
  await act(async () => {});
  assert.is(screen.queryByRole("status"), null, "nothing before");
  act(() => pushSubscription.send({ type: "got-it.saved" }));
  return { person: openUser(), asked };
}
const text = () => screen.getByRole("status").textContent ?? "";
const press = (person: ReturnType<typeof openUser>, name: string) =>
  person.click(screen.getByRole("button", { name }));

test("the card has the design's text, and permission is requested only after the press", async () => {
  const { person, asked } = await openCard({ reading: { kind: "off" } });
  assert.match(text(), /^Hear the next one at once\?/);
  assert.match(
    text(),
    /For messages, when something within a day moves or is off, or tonight's answer is missing\./,
  );
  assert.equal(asked, []);
  await press(person, "Ring on this device");
  assert.equal(asked, ["asked"]);
  assert.match(text(), /^This one rings from now on\./);
  await press(person, "Got that");
  assert.is(screen.queryByRole("status"), null);
});

test("Not now dismisses the card", async () => {
  const { person, asked } = await openCard({ reading: { kind: "off" } });
  await press(person, "Not now");
  assert.equal([screen.queryByRole("status"), asked], [null, []]);
});

test("a denied permission shows how to change it", async () => {
  const { person } = await openCard({ reading: { kind: "off" }, permission: "denied" });
  await press(person, "Ring on this device");
  assert.match(
    text(),
    /^Your browser says no\. Allow notifications for Drip in its settings\.Until then we mail you\./,
  );
});

test("on an iPhone without the installed app the card explains how to install it", async () => {
  const { person } = await openCard({ reading: { kind: "needsInstall" } });
  assert.match(
    text(),
    /^One step first: put Drip on your home screen\.Press Share, then Add to Home Screen\. Open Drip from there and it can ring\./,
  );
  await press(person, "Got that");
  assert.is(screen.queryByRole("status"), null);
});

test("an error is shown next to the button that retries", async () => {
  const { person } = await openCard({
    reading: { kind: "off" },
    outcome: { kind: "refused", text: "We don't know that browser's bell." },
  });
  await press(person, "Ring on this device");
  assert.is(screen.getByRole("alert").textContent, "We don't know that browser's bell.");
  assert.ok(screen.getByRole("button", { name: "Ring on this device" }));
});

async function openSwitch(play: Play) {
  const { machine } = provided(play);
  render(<PushSwitch machine={machine} />);
  await act(async () => {});
  return openUser();
}
const knob = () => screen.getByRole("switch", { name: "Ring on this device" }) as HTMLInputElement;
const hint = () => document.getElementById(knob().getAttribute("aria-describedby") ?? "")?.textContent ?? "";

test("until the device's state is read, the switch has its room, which nobody can press or hear", async () => {
  const { machine } = provided({ reading: { kind: "off" } });
  const { container } = render(<PushSwitch machine={machine} />);
  assert.is(screen.queryByRole("switch"), null);
  assert.ok(container.querySelector("[aria-hidden] [role=switch]"));
  await act(async () => {});
  assert.is(container.querySelector("[aria-hidden] [role=switch]"), null);
  assert.ok(knob());
});

test("the settings' switch turns push on and off", async () => {
  const person = await openSwitch({ reading: { kind: "off" } });
  assert.equal([knob().checked, hint().slice(0, 4)], [false, "Off."]);
  await person.click(knob());
  assert.equal([knob().checked, hint().slice(0, 3)], [true, "On."]);
  await person.click(knob());
  assert.is(knob().checked, false);
});

test("the switch shows why it is unavailable, and that a subscription was lost", async () => {
  for (const [kind, words, isUnavailable] of [
    ["denied", /^Your browser says no\..* Until then we mail you\.$/, "true"],
    ["needsInstall", /^One step first: put Drip on your home screen\. Press Share/, "true"],
    ["lost", /isn't on our list any more/, "false"],
    ["silent", /^It hasn't rung lately\. Switch it on again\.$/, "false"],
  ] as const) {
    await openSwitch({ reading: { kind } });
    assert.match(hint(), words);
    assert.is(knob().getAttribute("aria-disabled"), isUnavailable, kind);
    document.body.replaceChildren();
  }
});

test("browsers without push, and people who get no pushes, have no switch", async () => {
  await openSwitch({ reading: { kind: "unable" } });
  assert.is(screen.queryByRole("switch"), null);
  assert.ok(screen.getByText("This browser can't ring. We mail you."));
  document.body.replaceChildren();
  await openSwitch({ reading: { kind: "notForThem" } });
  assert.is(document.body.textContent, "");
});

test.run();
