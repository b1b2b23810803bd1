import type { Locator, Page } from "playwright-core";
import * as assert from "uvu/assert";
import { axeFaults } from "../browser/axe";
import { pressByKey } from "../browser/keys";

/** Writes the reason for an Out by the keyboard; the field takes the focus, and gives it back to the answer. */
export async function giveReason(page: Page, row: Locator) {
  await pressByKey(page, page.getByRole("button", { name: "Add a note" }));
  await page.getByLabel("Note for the coach").and(page.locator(":focus")).waitFor();
  assert.equal(await axeFaults(page, ["light"]), []);
  await page.keyboard.type("At the dentist");
  await page.keyboard.press("Enter");
  // On a sheet the list of those who are out shows it, too.
  await page.getByText("At the dentist").first().waitFor();
  await row.getByRole("button", { name: "Out" }).and(page.locator(":focus-visible")).waitFor();
}
