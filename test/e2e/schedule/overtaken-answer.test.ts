import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import { productSuite } from "../../support/browser/product-suite";
import { group, type Window } from "../../support/people/agenda-parts";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { withWorker } from "../../support/people/visitor";
import { until } from "../../support/until";

const phone = { ...withWorker, viewport: { width: 360, height: 740 } };

const test = productSuite("an overtaken answer");

/** Answers and refusals in the device's storage, as text. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        indexedDB.open("drip.answers", 1).onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const all = database
            .transaction("kept")
            .objectStore("kept")
            .getAll(IDBKeyRange.bound("said.", "said/"));
          all.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );

test("an overtaken answer whose reply arrived in a hidden page, which was then closed, is told once, at the next visit", async ({
  browser,
  product,
}) => {
  const { coach, mother, comets, addEvent, today } = await makeHousehold(product);
  const day = dayAfter(today, 1);
  const { event } = await addEvent(comets.id, { starts_local: `${day}T17:30:00` });
  const { openTab, context } = await openBrowserOf(mother, browser, product, {
    viewport: phone.viewport,
  });
  const first = await openTab("/app/schedule");
  await first.getByText(/^2\sanswers/).waitFor();
  await context.setOffline(true);
  await group(first, /^Leo, Practice/)
    .getByRole("button", { name: "In" })
    .click();
  await group(first, /^Leo, Practice/)
    .getByRole("button", { name: /^In ?, will be sent$/ })
    .waitFor();
  await first.close();
  await context.setOffline(false);
  const { events } = await mother.call<Window>("GET", `/schedule?from=${day}&days=1`);
  await coach.call("POST", "/schedule/send", {
    items: [
      {
        kind: "answer",
        team_id: comets.id,
        event_id: event.id,
        membership_id: events[0]?.mine.find(({ first_name }) => first_name === "Leo")?.membership_id,
        answer: "no",
        note: null,
        event_version: event.version,
        answer_version: 0,
      },
    ],
  });
  const told = (page: Page) => page.getByText(/^Leo, Practice .+Didn't make it: somebody else/);

  const hidden = await context.newPage();
  await hidden.route("**/schedule/send", async (route) => {
    await hidden.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { configurable: true, value: "hidden" });
    });
    await route.continue();
  });
  await hidden.goto(`${product.origin}/app/schedule`);
  await until(async () => (await stored(hidden)).includes("differs"));
  assert.is(await told(hidden).count(), 0);
  await hidden.close();

  const page = await openTab("/app/home");
  await told(page).first().waitFor();
  await until(async () => (await stored(page)) === "[]");
  await page.goto(`${product.origin}/app/schedule`);
  await group(page, /^Leo, Practice/)
    .getByRole("button", { name: "Out", pressed: true })
    .waitFor();
  assert.equal([await told(page).count(), await page.getByText("Make it In").count()], [0, 0]);
  await context.close();
});

test.run();
