// Imported first, since the router patches the history when it is imported.
import "../support/view/happy-dom";

import type { ComponentType } from "react";
import * as assert from "uvu/assert";
import { messageTexts } from "../../domain/problem/message-texts";
import { answerTexts } from "../../domain/schedule/answer/answer-texts";
import { dayAfter } from "../../domain/schedule/week/agenda";
import { wireSchedule } from "../../src/app/schedule.part";
import { unsentKey } from "../../src/effects/outbox/unsent-key.effects";
import { type Session, useMe } from "../../src/features/session/use-access";
import { deviceDay } from "../../src/ui/schedule/device-clock";
import { opened, openSession } from "../support/machines/session";
import { user } from "../support/people/user";
import { at, practice, week } from "../support/people/week";
import { html, json, openClient, problem } from "../support/server/api";
import { until } from "../support/until";
import { act, cleanup, openUser, render, screen, viewSuite } from "../support/view/dom";

const test = viewSuite("schedule, wired");

/** Ends the sessions after the tests: a queue retries by a timer until its session ends, which would keep the process alive. */
const sessions: (() => Promise<void>)[] = [];
test.after.each(async () => {
  for (const end of sessions.splice(0)) await end();
});

test("after a sign-out the next person in the same tab does not see the previous person's window", async () => {
  const { signIn, signOut, goOffline } = open();
  signIn("a");
  await until(() => screen.queryAllByText("Maya").length > 0);
  await signOut();
  await goOffline();
  signIn("b");
  await until(() => screen.queryByRole("status", { name: "Chalking up your week" }) === null);
  assert.equal(
    screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent),
    ["Rain delay."],
  );
});

test("an offline answer after signing in again in the same tab is sent when the network is back", async () => {
  const { signIn, signOut, goOffline, goOnline, sent } = open();
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await signOut();
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await goOffline();
  await openUser().click(screen.getByRole("button", { name: "Out" }));
  await until(() => screen.queryByText("Will be sent"));
  await goOnline();
  await until(() => sent().length > 0);
  const [{ items } = { items: [] }] = await Promise.all(sent());
  assert.equal(
    items.map(({ answer }) => answer),
    ["no"],
  );
});

test("a queued answer reads saved on the same page once the server has saved it", async () => {
  const saved = { answer: "no", note: null, answer_version: 1, is_for_old_time: false, seen_version: 1 };
  const current = { ...saved, membership_id: "m1", answered_by: { name: "Mia", is_me: true } };
  const { signIn, goOffline, goOnline } = open({ settle: () => ({ item: 0, outcome: "saved", current }) });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await goOffline();
  await openUser().click(screen.getByRole("button", { name: "Out" }));
  await until(() => screen.queryByText("Will be sent"));
  await goOnline();
  await until(() => screen.queryByRole("button", { name: "Out", pressed: true }));
  assert.is(screen.queryByText("Will be sent"), null);
});

test("a change of mind after a lost reply is saved over the answer that arrived, without a question", async () => {
  const current = (answer: string, answer_version: number) => ({
    ...{ membership_id: "maya", answer, note: null, answer_version, is_for_old_time: false, seen_version: 1 },
    answered_by: { name: "Mia", is_me: true },
  });
  const { signIn, isSending, giveUp, goOffline, goOnline, sent } = open({
    isSlow: true,
    settle: ({ answer_version }) =>
      answer_version === 0
        ? { item: 0, outcome: "changed", code: "REQUEST_412_CHANGED", current: current("yes", 1) }
        : { item: 0, outcome: "saved", current: current("no", 2) },
  });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "In" }));
  const press = openUser();
  await press.click(screen.getByRole("button", { name: "In" }));
  await until(isSending);
  giveUp();
  await until(() => screen.queryByText("Will be sent"));
  await press.click(screen.getByRole("button", { name: "Out" }));
  await goOffline();
  await goOnline();
  await until(() => screen.queryByRole("button", { name: "Out", pressed: true }));
  assert.equal(
    (await Promise.all(sent())).map(({ items }) => items.map((each) => [each.answer, each.answer_version])),
    [[["no", 0]], [["no", 1]]],
  );
  assert.equal([screen.queryByText("Leave it"), screen.queryByText("No answer yet")], [null, null]);
  await until(() => localStorage.getItem(unsentKey) === null);
});

