import type { Page } from "playwright-core";

/** What scrolls sideways: the page, a dialog, or a button in one. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("html, dialog, dialog button, dialog a")]
      .concat(
        [...document.querySelectorAll<HTMLElement>("dialog div")].filter(
          (box) => getComputedStyle(box).overflowY === "auto",
        ),
      )
      .filter((box) => box.checkVisibility() && box.clientWidth > 1)
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map(
        (box) => `${box.tagName} ${box.textContent?.slice(0, 40)}: ${box.scrollWidth} of ${box.clientWidth}`,
      ),
  );
