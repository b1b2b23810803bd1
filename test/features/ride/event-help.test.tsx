import { type ComponentType, useState } from "react";
import * as assert from "uvu/assert";
import type { EventDetails } from "../../../domain/schedule/event/event-fields";
import { wireEventDuties } from "../../../src/app/event-duties.part";
import { wireEventRides } from "../../../src/app/event-rides.part";
import { wireRideForms } from "../../../src/app/ride-forms.part";
import { WhoseTurn } from "../../../src/features/duty/whose-turn";
import type { EventHelpProps } from "../../../src/screens/schedule/event-place";
import { ride, seat, turn, withRides, withTurns } from "../../support/people/help";
import { line } from "../../support/people/squad";
import { openUser, render, screen, viewSuite, waitFor, within } from "../../support/view/dom";
import { closeHelpServers, type HelpReplies, openHelpServer } from "../../support/view/help-server";

const test = viewSuite("who brings what, and who drives");
test.after.each(closeHelpServers);
const path = "/team/team_id/rockets/event/event_id/e1";
const post = { turn: `POST ${path}/turn`, seat: `POST ${path}/seat` };
const car = `/team/team_id/rockets/event/event_id/e1/ride/user_id/me`;

function open(details: EventDetails, replies: HelpReplies = {}, isOver = false) {
  const server = openHelpServer(replies);
  // The server's clock is the device's until it replies; the events are long over by it.
  const ahead = new Date(Date.now() + 86_400_000 * 3).toISOString();
  const toCome = isOver ? details : { ...details, event: { ...details.event, ends_at: ahead } };
  const Duties = wireEventDuties(server.ports, window, WhoseTurn);
  const Rides = wireEventRides(server.ports, window, wireRideForms(server.ports));
  const heard: string[] = [];
  const said: string[] = [];
  const { unmount } = render(
    <Sheet
      parts={[toCome.duties && Duties, toCome.rides && Rides]}
      begun={toCome}
      onSaved={() => heard.push("saved")}
      onLost={() => heard.push("lost")}
      onSaid={(text) => said.push(text)}
    />,
  );
  let presses = 0;
  const user = openUser();
  const press = async (name: string | RegExp) => {
    presses += 1;
    await user.click(await screen.findByRole("button", { name }));
  };
  return { ...server, said, heard, user, press, unmount, presses: () => presses };
}

type SheetProps = Pick<EventHelpProps, "onLost" | "onSaid"> & {
  parts: readonly (ComponentType<EventHelpProps> | undefined)[];
  begun: EventDetails;
  onSaved: () => void;
};

/** Shows what the server replied, as an event's sheet does. */
function Sheet({ parts, begun, onSaved, ...heard }: SheetProps) {
  const [details, setDetails] = useState(begun);
  const shared = {
    ...heard,
    details,
    team: undefined,
    hold: () => {},
    onSaved: (saved: EventDetails | null) => {
      onSaved();
      if (saved) setDetails({ ...saved, event: { ...saved.event, ends_at: begun.event.ends_at } });
    },
  };
  return parts.map((Part) => Part && <Part key={parts.indexOf(Part)} {...shared} />);
}

test("one press confirms the turn, one lets go of it", async () => {
  const { press, lastBody, heard } = open(withTurns([turn({ why: "fewest" })]), {
    [post.turn]: withTurns([turn({ state: "taken", version: 3 })]),
  });
  const section = screen.getByRole("region", { name: "Who brings what" });
  assert.match(section.textContent ?? "", /Snacks.*Your turn.*You had the fewest turns\./s);
  await press("We've got it, Snacks");
  await screen.findByText("You've got it.");
  assert.equal(lastBody(), { duty_id: "d1", slot: 1, move: "keep", version: 2 });
  assert.equal(heard, ["saved"]);
  assert.is(screen.queryByRole("button", { name: "We've got it, Snacks" }), null);
  await press("Can't this time, Snacks");
  await waitFor(() => assert.equal(lastBody(), { duty_id: "d1", slot: 1, move: "offer", version: 3 }));
});

test("a free turn says what its taker gives, and goes to the family with one press", async () => {
  const { is_own: _, ...others } = turn({ state: "offered", membership_id: "sam", name: "Sam" });
  const free = {
    ...others,
    take_as: "maya",
    gives: { event_id: "g2", first_day: "2026-11-14", name: "Snacks" },
  };
  const { press, lastBody, heard } = open(withTurns([free]), { [post.turn]: "EVENT_PARTY_MEMBER_409_TAKEN" });
  assert.ok(screen.getByText(/Sam's family can't\. Free to take\./));
  assert.ok(screen.getByText(/your turn on Sat, Nov 14 becomes theirs: snacks/));
  await press("We'll take it, Snacks");
  assert.match((await screen.findByRole("alert")).textContent ?? "", /Somebody was quicker/);
  assert.equal(lastBody(), { duty_id: "d1", slot: 1, move: "take", version: 2, membership_id: "maya" });
  assert.equal(heard, ["lost"], "the sheet is read again");
});

