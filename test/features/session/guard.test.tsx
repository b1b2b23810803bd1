import * as assert from "uvu/assert";
import { Guard, type GuardProps } from "../../../src/features/session/guard";
import { OutOfReach, OutOfReachNotice } from "../../../src/features/session/out-of-reach";
import { useMe } from "../../../src/features/session/use-access";
import { opened, openSession, refreshed } from "../../support/machines/session";
import { user } from "../../support/people/user";
import { accessToken } from "../../support/server/access-token";
import { act, openUser, render, renderHook, screen, viewSuite } from "../../support/view/dom";

const test = viewSuite("guard");

test("while the session is being restored the page is not rendered and nobody is redirected", async () => {
  const { seen, answer, refusals } = open({ hasHint: true });
  assert.is(seen(), "nothing yet");
  await act(() => answer("refresh", refreshed()));
  assert.is(seen(), "nothing yet");
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal([seen(), refusals], ["the page", []]);
});

test("a restored session with a forced password change is held back until the change", async () => {
  const { seen, answer, refusals, send } = open({ hasHint: true });
  await act(() => answer("refresh", refreshed(true)));
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal([seen(), refusals], ["nothing yet", ["first"]]);
  send({ type: "password.changed" });
  assert.equal([seen(), refusals], ["the page", ["first"]]);
});

test("a log-in with a temporary password is held back too", () => {
  const { seen, refusals, send } = open();
  send(opened(user(), { must_change_password: true }));
  assert.equal([seen(), refusals], ["nothing yet", ["first"]]);
});

test("a rendered page is removed when another tab reports a forced password change", () => {
  const { seen, refusals, send } = open({ event: opened() });
  assert.equal([seen(), refusals], ["the page", []]);
  send({
    type: "token.shared",
    generation: 1,
    accessToken: accessToken(4_000_000_000, "reset"),
    mustChangePassword: true,
  });
  assert.equal([seen(), refusals], ["nothing yet", ["first"]]);
});

test("a signed-out visitor is redirected once, and so is somebody who signs out on the page", () => {
  const nobody = open();
  assert.equal([nobody.seen(), nobody.refusals], ["nothing yet", ["first"]]);
  nobody.leave();
  const { seen, refusals, send } = open({ event: opened() });
  send({ type: "sign-out.chosen" });
  assert.equal([seen(), refusals], ["nothing yet", ["first"]]);
});

test("a later redirect goes to the target current at that time", () => {
  const { refusals, send, refuseBy } = open({ event: opened() });
  refuseBy("second");
  send({ type: "sign-out.chosen" });
  assert.equal(refusals, ["second"]);
});

test("a refused refresh redirects, a failed one does not", async () => {
  const { seen, answer, refusals, send } = open({ event: opened() });
  send({ type: "refresh.forced" });
  await act(() => answer("refresh", { kind: "failed" }));
  assert.equal([seen(), refusals], ["the page", []]);
  send({ type: "refresh.forced" });
  await act(() => answer("refresh", { kind: "refused", isBanned: false }));
  assert.equal([seen(), refusals], ["nothing yet", ["first"]]);
});

test("an unreachable server shows an error without redirecting, and a press retries", async () => {
  const { seen, answer, refusals, names } = open({ hasHint: true });
  await act(() => answer("refresh", { kind: "failed" }));
  assert.equal([seen(), refusals, names()], ["out of reach", [], ["refresh"]]);
  assert.match(screen.getByRole("status").textContent ?? "", "You're still signed in; we keep trying.");
  const retry = screen.getByRole("button", { name: "Try again" });
  await openUser().click(retry);
  assert.equal([seen(), names()], ["out of reach", ["refresh", "refresh"]]);
  assert.is(retry.getAttribute("aria-busy"), "true");
  await act(() => answer("refresh", { kind: "failed" }));
  assert.is(document.activeElement, retry, "each try leaves the focus where it is");
  await openUser().click(retry);
  await act(() => answer("refresh", refreshed()));
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal([seen(), refusals], ["the page", []]);
});

test("a person whom the device remembers reads the page while the session is being restored", async () => {
  const { seen, answer, send } = open({ hasHint: true });
  send({ type: "me.recalled", me: user() });
  assert.is(seen(), "the page");
  const page = screen.getByRole("heading");
  await act(() => answer("refresh", refreshed()));
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal([seen(), screen.getByRole("heading") === page], ["the page", true], "not drawn anew");
});

test("a remembered person's page goes when the session is refused, somebody else's or waits for a password", async () => {
  for (const [outcome, then, redirects] of [
    [{ kind: "refused", isBanned: false }, "nothing yet", 1],
    [refreshed(false, "u2"), "nothing yet", 0],
    [refreshed(true), "nothing yet", 0],
  ] as const) {
    const { seen, answer, send, refusals, leave } = open({ hasHint: true });
    send({ type: "me.recalled", me: user() });
    await act(() => answer("refresh", outcome));
    assert.equal([seen(), refusals.length], [then, redirects]);
    leave();
  }
});

