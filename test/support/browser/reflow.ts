import type { Page } from "playwright-core";
import * as assert from "uvu/assert";

/**
 * Finds pages and scroll containers wider than their viewport, and buttons whose text overflows: as rendered, with
 * text of twice the size (WCAG 1.4.4) and with the text spacing of WCAG 1.4.12.
 */
export async function fits(page: Page, place: string) {
  for (const times of [1, 2]) {
    await enlarge(page, times);
    assert.equal(await tooWide(page), [], `${place}, letters times ${times}`);
  }
  await enlarge(page, 1);
  await spaceOut(page, true);
  assert.equal(await tooWide(page), [], `${place}, text spaced out`);
  assert.equal(await touchingLabels(page), [], `${place}, tab labels spaced out`);
  await spaceOut(page, false);
}

export const enlarge = (page: Page, times: number) =>
  page.evaluate((factor) => {
    document.documentElement.style.fontSize = `${factor * 100}%`;
  }, times);

/** The text spacing of WCAG 1.4.12, set by a constructed style sheet, which the product's CSP allows. */
const spaceOut = (page: Page, isOn: boolean) =>
  page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = wanted ? [sheet] : [];
  }, isOn);

/** Labels of the tab bar that overflow the window or overlap the next one. */
const touchingLabels = (page: Page) =>
  page.locator("nav [data-label]:visible").evaluateAll((labels) => {
    const boxes = labels.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    return boxes
      .filter(({ box }, index) => {
        const next = boxes[index + 1]?.box;
        const runsInto = next !== undefined && next.top < box.bottom && next.left < box.right;
        return box.left < 0 || box.right > innerWidth || runsInto;
      })
      .map(({ text }) => text);
  });

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const boxes = [
      ...document.querySelectorAll<HTMLElement>(
        "html, dialog, dialog div, main button, main a, dialog button, dialog a",
      ),
    ];
    return (
      boxes
        // A dialog's footer extends to the dialog's edges, beyond its container.
        .filter(
          (box) =>
            ![...box.children].some((child) => {
              const { position, marginInlineEnd } = getComputedStyle(child);
              return position === "sticky" && Number.parseFloat(marginInlineEnd) < 0;
            }),
        )
        .filter((box) => box.checkVisibility() && getComputedStyle(box).display !== "inline")
        .filter((box) => !box.closest("[popover]") && box.clientWidth > 1)
        // A turned ornament behind a button reaches beyond it, its text does not.
        .filter((box) => getComputedStyle(box, "::before").rotate === "none")
        .filter((box) => box.scrollWidth > box.clientWidth + 1)
        .map(
          (box) =>
            `${box.tagName} ${box.textContent?.slice(0, 40)}: ${box.scrollWidth} of ${box.clientWidth}`,
        )
    );
  });
