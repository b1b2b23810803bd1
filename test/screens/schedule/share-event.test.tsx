import * as assert from "uvu/assert";
import { messageTexts } from "../../../domain/problem/message-texts";
import { addToCalendarTexts, shareEventTexts } from "../../../domain/share/texts";
import { details } from "../../support/people/event";
import { openUser, screen, viewSuite, waitFor } from "../../support/view/dom";
import { openEventDialogs } from "../../support/view/event-server";

const test = viewSuite("an event shared, and added to a calendar");
const path = "/team/team_id/rockets/event/event_id/e1";
const address = "https://drip.example/e/n2qv?v=1";
const staff = details({}, { may_take_back: false });

async function open(replies: Record<string, unknown>, options: { isAdult?: boolean } = { isAdult: true }) {
  const opened = openEventDialogs({
    query: "?event=rockets.e1",
    replies: { [`GET ${path}`]: staff, ...replies },
    ...options,
  });
  await screen.findByRole("button", { name: "Add to my calendar" });
  return { ...opened, person: openUser() };
}

const press = (person: ReturnType<typeof openUser>, name: string) =>
  screen.findByRole("button", { name }).then((button) => person.click(button));

test("the sheet says who sees what; the link is copied, removed, and made anew", async () => {
  const { person, copied, said, asked } = await open({
    [`PUT ${path}/short_form_url`]: { address, may_remove: true },
    [`DELETE ${path}/short_form_url`]: { ended: true },
  });
  await press(person, "Share link");
  await screen.findByRole("dialog", { name: "Share link" });
  assert.ok(await screen.findByText(shareEventTexts.whoSees));
  assert.is((await screen.findByRole("link", { name: address })).getAttribute("href"), address);
  await press(person, "Copy");
  await waitFor(() => assert.equal(said, [`success ${shareEventTexts.copied}`]));
  await press(person, "Share");
  await waitFor(() => assert.equal(copied, [address, address]));
  await press(person, "Remove link");
  assert.ok(await screen.findByText(shareEventTexts.removed));
  assert.is(screen.queryByRole("link", { name: address }), null);
  await press(person, "Make a new link");
  assert.ok(await screen.findByRole("link", { name: address }));
  assert.equal(
    asked.filter((name) => name.endsWith("short_form_url")).map((name) => name.split(" ")[0]),
    ["PUT", "DELETE", "PUT"],
  );
  await press(person, "Back");
  assert.ok(await screen.findByRole("button", { name: "Share link" }));
});

test("somebody else's link has no button to remove it", async () => {
  const { person } = await open({ [`PUT ${path}/short_form_url`]: { address, may_remove: false } });
  await press(person, "Share link");
  assert.ok(await screen.findByRole("button", { name: "Copy" }));
  assert.is(screen.queryByRole("button", { name: "Remove link" }), null);
});

test("a refusal is shown with a way to try again", async () => {
  const { person, replies } = await open({ [`PUT ${path}/short_form_url`]: "TEAM_403_ARCHIVED" });
  await press(person, "Share link");
  assert.ok(await screen.findByText(messageTexts.TEAM_403_ARCHIVED));
  replies[`PUT ${path}/short_form_url`] = { address, may_remove: true };
  await press(person, "Try again");
  assert.ok(await screen.findByRole("button", { name: "Remove link" }));
});

test("who is no adult, and a follower, share nothing and still fill their calendar", async () => {
  await open({}, { isAdult: false });
  assert.is(screen.queryByRole("button", { name: "Share link" }), null);
});

test("the file is opened by its address; calendars on the web have links of their own", async () => {
  const { person, opens } = await open({
    "GET /user/me/calendar_link": { items: [], children: [], teams: [] },
    [`POST ${path}/calendar_file`]: {
      address: "https://drip.example/calendar_file/n2qv",
      until: "2026-11-22T14:10:00.000Z",
    },
  });
  await press(person, "Add to my calendar");
  await screen.findByRole("dialog", { name: "Add to my calendar" });
  await press(person, "Calendar file");
  await waitFor(() => assert.equal(opens, ["https://drip.example/calendar_file/n2qv"]));
  const hrefOf = (name: string) => new URL(screen.getByRole("link", { name }).getAttribute("href") ?? "");
  assert.is(hrefOf("Google Calendar").hostname, "calendar.google.com");
  assert.match(hrefOf("Google Calendar").searchParams.get("text") ?? "", "(Rockets)");
  assert.is(hrefOf("Outlook on the web").hostname, "outlook.live.com");
  assert.is(screen.queryByText(addToCalendarTexts.isShown), null);
});

test("a calendar that shows the event already is named, below the buttons", async () => {
  const link = {
    ...{ id: "l1", scope: "household", child_id: null, team_id: null, name: null, guest_name: null },
    ...{ link: "https://drip.example/calendar/n2qv.ics", leaves_out_declined: true, ends_on: null },
    ...{ last_fetched_at: new Date().toISOString(), last_fetched_by: null, is_mine: true, version: 1 },
  };
  const { person } = await open({ "GET /user/me/calendar_link": { items: [link], children: [], teams: [] } });
  await press(person, "Add to my calendar");
  const hint = await screen.findByText(addToCalendarTexts.isShown);
  const outlook = screen.getByRole("link", { name: "Outlook on the web" });
  assert.ok(outlook.compareDocumentPosition(hint) & Node.DOCUMENT_POSITION_FOLLOWING);
});

test.run();
