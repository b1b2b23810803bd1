import type { Page } from "playwright-core";
import * as assert from "uvu/assert";
import { dayAfter } from "../../../domain/schedule/week/agenda";
import { productSuite } from "../../support/browser/product-suite";
import { openBrowserOf } from "../../support/people/grown-ups";
import { makeHousehold } from "../../support/people/household";
import { withWorker } from "../../support/people/visitor";

const test = productSuite("a device's clock that is wrong");

const hour = 3_600_000;
const phone = { ...withWorker, viewport: { width: 360, height: 740 } };
const answer = (page: Page, child: string, said: string) =>
  page
    .getByRole("group", { name: new RegExp(`^${child}, Practice`) })
    .getByRole("button", { name: said, exact: true });

/** Runs in the page before any script of it. */
function turnClock(ahead: number) {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...given: []) {
      if (given.length === 0) super(Real.now() + ahead);
      else super(...given);
    }
    static override now() {
      return Real.now() + ahead;
    }
  } as DateConstructor;
}

test("three hours ahead it closes no answers early, also where the app is opened without a network", async ({
  browser,
  product,
}) => {
  const { mother, comets, addEvent, today } = await makeHousehold(product);
  await addEvent(comets.id, {
    starts_local: `${dayAfter(today, 1)}T17:30:00`,
    answer_by: new Date(Date.now() + hour).toISOString(),
  });
  const { openTab, context, faults } = await openBrowserOf(mother, browser, product, phone);
  await context.addInitScript(turnClock, 3 * hour);
  const first = await openTab("/app/schedule");
  await answer(first, "Maya", "In").click();
  await answer(first, "Maya", "In").and(first.locator("[aria-pressed=true]")).waitFor();
  assert.is(await answer(first, "Leo", "In").getAttribute("aria-disabled"), null);
  await first.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await context.setOffline(true);
  await first.close();

  const page = await openTab("/app/schedule");
  await page.getByText(/^As of /).waitFor();
  assert.is(await answer(page, "Leo", "In").getAttribute("aria-disabled"), null);
  assert.is(await page.getByText(/^Closed since /).count(), 0);
  assert.equal(faults, []);
  await context.close();
});

test.run();
