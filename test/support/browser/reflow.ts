import type { Page } from "playwright-core";
import * as assert from "uvu/assert";

/** Neither the page nor a scroll box on it is wider than what shows it, and no button's words leave it. */
export async function fits(page: Page, place: string) {
  for (const times of [1, 2]) {
    await enlarge(page, times);
    assert.equal(await tooWide(page), [], `${place}, letters times ${times}`);
  }
  await enlarge(page, 1);
}

export const enlarge = (page: Page, times: number) =>
  page.evaluate((factor) => {
    document.documentElement.style.fontSize = `${factor * 100}%`;
  }, times);

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll<HTMLElement>(
        "html, dialog, dialog div, main button, main a, dialog button, dialog a",
      ),
    ];
    return (
      boxes
        // A dialog's foot reaches the dialog's edges, past what it stands in.
        .filter(
          (box) =>
            ![...box.children].some((child) => {
              const { position, marginInlineEnd } = getComputedStyle(child);
              return position === "sticky" && Number.parseFloat(marginInlineEnd) < 0;
            }),
        )
        .filter((box) => box.checkVisibility() && getComputedStyle(box).display !== "inline")
        .filter((box) => !box.closest("[popover]") && box.clientWidth > 1)
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map(
          (box) =>
            `${box.tagName} ${box.textContent?.slice(0, 40)}: ${box.scrollWidth} of ${box.clientWidth}`,
        )
    );
  });