test("an answer whose reply is another's page is shown as pressed until it is sent again, never as a failure", async () => {
  const saved = { answer: "no", note: null, answer_version: 1, is_for_old_time: false, seen_version: 1 };
  const current = { ...saved, membership_id: "maya", answered_by: { name: "Mia", is_me: true } };
  const { signIn, isSending, giveUp, goOffline, goOnline } = open({
    isSlow: true,
    settle: () => ({ item: 0, outcome: "saved", current }),
  });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await openUser().click(screen.getByRole("button", { name: "Out" }));
  await until(isSending);
  giveUp(html(200));
  await until(() => screen.queryByText("Will be sent"));
  assert.is(screen.queryByText(/^Didn't make it/), null);
  await goOffline();
  await goOnline();
  await until(() => screen.queryByRole("button", { name: "Out", pressed: true }));
});

test("an answer to an event that was called off meanwhile reads what happened, and one press acknowledges it", async () => {
  const off = practice({ status: "called_off", called_off_for: "weather", version: 4 });
  const { signIn, isSending, giveUp, gotIts, windows } = open({ isSlow: true, found: off });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "In" }));
  const press = openUser();
  await press.click(screen.getByRole("button", { name: "In" }));
  await until(isSending);
  giveUp(problem("EVENT_ITEM_403_CALLED_OFF"));
  await until(() => screen.queryByText("Called off: rain."));
  assert.equal(
    [
      screen.queryByText("Try again"),
      screen.queryByText(messageTexts.EVENT_ITEM_403_CALLED_OFF, { exact: false }),
    ],
    [null, null],
  );
  const before = windows();
  await press.click(screen.getByRole("button", { name: "Got it" }));
  await until(() => windows() > before);
  assert.equal(await Promise.all(gotIts()), [
    { items: [{ team_id: "rockets", event_id: "e1", version: 4 }] },
  ]);
});

test("unsent answers of the previous person, whose session expired, are not counted", async () => {
  localStorage.setItem(unsentKey, "2");
  const { signIn } = open();
  signIn("b");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await until(() => localStorage.getItem(unsentKey) === null);
});

test("an answer in flight when the page is left is stored, and sent when the network is back", async () => {
  const { signIn, leave, isSending, giveUp, goOffline, goOnline, sent } = open({ isSlow: true });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await openUser().click(screen.getByRole("button", { name: "Out" }));
  await until(isSending);
  await until(() => localStorage.getItem(unsentKey) === "1");
  leave();
  giveUp();
  await until(async () => {
    await goOffline();
    await goOnline();
    return sent().length > 0;
  });
});

