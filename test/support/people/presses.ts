import type { Locator, Page } from "playwright-core";

/** Counts as the design does: each press, and each field typed into; moving to the next field does not count. */
export function countPresses() {
  let presses = 0;
  let fields = 0;
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    /** Types key by key. */
    type: async (field: Locator, text: string) => {
      fields += 1;
      await field.pressSequentially(text);
    },
    /** Opens the page by a link from a mail or chat. */
    follow: async (page: Page, address: string) => {
      presses += 1;
      await page.goto(address);
    },
    count: () => ({ presses, fields }),
  };
}
