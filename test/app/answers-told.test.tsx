// Imported first, since the router patches the history when it is imported.
import "../support/view/happy-dom";

import { type ComponentType, useState } from "react";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { messageTexts } from "../../domain/problem/message-texts";
import { answerTexts } from "../../domain/schedule/answer/answer-texts";
import { dayAfter } from "../../domain/schedule/week/agenda";
import { type EventsOfPage, wireHomeEvents } from "../../src/app/home-events.part";
import { wireSchedule } from "../../src/app/schedule.part";
import { unsentKey } from "../../src/effects/outbox/unsent-key.effects";
import { scheduleWith } from "../../src/effects/schedule/schedule.actors";
import { AnswerControl } from "../../src/features/schedule/answer/answer-control";
import type { EventsRead } from "../../src/features/schedule/week/home-events";
import { type Session, useMe } from "../../src/features/session/use-access";
import { deviceDay } from "../../src/ui/schedule/device-clock";
import { opened, openSession } from "../support/machines/session";
import { user } from "../support/people/user";
import { at, practice, subject, week } from "../support/people/week";
import { json, openClient, problem } from "../support/server/api";
import { until } from "../support/until";
import { act, cleanup, openUser, render, screen, viewSuite, within } from "../support/view/dom";

const test = viewSuite("refused answers, told once");

/** The hero and the events after it. */
function Home({ events: Events }: { events: EventsOfPage }) {
  const [read, setRead] = useState<EventsRead | null>(null);
  return (
    <>
      {read?.hero}
      {read?.upNext([])}
      <Events needsYou={[]} onRead={setRead} onGotIt={() => {}} />
    </>
  );
}

const ends: (() => Promise<void>)[] = [];
test.after.each(async () => {
  look("visible");
  setWidth(1024);
  for (const end of ends.splice(0)) await end();
});

const gone = answerTexts.failed(messageTexts.EVENT_ITEM_404);
const refusals = () => screen.queryAllByText(gone).length;
const rowOf = (title: string) => within(screen.getByRole("group", { name: new RegExp(`^Maya, ${title} `) }));

test("a drawn row shows the refusal, without a toast, and once", async () => {
  const { enter, leave, pressOffline, goOnline, announced } = open();
  await enter("schedule");
  await pressOffline("First");
  await goOnline();
  await until(() => refusals() === 1);
  await until(() => localStorage.getItem(unsentKey) === null);
  assert.equal(announced, []);
  leave();
  await enter("schedule");
  assert.equal([refusals(), announced], [0, []]);
});

test("a row drawn after the toast does not show the refusal again, on Home either", async () => {
  const { enter, leave, pressOffline, goOnline, announced } = open();
  await enter("schedule");
  await pressOffline("First");
  leave();
  await goOnline();
  await until(() => announced.length > 0);
  for (const page of ["home", "schedule"] as const) {
    await enter(page);
    assert.ok(rowOf("First").getByRole("button", { name: "Out" }));
    assert.equal([refusals(), announced.length], [0, 1]);
    leave();
  }
});

test("on Home the refusal of an event without a row is told by a toast", async () => {
  const { enter, leave, pressOffline, goOnline, announced } = open();
  await enter("schedule");
  await pressOffline("Fifth");
  leave();
  await enter("home");
  await goOnline();
  await until(() => announced.length > 0);
  assert.match(announced[0] ?? "", /^Maya, Fifth .+Didn't make it: /);
  leave();
  await enter("schedule");
  assert.equal([refusals(), announced.length], [0, 1]);
});

test("on the week board, whose cells show no refusal, a toast tells that an answer was overtaken, and the row shows the other", async () => {
  setWidth(1280);
  const theirs = { answer: "yes", note: null, answer_version: 1, is_for_old_time: false, seen_version: 1 };
  const current = { ...theirs, membership_id: "maya", answered_by: { name: "Alex", is_me: false } };
  const { enter, pressOffline, goOnline, announced } = open({
    settle: () => ({ item: 0, outcome: "changed", current }),
  });
  await enter("schedule");
  await pressOffline("First");
  await openUser().click(screen.getByRole("tab", { name: "Week" }));
  assert.ok(screen.getByRole("table"));
  assert.is(screen.queryByRole("group", { name: /^Maya, First / }), null);
  await goOnline();
  await until(() => announced.length > 0);
  assert.match(announced[0] ?? "", /Didn't make it: somebody else answered meanwhile/);
  await openUser().click(screen.getByRole("tab", { name: "Agenda" }));
  assert.ok(rowOf("First").getByRole("button", { name: "In", pressed: true }));
  assert.equal([screen.queryByText(/^Alex said/), announced.length], [null, 1]);
});

test("a refusal of All in on the week board is told by toasts, one for each event", async () => {
  setWidth(1280);
  const { enter, announced } = open({ put: async () => problem("EVENT_ITEM_404") });
  await enter("schedule");
  const press = openUser();
  await press.click(screen.getByRole("tab", { name: "Week" }));
  await press.click(screen.getByRole("button", { name: "All in" }));
  await press.click(screen.getByRole("button", { name: /^Yes, all / }));
  await until(() => announced.length === titles.length);
  await press.click(screen.getByRole("tab", { name: "Agenda" }));
  assert.equal([refusals(), new Set(announced).size], [0, titles.length]);
});

test("while the page is hidden nobody is told; on return a toast tells it", async () => {
  const { announced } = await openRefusedWhileHidden();
  assert.equal([refusals(), announced], [0, []]);
  look("visible");
  await until(() => announced.length > 0);
  assert.equal([refusals(), announced.length], [0, 1]);
});

test("another person who signs in is not told of the refusal", async () => {
  const { enter, leave, signOut, signIn, announced } = await openRefusedWhileHidden();
  leave();
  await signOut();
  signIn("b");
  look("visible");
  await enter("schedule");
  assert.equal([refusals(), announced], [0, []]);
});

test("of two rows of one answer the one that is left shows the refusal", async () => {
  const { ports, goOffline, goOnline, announced } = open();
  const { answer } = scheduleWith(ports, window);
  const of = createActor(answer, { input: { subject: subject() } }).start();
  const row = (name: string) => (
    <AnswerControl
      key={name}
      of={of}
      event={practice()}
      name={name}
      label={name}
      avatar={null}
      now={Date.now}
    />
  );
  const { rerender } = render([row("Card"), row("Sheet")]);
  await goOffline();
  act(() => of.send({ type: "answer.pressed", answer: "no" }));
  await until(() => screen.queryAllByText("Will be sent").length === 2);
  rerender([row("Card")]);
  await goOnline();
  await until(() => refusals() === 1);
  await until(() => localStorage.getItem(unsentKey) === null);
  assert.equal(announced, []);
  cleanup();
  of.stop();
});

const titles = ["First", "Second", "Third", "Fourth", "Fifth"];

const look = (state: DocumentVisibilityState) =>
  act(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => state });
    document.dispatchEvent(new Event("visibilitychange"));
  });