test("while one press is on its way the other waits", async () => {
  const { press, asked } = open(withTurns([turn()]), { [post.turn]: () => new Promise(() => {}) });
  await press("We've got it, Snacks");
  await press("Can't this time, Snacks");
  const other = screen.getByRole("button", { name: "Can't this time, Snacks" });
  assert.equal([other.getAttribute("aria-disabled"), asked.length], ["true", 1]);
});

test("after the event staff still set who really did it, for two weeks; families press nothing", async () => {
  const day = 86_400_000;
  const ended = (days: number, change: Partial<EventDetails> = {}): EventDetails => {
    const details = withTurns([turn()], change);
    const ends_at = new Date(Date.now() - days * day).toISOString();
    return { ...details, event: { ...details.event, ends_at } };
  };
  const staff = { may_take_back: false };
  const buttons = (details: EventDetails) => {
    const { unmount } = open(details, {}, true);
    const names = screen.queryAllByRole("button").map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  assert.equal(buttons(ended(1)), []);
  assert.ok(buttons(ended(13, staff)).includes("Change"));
  assert.equal(buttons(ended(15, staff)), []);
});

test("without a network the press waits, and says so", async () => {
  const { press } = open(withTurns([turn()]), { [post.turn]: null });
  await press("We've got it, Snacks");
  await screen.findByText(/Will be sent/);
});

test("staff set whose turn it is, or that it is not needed; families have no such button", async () => {
  const players = [line("maya", { name: "Maya R." }), line("sam", { name: "Sam L." })];
  const staff = withTurns([turn()], { may_take_back: false, participants: players });
  const { press, user, lastBody, asked } = open(staff, { [post.turn]: staff });
  await press("Change, Snacks");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Whose turn is it?" }), "sam");
  await press("Save");
  await waitFor(() => assert.is(asked.length, 1));
  assert.equal(lastBody(), { duty_id: "d1", slot: 1, move: "set", version: 2, membership_id: "sam" });
  await press("Change, Snacks");
  await press("Not needed");
  await waitFor(() => assert.equal(lastBody(), { duty_id: "d1", slot: 1, move: "off", version: 2 }));
  await press("Change, Snacks");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Whose turn is it?" }), "");
  await press("Save");
  await waitFor(() => assert.equal(lastBody(), { duty_id: "d1", slot: 1, move: "open", version: 2 }));
});

test("a mother without a car asks a driver with two presses", async () => {
  const { press, lastBody, presses } = open(withRides([ride(), ride({ way: "back" })], []), {
    [post.seat]: withRides(
      [ride({ taken: 2 }), ride({ way: "back", taken: 2 })],
      [seat({ state: "agreed", driver_id: "kim", driver_name: "Kim" })],
    ),
  });
  const section = screen.getByRole("region", { name: "Rides" });
  assert.match(section.textContent ?? "", /There at 16:55\s· 2 free/);
  assert.match(section.textContent ?? "", /who is dropped off last/);
  await press("Ride with Kim");
  assert.ok(screen.getByText("For Leo."), "of whom, also where there is no choice");
  assert.equal(
    screen.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).checked),
    [true, true],
  );
  await press("Ask");
  await screen.findByText(/Kim drives Leo/);
  assert.equal(lastBody(), {
    move: "ask",
    ways: ["there", "back"],
    event_version: 3,
    membership_id: "leo",
    driver_id: "kim",
  });
  assert.is(presses(), 2);
});

test("without a car she asks the team with two presses, and reads who will know", async () => {
  const { press, lastBody, user, presses } = open(withRides([], []), {
    [post.seat]: withRides([], [seat(), seat({ way: "back" })]),
  });
  await press("Need a ride, Leo");
  assert.ok(screen.getByText("The team's families read that Leo needs a ride."));
  await user.click(screen.getByRole("checkbox", { name: "Back" }));
  await user.click(screen.getByRole("checkbox", { name: "Back" }));
  await press("Ask");
  await screen.findByText(/Nobody drives Leo yet/);
  assert.equal(lastBody(), { move: "ask", ways: ["there", "back"], event_version: 3, membership_id: "leo" });
  assert.is(presses(), 2);
  await press("No ride needed, Leo");
  await waitFor(() =>
    assert.equal(lastBody(), {
      move: "leave",
      ways: ["there", "back"],
      event_version: 3,
      membership_id: "leo",
    }),
  );
});

