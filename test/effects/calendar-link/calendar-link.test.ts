import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createActor } from "xstate";
import { type CalendarLine, linesOfLinks } from "../../../domain/calendar-link/lines";
import { messageTexts } from "../../../domain/problem/message-texts";
import { selectRows } from "../../../machines/base/collection.setup";
import { calendarLinksMachine } from "../../../machines/calendar-link/calendar-links.machine";
import { calendarLinkActors, makeGuestLink } from "../../../src/effects/calendar-link/calendar-link.effects";
import { readLook } from "../../../src/effects/calendar-link/look.effects";
import { calendarLink, calendarLinks, guestLink, lookEvent } from "../../support/people/calendar-link-rows";
import { type Answer, json, openClient, problem } from "../../support/server/api";
import { until } from "../../support/until";

const test = suite("calendar link effects");

async function open(change: Answer, items = [guestLink()]) {
  const { client, requests } = openClient((request) =>
    request.method === "GET" ? json(calendarLinks(items)) : change(request),
  );
  const actors = calendarLinkActors(client, () => "key-1", linesOfLinks);
  const list = createActor(calendarLinksMachine.provide({ actors }), { input: {} }).start();
  const rows = () => selectRows<CalendarLine>(list.getSnapshot());
  await until(() => rows().length > 0);
  const row = (id: string) => rows().find(({ item }) => item.id === id);
  const send = async (id: string, change: Partial<CalendarLine>) => {
    const line = row(id)?.item;
    assert.ok(line);
    list.send({ type: "item.changed", change: { id, to: { ...line, ...change } } });
    await until(() => rows().every(({ change }) => change === null));
    const sent = requests.at(-1);
    return [sent?.method, sent?.url.replace("https://drip.example", ""), await sent?.clone().text()];
  };
  return { rows, row, send, requests };
}

test("a press makes a link of a line, once per key", async () => {
  const made = calendarLink({ id: "l9", scope: "team", team_id: "rockets", name: "Rockets" });
  const { row, send, requests } = await open(() => json(made));
  assert.equal(await send("team.rockets", { pendingAction: "make" }), [
    "POST",
    "/user/me/calendar_link",
    JSON.stringify({ scope: "team", team_id: "rockets" }),
  ]);
  assert.is(requests.at(-1)?.headers.get("idempotency-key"), "key-1");
  assert.equal([row("team.rockets")?.item.link, row("team.rockets")?.item.pendingAction], [made, undefined]);
});

test("what a link leaves out is changed in the version that was shown", async () => {
  const link = calendarLink({ version: 3 });
  const after = { ...link, leaves_out_declined: false, version: 4 };
  const { row, send, requests } = await open(() => json(after), [link]);
  assert.equal(await send("household", { link: { ...link, leaves_out_declined: false } }), [
    "PATCH",
    "/user/me/calendar_link/link_id/l1",
    JSON.stringify({ leaves_out_declined: false }),
  ]);
  assert.is(requests.at(-1)?.headers.get("if-match"), '"3"');
  assert.equal(row("household")?.item.link, after);
});

test("a line that is switched off can be made again; a guest's goes", async () => {
  const { row, send } = await open(() => json({ ended: true }), [calendarLink(), guestLink()]);
  assert.equal((await send("household", { pendingAction: "off" })).slice(0, 2), [
    "DELETE",
    "/user/me/calendar_link/link_id/l1",
  ]);
  assert.is(row("household")?.item.link, null);
  await send("g1", { pendingAction: "off" });
  assert.is(row("g1"), undefined);
});

test("a refusal stands beside its line, which stays as it was", async () => {
  const { row, send } = await open(() => problem("CALENDAR_LINK_403_TOO_MANY"), [calendarLink()]);
  await send("child.maya", { pendingAction: "make" });
  assert.equal(
    [row("child.maya")?.refusal, row("child.maya")?.item.link],
    [messageTexts.CALENDAR_LINK_403_TOO_MANY, null],
  );
  for (const change of [{ pendingAction: "off" as const }, {}]) {
    await send("household", change);
    assert.equal(
      [row("household")?.refusal, row("household")?.item.link?.id],
      [messageTexts.CALENDAR_LINK_403_TOO_MANY, "l1"],
    );
  }
});

test("a guest's link is made with a name, and a day if one is named", async () => {
  const { client, requests } = openClient(() => json(guestLink()));
  const request = { childId: "maya", name: "Grandpa", until: "", key: "k" };
  assert.equal(await makeGuestLink(client, request), { kind: "made", link: guestLink() });
  await makeGuestLink(client, { ...request, until: "2027-01-01" });
  const body = { scope: "child", child_id: "maya", guest_name: "Grandpa" };
  assert.equal(await Promise.all(requests.map((request) => request.json())), [
    body,
    { ...body, ends_on: "2027-01-01" },
  ]);
  const refusing = openClient(() => problem("CHILD_404"));
  assert.equal(await makeGuestLink(refusing.client, request), {
    kind: "refused",
    text: messageTexts.CHILD_404,
  });
});

test("a guest's page reads by the token in a body, and what is no link is over", async () => {
  const look = { is_over: false, first_name: "Maya", today: "2026-11-22", days: 28, events: [lookEvent()] };
  const { client, requests } = openClient(() => json(look));
  assert.equal(await readLook(client, "t"), {
    kind: "shown",
    look: { firstName: "Maya", today: "2026-11-22", events: [lookEvent()] },
  });
  assert.equal(
    [requests[0]?.url, await requests[0]?.json()],
    ["https://drip.example/calendar_link/look", { token: "t" }],
  );
  for (const answer of [json({ is_over: true }), problem("REQUEST_400_INVALID")])
    assert.equal(await readLook(openClient(() => answer).client, "t"), { kind: "over" });
  const busy = openClient(() => problem("REQUEST_429_LIMIT", { "retry-after": "7" }));
  assert.equal(await readLook(busy.client, "t"), { kind: "limited", seconds: 7 });
});

test.run();