test("a remembered person who may not read the page waits for what the server says", async () => {
  const { seen, answer, send, refusals } = open({ hasHint: true });
  send({ type: "me.recalled", me: user({ role: "onboarding" }) });
  assert.equal([seen(), refusals], ["nothing yet", []]);
  await act(() => answer("refresh", refreshed()));
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal([seen(), refusals], ["the page", []]);
});

test("out of reach a remembered person keeps the page with a notice, and reads it anew once the session is restored", async () => {
  const { session, answer } = openSession({ hasHint: true });
  session.send({ type: "me.recalled", me: user() });
  render(
    <Guard session={session} level="squad-member" onRefused={() => {}} outOfReach="nothing is stored">
      <OutOfReachNotice session={session} />
      <h1>Chalk talk</h1>
    </Guard>,
  );
  const notice = () => screen.queryByRole("status")?.textContent ?? null;
  assert.is(notice(), null);
  await act(() => answer("refresh", { kind: "failed" }));
  assert.match(notice() ?? "", "Rain delay.");
  const page = screen.getByRole("heading", { name: "Chalk talk" });
  const retry = screen.getByRole("button", { name: "Try again" });
  await openUser().click(retry);
  assert.is(retry.getAttribute("aria-busy"), "true");
  await act(() => answer("refresh", { kind: "failed" }));
  assert.is(retry.getAttribute("aria-busy"), null);
  assert.is(screen.getByRole("heading", { name: "Chalk talk" }), page);
  await openUser().click(retry);
  await act(() => answer("refresh", refreshed()));
  assert.match(notice() ?? "", "Rain delay.", "until it is known who it is");
  await act(() => answer("readMe", { kind: "read", me: user() }));
  assert.equal([notice(), screen.getByRole("heading") === page], [null, false]);
});

const all = ["admin", "premium", "squad-member"] as const;
const levelsOf = {
  administrator: all,
  grand_poobah: all,
  premium: ["premium", "squad-member"],
  squad_member: ["squad-member"],
  onboarding: [],
  default: [],
} as const;

for (const [role, held] of Object.entries(levelsOf))
  test(`the role ${role} opens ${held.length > 0 ? held.join(", ") : "no page"}`, () => {
    const event = opened(user({ role: role as keyof typeof levelsOf }));
    const entered = [];
    for (const level of all) {
      const { seen, refusals, leave } = open({ event, level });
      entered.push(...(seen() === "the page" ? [level] : []));
      assert.is(refusals.length, seen() === "the page" ? 0 : 1);
      leave();
    }
    assert.equal(entered, [...held]);
  });

test("a page without a level needs squad membership", () => {
  const member = open({ event: opened() });
  assert.is(member.seen(), "the page");
  member.leave();
  const newcomer = open({ event: opened(user({ role: "onboarding" })) });
  assert.is(newcomer.seen(), "nothing yet");
});

test("an unmounted guard stops following the session", () => {
  const { session, listeners } = listened();
  const { unmount } = render(
    <Guard session={session} level="squad-member" onRefused={() => {}} outOfReach={null}>
      the page
    </Guard>,
  );
  assert.ok(listeners() > 0);
  unmount();
  assert.is(listeners(), 0);
});

test("the viewer is known at once and follows each change", () => {
  const { session } = openSession();
  const { result } = renderHook(() => useMe(session));
  assert.is(result.current, null);
  act(() => session.send(opened()));
  assert.equal(result.current, user());
  act(() => session.send({ type: "me.updated", me: user({ drip_name: "ace" }) }));
  assert.equal(result.current, user({ drip_name: "ace" }));
});

type Event = Parameters<ReturnType<typeof openSession>["session"]["send"]>[0];

/** A guarded page. `event` is sent before the first render. */
function open({
  hasHint = false,
  event,
  level = "squad-member",
}: { hasHint?: boolean; event?: Event } & Partial<Pick<GuardProps, "level">> = {}) {
  const { session, answer, names } = openSession({ hasHint });
  if (event) session.send(event);
  const refusals: string[] = [];
  const draw = (name: string) => (
    <Guard
      session={session}
      level={level}
      onRefused={() => refusals.push(name)}
      outOfReach={<OutOfReach session={session} />}
    >
      <main>
        <h1>Chalk talk</h1>
      </main>
    </Guard>
  );
  const { rerender, unmount } = render(draw("first"));
  return {
    answer,
    names,
    refusals,
    send: (next: Event) => act(() => session.send(next)),
    refuseBy: (name: string) => rerender(draw(name)),
    leave: unmount,
    seen,
  };
}

/** The rendered page; throws unless there is exactly one. */
function seen() {
  const page = screen.getByRole("main");
  const heading = screen.queryByRole("heading")?.textContent ?? null;
  if (heading === null && page.getAttribute("aria-busy") === "true") return "nothing yet";
  return heading === "Chalk talk" ? "the page" : heading === "Rain delay." ? "out of reach" : heading;
}

/** A session that counts its subscribers. */
function listened() {
  const { session } = openSession();
  const { subscribe } = session;
  let count = 0;
  session.subscribe = (...observer: [never]) => {
    const { unsubscribe } = subscribe.apply(session, observer);
    count++;
    return {
      unsubscribe: () => {
        count--;
        unsubscribe();
      },
    };
  };
  return { session, listeners: () => count };
}

test.run();