test("who leaves out both ways asks for nothing", async () => {
  const { press, user, asked } = open(withRides([], []));
  await press("Need a ride, Leo");
  for (const name of ["There", "Back"]) await user.click(screen.getByRole("checkbox", { name }));
  await press("Ask");
  assert.equal(asked, []);
});

test("of a full car she reads why, and the sheet is read again", async () => {
  const { press, heard } = open(withRides([ride({ seats: 1, taken: 0 })], []), {
    [post.seat]: "RIDE_403_FULL",
  });
  await press("Ride with Kim");
  await press("Ask");
  assert.match((await screen.findByRole("alert")).textContent ?? "", /Every seat is taken/);
  assert.equal(heard, ["lost"]);
});

test("a driver's offer is agreed to with one press, for always with a tick", async () => {
  const offered = seat({ state: "offered", driver_id: "kim", driver_name: "Kim" });
  const { press, user, lastBody } = open(withRides([ride()], [offered]), {
    [post.seat]: withRides([ride()], [{ ...offered, state: "agreed" }]),
  });
  await user.click(screen.getByRole("checkbox", { name: "Kim may always drive Leo" }));
  await press("Yes, thanks, Leo");
  await screen.findByText(/Kim drives Leo/);
  assert.equal(lastBody(), {
    move: "agree",
    ways: ["there"],
    event_version: 3,
    membership_id: "leo",
    driver_id: "kim",
    always: true,
  });
});

test("No, thanks leaves the driver alone; giving up the seat asks for none", async () => {
  const offered = seat({ state: "offered", driver_id: "kim", driver_name: "Kim" });
  const { press, lastBody, asked } = open(withRides([ride()], [offered]), {
    [post.seat]: withRides([ride()], [{ ...offered, state: "agreed" }]),
  });
  await press("No, thanks, Leo");
  await waitFor(() => assert.is(asked.length, 1));
  assert.is((lastBody() as { driver_id?: string }).driver_id, "kim");
  await press("Give up the seat, Leo");
  await waitFor(() => assert.is(asked.length, 2));
  assert.equal(lastBody(), { move: "leave", ways: ["there"], event_version: 3, membership_id: "leo" });
});

