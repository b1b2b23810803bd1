import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import { axeFaults } from "../../support/browser/axe";
import { productSuite } from "../../support/browser/product-suite";
import { fits } from "../../support/browser/reflow";
import { ask } from "../../support/people/browser-people";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { openVisitor } from "../../support/people/visitor";

const test = productSuite("calendar links");
const phone = { viewport: { width: 360, height: 740 } };

test("three presses put the week into a calendar, which follows what the coach does; Grandpa looks without an account", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, maya, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 2);
  const { event } = await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  const page = await openTab("/app/schedule");
  let presses = 0;
  const press = (name: string, role: "link" | "button" = "button") => {
    presses++;
    return page.getByRole(role, { name, exact: true }).click();
  };
  await page.getByText("17:30", { exact: true }).first().waitFor();
  await press("More");
  await press("Calendar links");
  const dialog = page.getByRole("dialog", { name: "Your calendar, your rules" });
  await press("Our week");
  const add = dialog.getByRole("link", { name: "Add to my calendar" });
  const href = (await add.getAttribute("href")) ?? "";
  assert.is(presses + 1, 4, "the last press is the phone's calendar's");
  assert.is(
    await add.evaluate((link) => link.ownerDocument.activeElement?.textContent),
    "Add to my calendar",
  );
  assert.equal(await axeFaults(page), []);
  await fits(page, "the dialog");

  // A calendar program asks again and again.
  const path = new URL(href.replace("webcal:", "http:")).pathname;
  let seen = { title: "", start: "", status: "", sequence: 0 };
  const fetchCalendar = async () => {
    const reply = await fetch(product.origin + path);
    const text = await reply.text();
    assert.is(reply.status, 200, text);
    const value = (name: string) =>
      new RegExp(`^${name}(?:;[^:]*)?:(.*)\r$`, "m").exec(text.split("BEGIN:VEVENT")[1] ?? "")?.[1] ?? "";
    const now = {
      title: value("SUMMARY"),
      start: value("DTSTART"),
      status: value("STATUS"),
      sequence: Number(value("SEQUENCE")),
    };
    assert.ok(now.sequence > seen.sequence, "each change is a later one");
    seen = now;
    return [now.title, now.start.slice(9, 13), now.status];
  };
  const both = "Leo and Maya: Practice (Comets)";
  assert.equal(await fetchCalendar(), [both, "1730", "CONFIRMED"]);
  const at = `/team/team_id/${comets.id}/event/event_id/${event.id}`;
  const change = async (method: "PATCH" | "POST", url: string, version: number, body: object | null) => {
    const headers = { authorization: `Bearer ${coach.accessToken}`, "if-match": `"${version}"` };
    const reply = await ask(product, "127.0.0.1", method, url, body, headers);
    assert.is(reply.status, 200, reply.text);
  };
  await change("PATCH", at, 1, { starts_local: `${day}T19:00:00` });
  assert.equal(await fetchCalendar(), [both, "1900", "CONFIRMED"]);
  await change("POST", `${at}/call_off`, 2, { reason: "weather" });
  assert.equal(await fetchCalendar(), [`CALLED OFF: ${both}`, "1900", "CANCELLED"]);
  await change("POST", `${at}/put_back`, 3, null);
  assert.equal(await fetchCalendar(), [both, "1900", "CONFIRMED"]);

  await press("Close");
  await page.goto(`${product.origin}/app/home?settings=family&child=${maya.id}`);
  presses = 0;
  await press("A link for grandparents");
  await page.getByLabel("Who's it for?").pressSequentially("Grandpa");
  assert.equal(await axeFaults(page), []);
  await press("Share");
  assert.is(presses, 2);
  await page.getByText("Nobody has looked yet.").waitFor();
  await fits(page, "the child's page");
  const { items } = await mother.call<{ items: { guest_name: string | null; link: string }[] }>(
    "GET",
    "/user/me/calendar_link",
  );
  const link = items.find(({ guest_name: name }) => name === "Grandpa")?.link ?? "";
  const grandpa = await openVisitor(browser, product, phone);
  const lookedAt = await grandpa.openTab(new URL(link).pathname + new URL(link).hash);
  await lookedAt.getByRole("heading", { name: "Maya's next four weeks" }).waitFor();
  await lookedAt.getByText("19:00 to 20:30 · Practice (Comets)").waitFor();
  assert.equal(await axeFaults(lookedAt), []);
  await fits(lookedAt, "the page of a guest");
  await lookedAt.reload();
  await lookedAt.getByRole("heading", { name: "Maya's next four weeks" }).waitFor();
  await grandpa.context.close();

  await page.getByRole("button", { name: "Switch off, Grandpa" }).click();
  const ended = page.waitForResponse((reply) => reply.request().method() === "DELETE");
  await page.getByRole("button", { name: "Switch off", exact: true }).click();
  assert.is((await ended).status(), 200);
  await page.getByRole("button", { name: "Switch off, Grandpa" }).waitFor({ state: "detached" });
  const after = await ask(product, "127.0.0.1", "POST", "/calendar_link/look", { token: link.split("#")[1] });
  assert.equal(after.body, { is_over: true });
  assert.equal(faults, []);
  await context.close();
});

test.run();
