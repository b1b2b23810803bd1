// Core run: the live line is a stream to two pages.
import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import type { components } from "../../../openapi";
import { productSuite } from "../../support/browser/product-suite";
import { ask } from "../../support/people/browser-people";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";

const test = productSuite("live");

const line = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const field = (page: Page) => page.getByRole("textbox", { name: "Your message" });

/** The reads of messages that the page makes from now on. */
function countReads(page: Page) {
  const reads: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === "GET" && pathname.endsWith("/message")) reads.push(search);
  });
  return reads;
}

async function type(page: Page, text: string) {
  await field(page).focus();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

test("what one types is on the other's open thread without asking; offline, removed, and nothing more", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets } = await makeHousehold(product);
  const { huddles } = await coach.call<components["schemas"]["Huddles"]>("GET", "/huddle");
  const huddle = huddles.find(({ team_id, kind }) => team_id === comets.id && kind === "team");
  const path = `${product.origin}/app/chat/${comets.id}.${huddle?.id}`;
  const [his, hers] = [
    await openBrowserOf(coach, browser, product),
    await openBrowserOf(mother, browser, product),
  ];
  const desk = await his.context.newPage();
  const phone = await hers.context.newPage();
  await phone.clock.install();
  const opened = [desk, phone].map((page) =>
    page.waitForResponse((reply) => new URL(reply.url()).pathname === "/user/me/live"),
  );
  for (const page of [desk, phone]) await page.goto(path);
  assert.equal(
    (await Promise.all(opened)).map((reply) => reply.status()),
    [200, 200],
  );
  for (const page of [desk, phone]) await field(page).waitFor();

  await type(desk, "Who brings the nets?");
  await line(phone, "Who brings the nets?").waitFor();
  await type(phone, "We do.");
  await line(desk, "We do.").waitFor();
  await line(phone, "We do.")
    .getByText(/^Sent \d/)
    .waitFor();
  assert.is(await line(phone, "We do.").count(), 1);
  // From here on both know the other's name.
  await line(desk, "We do.").getByText("Robin").waitFor();
  const reads = [countReads(desk), countReads(phone)];
  await type(desk, "Perfect.");
  await line(phone, "Perfect.").waitFor();
  await type(phone, "And oranges.");
  await line(desk, "And oranges.").waitFor();
  assert.equal(reads, [[], []], "both heard it by the line");

  await hers.context.setOffline(true);
  await type(desk, "Field 7, not 5.");
  await line(desk, "Field 7, not 5.")
    .getByText(/^Sent \d/)
    .waitFor();
  assert.is(await line(phone, "Field 7").count(), 0);
  // A sign of life is missed after 35 seconds, and told after 30 more.
  const strip = phone
    .getByRole("status")
    .getByText("Rain delay. Words wait here and go when the line is back.");
  assert.is(await strip.count(), 0);
  for (let passed = 0; passed < 70; passed += 5) await phone.clock.runFor(5_000);
  await strip.waitFor();
  await hers.context.setOffline(false);
  await phone.clock.runFor(30_000);
  await line(phone, "Field 7, not 5.").waitFor();
  await strip.waitFor({ state: "detached" });
  await type(desk, "And bring water.");
  await line(phone, "And bring water.").waitFor();

  const team = `/team/team_id/${comets.id}`;
  const { entries } = await coach.call<components["schemas"]["Roster"]>("GET", `${team}/membership`);
  for (const { membership_id: id, kind, version } of entries.filter(({ kind }) => kind === "child")) {
    const headers = { authorization: `Bearer ${coach.accessToken}`, "if-match": `"${version}"` };
    const end = `${team}/membership/membership_id/${id}/end`;
    const ended = await ask(product, "127.0.0.1", "POST", end, { bar: false }, headers);
    assert.is(ended.status, 200, `${kind}: ${ended.text}`);
  }
  await type(desk, "The others only.");
  await phone.getByText("This huddle is not yours to read.").waitFor();
  assert.is(await line(phone, "The others only.").count(), 0);
  await his.context.close();
  await hers.context.close();
});

test.run();