test("a guardian lets the child be alone with the driver, for this event alone and with a network", async () => {
  const lonely = seat({ state: "needs_company", driver_id: "kim", driver_name: "Kim" });
  const allow = "PUT /child/child_id/child-leo/driver/user_id/kim";
  const { press, bodies, asked, replies } = open(withRides([ride()], [lonely]), { [allow]: null });
  assert.ok(screen.getByText("Leo would be alone with Kim"));
  await press("That's fine with us, Leo");
  assert.match((await screen.findByRole("alert")).textContent ?? "", /can't reach the clubhouse/);
  replies[allow] = { drivers: [] };
  replies[`GET ${path}`] = withRides([ride()], [{ ...lonely, state: "agreed" }]);
  await press("Try again");
  await screen.findByText(/Kim drives Leo/);
  assert.equal(bodies.slice(0, 2), [{ until: "2026-11-24" }, { until: "2026-11-24" }]);
  assert.equal(asked, [allow, allow, `GET ${path}`]);
});

test("for the whole season, the same tick lets the driver drive the child alone", async () => {
  const lonely = seat({ state: "needs_company", driver_id: "kim", driver_name: "Kim" });
  const { press, user, lastBody } = open(withRides([ride()], [lonely]), {
    [post.seat]: withRides([ride()], [{ ...lonely, state: "agreed" }]),
  });
  await user.click(screen.getByRole("checkbox", { name: "Kim may always drive Leo" }));
  await press("That's fine with us, Leo");
  await screen.findByText(/Kim drives Leo/);
  assert.equal(lastBody(), {
    ...{ move: "agree", ways: ["there"], membership_id: "leo", driver_id: "kim" },
    ...{ event_version: 3, always: true },
  });
});

test("a father offers a ride with two presses and a meeting point, and changes and ends it", async () => {
  const mine = ride({ driver_id: "me", driver_name: "Alex", is_me: true, taken: 0 });
  const both = [mine, { ...mine, way: "back" as const }];
  const aboard = (["there", "back"] as const).map((way) =>
    seat({ way, state: "agreed", driver_id: "me", company: "own" }),
  );
  const { press, user, bodies, presses, said, replies } = open(withRides([], []), {
    [`PUT ${car}`]: withRides(both, []),
    [post.seat]: withRides(both, aboard),
  });
  await press("Offer a ride");
  assert.is(
    ((await screen.findByRole("checkbox", { name: "Leo rides along" })) as HTMLInputElement).checked,
    true,
  );
  await user.type(await screen.findByRole("textbox", { name: "Meeting point" }), "Library car park");
  await press("Save");
  await screen.findByText("You drive");
  assert.equal(bodies, [
    {
      ways: [
        { way: "there", seats: 3, minutes: 20, meeting_point: "Library car park" },
        { way: "back", seats: 3, minutes: 0, meeting_point: "Library car park" },
      ],
      event_version: 3,
    },
    { move: "ask", ways: ["there", "back"], membership_id: "leo", driver_id: "me", event_version: 3 },
  ]);
  assert.ok(screen.getByText("You drive Leo at 16:55"));
  assert.equal([presses(), said], [2, ["Your car is on the list."]]);
  replies[`PUT ${car}`] = withRides([mine], aboard.slice(0, 1));
  replies[`DELETE ${car}`] = withRides([mine], aboard.slice(0, 1));
  await press("Change, You drive");
  await user.click(screen.getByRole("radio", { name: "There" }));
  await press("Save");
  await waitFor(() => assert.is(screen.queryByRole("radio", { name: "There" }), null));
  await press("Can't drive");
  assert.ok(screen.getByText("Your car goes from the list."));
  replies[`DELETE ${car}`] = withRides([], []);
  await press("Yes, I can't drive");
  await screen.findByRole("button", { name: "Offer a ride" });
  assert.is(said.at(-1), "Your car is off the list.");
});

test("a meeting point that is too long is not sent, and stays typed", async () => {
  const { press, user, asked } = open(withRides([], []));
  await press("Offer a ride");
  const point = await screen.findByRole("textbox", { name: "Meeting point" });
  await user.click(point);
  await user.paste("x".repeat(61));
  await press("Save");
  assert.ok(screen.getByText("Sixty characters are enough for a corner."));
  assert.equal([asked, (point as HTMLInputElement).value.length], [[], 61]);
});

test("a driver takes who wants a ride, drops a rider, and renews a changed plan", async () => {
  const mine = ride({ driver_id: "me", driver_name: "Alex", is_me: true, is_current: false });
  const riders = [
    seat({ membership_id: "sam", name: "Sam", is_own: false }),
    seat({ membership_id: "ada", name: "Ada", state: "agreed", driver_id: "me", is_own: false }),
  ];
  const { press, lastBody } = open(withRides([mine], riders), { [post.seat]: withRides([mine], riders) });
  await press("Still driving");
  await waitFor(() => assert.equal(lastBody(), { move: "agree", ways: ["there"], event_version: 3 }));
  await press("Take Sam");
  await waitFor(() =>
    assert.equal(lastBody(), {
      move: "take",
      ways: ["there"],
      event_version: 3,
      membership_id: "sam",
      driver_id: "me",
    }),
  );
  await press("Can't take Ada, You drive");
  await waitFor(() => assert.is((lastBody() as { move: string }).move, "drop"));
});

test("a driver whose car is full takes nobody", () => {
  const mine = ride({ driver_id: "me", driver_name: "Alex", is_me: true, seats: 1, taken: 1 });
  open(withRides([mine], [seat({ membership_id: "sam", name: "Sam", is_own: false })]));
  assert.ok(screen.getByText(/Sam needs a ride/));
  assert.is(screen.queryByRole("button", { name: "Take Sam" }), null);
});

test("somebody else rides along where one more is needed", async () => {
  const { press, lastBody } = open(withRides([ride({ company: "none" })], []), {
    [post.seat]: withRides(
      [
        ride({
          company: "two_adults",
          second: { user_id: "me", name: "Dana", is_me: true, is_current: true },
        }),
      ],
      [],
    ),
  });
  await press("I'll ride along");
  await screen.findByText("You ride along with Kim.");
  assert.equal(lastBody(), { move: "join", ways: ["there"], event_version: 3, driver_id: "kim" });
  await press("Not riding along");
  await waitFor(() => assert.is((lastBody() as { move: string }).move, "quit"));
});

/** Practice of a series, as a family reads it: without the series itself. */
function weekly(rides: Parameters<typeof withRides>[0]): EventDetails {
  const { event, ...more } = withRides(rides, []);
  return { ...more, event: { ...event, series_id: "s1" } };
}

test("of a series the car is offered every week, and what is left out is said", async () => {
  const mine = ride({ driver_id: "me", is_me: true });
  const { press, user, lastBody, said } = open(weekly([]), {
    [`PUT ${car}`]: withRides([mine], [], {
      left_out: [{ event_id: "e2", starts_local: "2026-12-01T17:30:00", code: "RIDE_403_FULL" }],
    }),
  });
  await press("Offer a ride");
  await user.click(await screen.findByRole("checkbox", { name: "Every Tuesday" }));
  await user.click(screen.getByRole("checkbox", { name: "Leo rides along" }));
  await press("Save");
  await waitFor(() => assert.is((lastBody() as { scope?: string }).scope, "later"));
  await waitFor(() => assert.equal(said, ["Left out, full or gone: Tue, Dec 1."]));
});

test("of a series a mother asks for every week, with a network alone, and reads what was left out", async () => {
  const { press, user, lastBody, said, replies } = open(weekly([ride()]), {
    [post.seat]: null,
  });
  await press("Ride with Kim");
  await user.click(screen.getByRole("checkbox", { name: "Every Tuesday" }));
  await press("Ask");
  assert.match((await screen.findByRole("alert")).textContent ?? "", /can't reach the clubhouse/);
  replies[post.seat] = withRides([ride({ taken: 2 })], [seat({ state: "agreed", driver_id: "kim" })], {
    left_out: ["01", "08", "15", "22", "29"].map((day) => ({
      event_id: `e${day}`,
      starts_local: `2026-12-${day}T17:30:00`,
      code: "RIDE_404",
    })),
  });
  await press("Ask");
  await screen.findByText(/drives Leo/);
  assert.equal(lastBody(), {
    move: "ask",
    ways: ["there"],
    event_version: 3,
    membership_id: "leo",
    driver_id: "kim",
    scope: "later",
  });
  assert.equal(said, ["Left out, full or gone: Tue, Dec 1; Tue, Dec 8; Tue, Dec 15; 2 more."]);
});

test("a driver reads of the own child that it rides along, and has no button to leave it behind", () => {
  const mine = ride({ driver_id: "me", driver_name: "Alex", is_me: true, meeting_point: "Library" });
  open(withRides([mine], [seat({ state: "agreed", driver_id: "me", driver_name: "Alex" })]));
  assert.ok(screen.getByText("You drive Leo at 16:55, Library"));
  assert.is(screen.queryByRole("button", { name: /^Can't take/ }), null);
  assert.ok(screen.getByRole("button", { name: "Give up the seat, Leo" }));
});

test("a driver takes the own child, who is not aboard yet, with one press", async () => {
  const mine = ride({ driver_id: "me", driver_name: "Alex", is_me: true });
  const { press, lastBody } = open(withRides([mine, { ...mine, way: "back" }], [seat({ way: "back" })]), {
    [post.seat]: withRides([mine], [seat({ state: "agreed", driver_id: "me", company: "own" })]),
  });
  assert.is(screen.queryByRole("button", { name: "Need a ride, Leo" }), null);
  await press("Take Leo");
  await screen.findByText("You drive Leo at 16:55");
  assert.equal(lastBody(), {
    ...{ move: "ask", ways: ["there", "back"], membership_id: "leo", driver_id: "me" },
    event_version: 3,
  });
});

test("who has a ride there alone reads that nothing is settled back", () => {
  open(withRides([ride()], [seat({ state: "agreed", driver_id: "kim", driver_name: "Kim" })]));
  assert.ok(screen.getByText("Nothing yet for the way back."));
});

test("of an event that is off there is one line, and of one that is over what was agreed, nothing to press", () => {
  const mine = ride({ driver_id: "me", driver_name: "Mia", is_me: true });
  const aboard = seat({ state: "agreed", driver_id: "me", driver_name: "Mia" });
  const details = withRides([mine, ride()], [aboard]);
  const { unmount } = open({ ...details, event: { ...details.event, status: "called_off" } });
  const rides = () => screen.getByRole("region", { name: "Rides" });
  assert.is(rides().textContent, "Rides No rides while it's called off.");
  unmount();
  open(details, {}, true);
  assert.match(rides().textContent ?? "", /You drive Leo.*You drive.*There at.*Kim/s);
  assert.equal(within(rides()).queryAllByRole("button"), []);
});

test("the seat of who is not coming can be freed", () => {
  open(withRides([], [seat({ state: "not_coming", driver_id: "kim" })]));
  const rows = within(screen.getByRole("region", { name: "Rides" }));
  assert.ok(rows.getByText("Leo isn't coming"));
  assert.ok(rows.getByRole("button", { name: "Free the seat, Leo" }));
});

test.run();
