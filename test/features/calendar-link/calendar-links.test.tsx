import "../../support/view/happy-dom";
import * as assert from "uvu/assert";
import { fromPromise } from "xstate";
import type { Change, ChangeOutcome, ReadOutcome } from "../../../domain/base/collection";
import type { CalendarLink } from "../../../domain/calendar-link/calendar-link";
import type { GuestLinkRequest, GuestOutcome } from "../../../domain/calendar-link/guest";
import { type CalendarLine, guestsOf, linesOfLinks } from "../../../domain/calendar-link/lines";
import { calendarLinksMachine } from "../../../machines/calendar-link/calendar-links.machine";
import { guestLinkMachine } from "../../../machines/calendar-link/guest-link.machine";
import { CalendarLinks } from "../../../src/features/calendar-link/calendar-links";
import { GuestLinks } from "../../../src/features/calendar-link/guest-links";
import { calendarLink, calendarLinks, guestLink } from "../../support/people/calendar-link-rows";
import { openUser, render, screen, viewSuite, within } from "../../support/view/dom";

const test = viewSuite("calendar links");
const now = () => Date.parse("2026-11-24T12:00:00");

function machineOf(
  read: () => CalendarLine[],
  change: (asked: Change<CalendarLine>) => ChangeOutcome<CalendarLine>,
) {
  return calendarLinksMachine.provide({
    actors: {
      read: fromPromise<ReadOutcome<CalendarLine>, { tag: string | null; after: string | null }>(
        async () => ({
          kind: "listed",
          items: read(),
          nextAfter: null,
          tag: null,
        }),
      ),
      change: fromPromise<ChangeOutcome<CalendarLine>, Change<CalendarLine>>(async ({ input }) =>
        change(input),
      ),
    },
  });
}

/** The dialog over these links; a request is granted as the server would. */
async function open(items: CalendarLink[] = []) {
  const asked: (string | boolean | undefined)[] = [];
  const copied: string[] = [];
  const machine = machineOf(
    () => linesOfLinks(calendarLinks(items)),
    ({ to }) => {
      if (to === null) return { kind: "refused", text: "Nothing to do." };
      const { pendingAction, ...line } = to;
      asked.push(pendingAction ?? line.link?.leaves_out_declined);
      if (pendingAction === "make") return { kind: "accepted", item: { ...line, link: calendarLink() } };
      return { kind: "accepted", item: pendingAction === "off" ? { ...line, link: null } : line };
    },
  );
  render(<CalendarLinks machine={machine} now={now} onCopied={(link) => copied.push(link)} />);
  await screen.findByText("Our week");
  return { user: openUser(), asked, copied };
}

test("one press makes a link of the week, and the next one adds it to the calendar", async () => {
  const { user, asked } = await open();
  assert.ok(screen.getByText("Whoever has this link can see when and where your kids play."));
  assert.equal(
    screen.getAllByRole("button").map(({ textContent }) => textContent),
    ["Our week", "Maya", "Rockets"],
  );
  await user.click(screen.getByRole("button", { name: "Our week" }));
  const way = await screen.findByRole("link", { name: "Add to my calendar" });
  assert.equal([asked, document.activeElement], [["make"], way]);
  assert.match(way.getAttribute("href") ?? "", /^webcal:\/\/drip\.example\/calendar\/[\w-]{43}\.ics$/);
  assert.ok(screen.getByText("Not used yet."));
});

test("a link can be copied, told what to leave out, and switched off after a warning", async () => {
  const { user, asked, copied } = await open([
    calendarLink({
      last_fetched_by: "google",
      last_fetched_at: new Date("2026-11-24T06:02:00").toISOString(),
    }),
  ]);
  assert.ok(
    screen.getByText(
      "Google asked last at 6:02 today. It asks every few hours at best: for today's changes trust Drip.",
    ),
  );
  await user.click(screen.getByRole("button", { name: "Copy, Our week" }));
  assert.equal(copied, [calendarLink().link]);
  const tick = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Leave out what we said no to" });
  assert.is(tick().checked, true);
  await user.click(tick());
  assert.equal([tick().checked, asked], [false, [false]]);
  await user.click(screen.getByRole("button", { name: "Switch off, Our week" }));
  assert.is(
    screen.getByText("Phones that use it lose the events at their next look.").getAttribute("role"),
    "status",
  );
  await user.click(screen.getByRole("button", { name: "Keep it" }));
  await user.click(screen.getByRole("button", { name: "Switch off, Our week" }));
  await user.click(screen.getByRole("button", { name: "Switch off" }));
  await screen.findByRole("button", { name: "Our week" });
  assert.is(asked.at(-1), "off");
});

