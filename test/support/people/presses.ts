import type { Locator, Page } from "playwright-core";

/** Counts as the design does: a press is a press, a field is one that somebody types into; going to the next field is neither. */
export function countPresses() {
  let presses = 0;
  let fields = 0;
  return {
    press: async (what: Locator) => {
      presses += 1;
      await what.click();
    },
    /** Key by key, as people do. */
    type: async (field: Locator, text: string) => {
      fields += 1;
      await field.pressSequentially(text);
    },
    /** A link of a mail or a chat that opens the page. */
    follow: async (page: Page, address: string) => {
      presses += 1;
      await page.goto(address);
    },
    count: () => ({ presses, fields }),
  };
}
