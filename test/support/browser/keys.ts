import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { until } from "../until";

/** Presses Tab until the element has the focus, and then Enter. Each stop on the way has to be in sight and show its focus. */
export async function pressByKey(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await tabTo(page, target, key);
  await page.keyboard.press("Enter");
}

export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  const passed: string[] = [];
  for (let left = 60; left > 0; left -= 1) {
    await page.keyboard.press(key);
    const { name, fault } = await focusOf(page);
    passed.push(name);
    assert.is(fault, null, passed.join(" → "));
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  assert.unreachable(`not reached: ${passed.join(" → ")}`);
}

/** After a press that took its own control away: the focus settles on an element of the page that shows it. */
export async function keepsFocus(page: Page, place: string) {
  await until(async () => (await focusOf(page)).fault === null, 1_500).catch(async () => {
    const { name, fault } = await focusOf(page);
    assert.unreachable(`${place}: ${name} ${fault}`);
  });
}

const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: held, body } = document;
    if (held === null || held === body) return { name: "the body", fault: "has the focus" };
    const name = held.getAttribute("aria-label") ?? (held.textContent?.trim().slice(0, 40) || held.tagName);
    const { top, bottom, left, right } = held.getBoundingClientRect();
    const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!held.matches(":focus-visible")) return { name, fault: "does not show its focus" };
    return { name, fault: isInSight ? null : "is out of sight" };
  });