test("the link of a child or a team that one no longer sees reads as ended, and can only be switched off", async () => {
  const { user, asked } = await open([calendarLink({ scope: "child", child_id: "leo", name: null })]);
  const title = "A player's link that has ended";
  assert.ok(screen.getByText(title));
  assert.ok(screen.getByText("You no longer have access to what it showed, so it shows nothing."));
  assert.equal([screen.queryByRole("link"), screen.queryByRole("checkbox")], [null, null]);
  assert.is(screen.queryByRole("button", { name: /^Copy/ }), null);
  await user.click(screen.getByRole("button", { name: `Switch off, ${title}` }));
  await user.click(screen.getByRole("button", { name: "Switch off" }));
  assert.equal(asked, ["off"]);
});

test("a guest's link has no calendar button here, and one that cannot be shown can only be switched off", async () => {
  await open([
    guestLink(),
    calendarLink({ link: null }),
    guestLink({ id: "g2", link: null, is_mine: false }),
  ]);
  assert.is(screen.queryByRole("link"), null);
  assert.ok(screen.getByText("This one can't be shown again. Switch it off and make a new one."));
  assert.ok(screen.getByText("Another grown-up of theirs made it."));
  const names = screen
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  assert.equal(names, [
    "Switch off, Our week",
    "Maya",
    "Rockets",
    "Switch off, Grandpa (Maya)",
    "Copy, Grandpa (Maya)",
    "Switch off, Grandpa (Maya)",
  ]);
});

test("a link for grandparents: a press, a name, and Share", async () => {
  const requests: GuestLinkRequest[] = [];
  const shared: string[] = [];
  const guests: CalendarLink[] = [];
  const form = guestLinkMachine.provide({
    actors: {
      make: fromPromise<GuestOutcome, GuestLinkRequest>(async ({ input }) => {
        requests.push(input);
        guests.push(guestLink());
        return { kind: "made", link: guestLink() };
      }),
    },
  });
  const list = machineOf(
    () => guestsOf(calendarLinks(guests), "maya"),
    () => ({ kind: "refused", text: "No line." }),
  );
  render(
    <GuestLinks
      childId="maya"
      firstName="Maya"
      list={list}
      form={form}
      now={now}
      onShared={(link) => shared.push(link)}
    />,
  );
  const user = openUser();
  const section = screen.getByRole("region", { name: "Grandparents and other fans" });
  await user.click(within(section).getByRole("button", { name: "A link for grandparents" }));
  await user.click(screen.getByRole("button", { name: "Share" }));
  assert.equal([requests, document.activeElement], [[], screen.getByLabelText(/Who's it for/)]);
  await user.type(screen.getByLabelText(/Who's it for/), "Grandpa");
  await user.click(screen.getByRole("radio", { name: "A month" }));
  assert.ok(screen.getByText("Maya's other grown-ups are told, and each of them can switch it off."));
  await user.click(screen.getByRole("button", { name: "Share" }));
  await screen.findByText("Until Fri, May 28. Nobody has looked yet.");
  assert.equal(
    requests.map(({ childId, name, until }) => [childId, name, until]),
    [["maya", "Grandpa", "2026-12-24"]],
  );
  assert.equal(shared, [guestLink().link]);
  await user.click(screen.getByRole("button", { name: "Share, Grandpa" }));
  assert.is(shared.length, 2);
  await user.click(screen.getByRole("button", { name: "Switch off, Grandpa" }));
  await user.click(screen.getByRole("button", { name: "Switch off" }));
  assert.ok(await screen.findByText("No line."));
});

test.run();