test("a refused answer without a visible row is announced with a link to its event, and not shown again", async () => {
  const { signIn, leave, enter, goOffline, goOnline, announced, links } = open({
    settle: () => ({ item: 0, outcome: "gone", code: "EVENT_ITEM_404" }),
  });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await goOffline();
  await openUser().click(screen.getByRole("button", { name: "Out" }));
  await until(() => screen.queryByText("Will be sent"));
  leave();
  await goOnline();
  await until(() => announced.length > 0);
  assert.is(announced.length, 1);
  assert.match(announced[0] ?? "", /^Maya, Practice .+Didn't make it: /);
  assert.equal(links, ["/app/schedule?event=rockets.e1"]);
  enter();
  await until(() => screen.queryByRole("button", { name: "Out" }));
  assert.is(screen.queryByText(answerTexts.failed(messageTexts.EVENT_ITEM_404)), null);
  assert.is(screen.queryByText("Will be sent"), null);
});

test("an answer refused after its page was left is announced", async () => {
  const { signIn, leave, isSending, giveUp, announced } = open({ isSlow: true });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await openUser().click(screen.getByRole("button", { name: "Out" }));
  await until(isSending);
  leave();
  giveUp(problem("EVENT_ITEM_404"));
  await until(() => announced.length > 0);
  assert.match(announced[0] ?? "", messageTexts.EVENT_ITEM_404);
});

test("the refusal of an answer that was replaced meanwhile is not announced", async () => {
  const { signIn, leave, enter, puts, giveUp, announced } = open({ isSlow: true });
  signIn("a");
  await until(() => screen.queryByRole("button", { name: "Out" }));
  await openUser().click(screen.getByRole("button", { name: "Out" }));
  await until(() => puts() === 1);
  leave();
  enter();
  await until(() => screen.queryByRole("button", { name: "In" }));
  await openUser().click(screen.getByRole("button", { name: "In" }));
  await until(() => puts() === 2);
  giveUp(problem("EVENT_ITEM_404"));
  await until(() => screen.queryByText(answerTexts.failed(messageTexts.EVENT_ITEM_404)));
  await until(() => localStorage.getItem(unsentKey) === null);
  assert.equal(announced, []);
});

test("a deadline that is over by the device's clock alone is open: the server's replies tell the time", async () => {
  const hour = 3_600_000;
  const event = { answer_by: new Date(Date.now() - hour).toISOString() };
  const { signIn } = open({ event });
  signIn("a");
  await until(() => screen.queryByText(/^Closed since /));
  const isOff = () => screen.getByRole("button", { name: "In" }).getAttribute("aria-disabled");
  assert.is(isOff(), "true", "by a clock that is right it is over");
  cleanup();
  const { signIn: signInElsewhere } = open({ event, ahead: 3 * hour });
  signInElsewhere("a");
  await until(() => screen.queryByRole("button", { name: "In" }));
  assert.equal([isOff(), screen.queryByText(/^Closed since /)], [null, null]);
});

/** Renders the page while signed in, like the guard. */
const Signed = ({ in: session, page: Page }: { in: Session; page: ComponentType }) =>
  useMe(session) && <Page />;

type Sent = { answer: string; answer_version: number };

/** One page with one wired schedule, as in the product. */
function open({
  isSlow = false,
  settle,
  found,
  ahead = 0,
  event = {},
}: {
  isSlow?: boolean;
  settle?: (item: { answer_version?: number }) => object;
  /** The event itself, as read after a refusal. */
  found?: ReturnType<typeof practice>;
  ahead?: number;
  event?: Parameters<typeof practice>[0];
} = {}) {
  history.replaceState(null, "", "/app/schedule?view=agenda");
  let isOnline = true;
  const today = deviceDay(Date.now());
  const present = week({
    from: today,
    today,
    events: [practice({ ...at(dayAfter(today, 1), 17), ...event })],
  });
  const told = { date: new Date(Date.now() - ahead).toUTCString() };
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline });
  let giveUp: (reply?: Response) => void = () => {};
  const givenUp = new Promise<Response>((resolve, reject) => {
    giveUp = (reply) => (reply ? resolve(reply) : reject(new TypeError("Failed to fetch")));
  });
  const announced: string[] = [];
  const links: (string | undefined)[] = [];
  const { client, requests } = openClient(async (request) => {
    if (isSlow && request.method === "PUT") return givenUp.then((reply) => reply.clone());
    if (!isOnline) throw new TypeError("Failed to fetch");
    if (found && request.url.includes("/event_id/"))
      return json({ event: found, notes: null, participants: [] });
    if (request.method === "GET") return json(present, 200, told);
    if (request.url.endsWith("/got_it")) return json({ items: [] });
    const { items } = await request.json();
    return json({ results: settle ? [settle(items[0])] : [] });
  });
  const { session, answer } = openSession();
  const Schedule = wireSchedule({
    client,
    session,
    announce: ({ text, link }) => {
      announced.push(text);
      links.push(link?.href);
    },
  });
  const mount = () => render(<Signed in={session} page={Schedule} />);
  mount();
  const turn = (isOn: boolean, name: "online" | "offline") =>
    act(async () => {
      isOnline = isOn;
      dispatchEvent(new Event(name));
    });
  const signOut = () =>
    act(async () => {
      session.send({ type: "sign-out.chosen" });
      await answer("logOut", "ended");
    });
  sessions.push(signOut);
  return {
    signIn: (id: string) => act(() => session.send(opened(user({ id })))),
    signOut,
    leave: cleanup,
    isSending: () => requests.some(({ method }) => method === "PUT"),
    puts: () => requests.filter(({ method }) => method === "PUT").length,
    giveUp: (reply?: Response) => giveUp(reply),
    announced,
    links,
    enter: () => mount(),
    goOffline: () => turn(false, "offline"),
    goOnline: () => turn(true, "online"),
    sent: () =>
      requests
        .filter(({ url }) => url.endsWith("/schedule/send"))
        .map((request): Promise<{ items: Sent[] }> => request.clone().json()),
    gotIts: () =>
      requests
        .filter(({ url }) => url.endsWith("/schedule/got_it"))
        .map((request): Promise<unknown> => request.clone().json()),
    windows: () => requests.filter(({ url }) => url.includes("/schedule?")).length,
  };
}

test.run();
