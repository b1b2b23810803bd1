import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import type { components } from "../../../openapi";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { ask, enter } from "../../support/people/browser-people";
import { makeHousehold } from "../../support/people/household";
import { mailedLink, openVisitor } from "../../support/people/visitor";
import { until } from "../../support/until";

type Window = components["schemas"]["ScheduleWindow"];

const test = productSuite("links out of mails");

const hasFocus = (element: Element) => element === document.activeElement;

test("Got it from a mail counts for the coach, a later answer elsewhere is shown before it is replaced, and stopped mails begin again in the settings", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 3);
  const { event } = await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const at = `/team/team_id/${comets.id}/event/event_id/${event.id}`;
  await coach.call("POST", `${at}/nudge`, { about: "answer" });
  const link = await mailedLink(product, mother.emailAddress, "answer");
  const { context, openTab, faults } = await openVisitor(browser, product);
  const page = await openTab(link.slice(product.origin.length));
  const maya = page.getByRole("group", { name: /^Maya, Practice/ });
  await maya.waitFor();
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  const id = events[0]?.mine.find(({ first_name }) => first_name === "Maya")?.membership_id ?? "";
  await mother.call("POST", "/schedule/send", {
    items: [
      {
        kind: "answer",
        team_id: comets.id,
        event_id: event.id,
        membership_id: id,
        answer: "no",
        answer_version: 0,
        event_version: 1,
      },
    ],
  });
  await maya.getByRole("button", { name: "In" }).click();
  await page.getByText(/^You said Out at \d+:\d\d\.$/).waitFor();
  await page.getByRole("button", { name: "Make it In" }).click();
  await page
    .getByRole("status")
    .getByText(/Game on!$/)
    .waitFor();

  const other = (await addEvent(comets.id, { starts_local: `${dayAfter(day, 1)}T17:30:00` })).event;
  const there = `/team/team_id/${comets.id}/event/event_id/${other.id}`;
  const change = { starts_local: `${dayAfter(day, 1)}T18:00:00` };
  const moved = await ask(product, "127.0.0.1", "PATCH", there, change, {
    authorization: `Bearer ${coach.accessToken}`,
    "if-match": '"1"',
  });
  assert.is(moved.status, 200, moved.text);
  await coach.call("POST", `${there}/nudge`, { about: "change" });
  let token: string | undefined;
  await until(async () => {
    const mails = (await product.mails()).filter((mail) => mail.includes(mother.emailAddress));
    token = mails
      .map((mail) => mail.replace(/=\r?\n/g, "").match(/Got it:\s+\S+#([\w-]+)/)?.[1])
      .find(Boolean);
    return token;
  });
  const told = await openTab(`/app/answer#${token}`);
  await told.getByText("17:30 → 18:00").waitFor();
  await told.getByRole("button", { name: "Got it" }).click();
  await told.getByText("Thanks. Your coach can see that you know.").waitFor();
  const { families } = await coach.call<components["schemas"]["Receipt"]>("GET", `${there}/receipt`);
  assert.equal(
    families.map(({ players, knows }) => [players.toSorted(), knows]),
    [[["Leo R.", "Maya R."], true]],
  );

  await told.getByRole("button", { name: "No more mail from this team" }).click();
  await told.getByRole("button", { name: "Stop the mails" }).click();
  await told.getByText("Fair enough.").waitFor();
  await enter(context, product, mother);
  const settings = await openTab("/app/dings?rings");
  await settings.setViewportSize({ width: 360, height: 740 });
  const again = settings.getByRole("button", { name: "Mail me again from the Comets" });
  await again.waitFor();
  await fits(settings, "what rings");
  await again.click();
  await settings.getByText("Mails from the Comets are on again.").waitFor();
  assert.is(await settings.getByRole("heading", { name: "Notifications" }).evaluate(hasFocus), true);
  assert.equal(await mother.call("GET", "/user/me/stopped_mail"), { teams: [] });
  assert.equal(faults, []);
  await context.close();
});

test.run();
