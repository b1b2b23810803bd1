import axe from "axe-core";
import type { Page } from "playwright-core";

type Scheme = "light" | "dark";

/** axe's violations on the current page, in light and in dark. */
export async function axeFaults(
  page: Page,
  schemes: readonly Scheme[] = ["light", "dark"],
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    // Half a megabyte of script, which stays in the page until it navigates.
    if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe.source);
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(run);
    faults.push(
      ...found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)),
    );
  }
  return faults;
}

/** Waits for transitions to end: a colour in transition is not final. */
const run = `(async () => {
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map((each) => each.finished));
  return (await axe.run(document, { resultTypes: ["violations"] })).violations;
})()`;
