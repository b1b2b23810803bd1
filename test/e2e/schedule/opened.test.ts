import * as assert from "uvu/assert";
import { productSuite } from "../../support/browser/product-suite";
import { ask } from "../../support/people/browser-people";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { until } from "../../support/until";

const test = productSuite("a change that stood in sight");
const zone = "America/Chicago";
const wall = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
/** A tab that is hidden until `isTabShown` is set. */
const hiddenTab = `Object.defineProperty(document, "visibilityState", {
  get: () => (globalThis.isTabShown ? "visible" : "hidden"),
});`;

test("a calling-off counts as seen after two seconds in sight, not in a hidden tab", async ({
  browser,
  product,
}) => {
  const { mother, coach, rockets, addEvent } = await makeHousehold(product, zone);
  const { event } = await addEvent(rockets.id, {
    starts_local: `${wall.format(Date.now() + 3 * 3_600_000).replace(" ", "T")}:00`,
  });
  const path = `/team/team_id/${rockets.id}/event/event_id/${event.id}`;
  const headers = { authorization: `Bearer ${coach.accessToken}`, "if-match": '"1"' };
  const off = await ask(product, "127.0.0.1", "POST", `${path}/call_off`, { reason: "weather" }, headers);
  assert.is(off.status, 200, off.text);
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product);
  await context.addInitScript({ content: hiddenTab });
  const sent: unknown[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/schedule/got_it")) sent.push(request.postDataJSON());
  });
  const page = await openTab(`/app/schedule?event=${rockets.id}.${event.id}`);
  await page.getByText("Your coaches can tell that you've seen this.").first().waitFor();
  await page.clock.install();
  for (let second = 0; second < 5; second += 1) await page.clock.runFor(1_000);
  assert.equal(sent, [], "hidden");
  await page.evaluate(() => {
    Object.assign(globalThis, { isTabShown: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await until(async () => {
    await page.clock.runFor(1_000);
    return sent.length > 0;
  });
  assert.equal(sent, [{ via: "opened", items: [{ team_id: rockets.id, event_id: event.id, version: 2 }] }]);
  const known = () => coach.call<{ families: { state: string; via?: string }[] }>("GET", `${path}/receipt`);
  await until(async () => (await known()).families[0]?.via === "opened");
  assert.equal(faults, []);
  await context.close();
});

test.run();