const setWidth = (width: number) => Reflect.get(globalThis, "happyDOM").setViewport({ width, height: 740 });

function slowReply() {
  let reply: (of: Response) => void = () => {};
  const replied = new Promise<Response>((resolve) => {
    reply = resolve;
  });
  return { put: () => replied, reply: (of: Response) => reply(of) };
}

/** Renders the page while signed in, like the guard. */
/** The schedule, with an answer whose refusal arrived while the page was hidden. */
async function openRefusedWhileHidden() {
  const slow = slowReply();
  const opened = open({ put: slow.put });
  await opened.enter("schedule");
  await openUser().click(rowOf("First").getByRole("button", { name: "Out" }));
  await until(() => opened.puts() === 1);
  look("hidden");
  await act(async () => slow.reply(problem("EVENT_ITEM_404")));
  await until(() => localStorage.getItem(unsentKey) === null);
  return opened;
}

const Signed = ({ in: session, page: Page }: { in: Session; page: ComponentType }) =>
  useMe(session) && <Page />;

/** One tab of Maya's mother with five practices to come, of which Home shows three. The queue's items are refused. */
function open({
  settle = () => ({ item: 0, outcome: "gone", code: "EVENT_ITEM_404" }),
  put = () => Promise.reject(new TypeError("Failed to fetch")),
}: {
  settle?: () => object;
  /** The reply to an answer that is sent directly. */
  put?: () => Promise<Response>;
} = {}) {
  let isOnline = true;
  const today = deviceDay(Date.now());
  const present = week({
    from: dayAfter(today, -7),
    today,
    events: titles.map((title, nth) =>
      practice({ id: `e${nth + 1}`, title, ...at(dayAfter(today, nth + 1), 17) }),
    ),
  });
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  const announced: string[] = [];
  const { client, requests } = openClient(async ({ method }) => {
    if (!isOnline) throw new TypeError("Failed to fetch");
    if (method === "PUT") return (await put()).clone();
    return json(method === "GET" ? present : { results: [settle()] });
  });
  const { session, answer } = openSession();
  const ports = { client, session, announce: ({ text }: { text: string }) => void announced.push(text) };
  const Events = wireHomeEvents(ports);
  const pages = {
    schedule: wireSchedule(ports),
    home: () => <Home events={Events} />,
  };
  const signIn = (id: string) => act(() => session.send(opened(user({ id }))));
  const signOut = () =>
    act(async () => {
      session.send({ type: "sign-out.chosen" });
      await answer("logOut", "ended");
    });
  const turn = (isOn: boolean) =>
    act(async () => {
      isOnline = isOn;
      dispatchEvent(new Event(isOn ? "online" : "offline"));
    });
  signIn("a");
  ends.push(signOut);
  return {
    ports,
    announced,
    signIn,
    signOut,
    goOffline: () => turn(false),
    goOnline: () => turn(true),
    puts: () => requests.filter(({ method }) => method === "PUT").length,
    leave: cleanup,
    /** Waits for the page's events. */
    enter: async (page: keyof typeof pages) => {
      history.replaceState(null, "", "/app/schedule?view=agenda");
      render(<Signed in={session} page={pages[page]} />);
      await until(() => screen.queryAllByRole("group", { name: /^Maya, First / }).length > 0);
    },
    pressOffline: async (title: string) => {
      await turn(false);
      await openUser().click(rowOf(title).getByRole("button", { name: "Out" }));
      await until(() => screen.queryByText("Will be sent"));
    },
  };
}

test.run();
