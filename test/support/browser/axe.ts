import axe from "axe-core";
import type { Page } from "playwright-core";

type Scheme = "light" | "dark";

/** What axe says against the page as it stands, in light and in dark. */
export async function axeFaults(
  page: Page,
  schemes: readonly Scheme[] = ["light", "dark"],
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe.source);
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(run);
    faults.push(
      ...found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)),
    );
  }
  return faults;
}

/** Once nothing moves any more: a colour on its way is nobody's choice. */
const run = `(async () => {
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map((each) => each.finished));
  return (await axe.run(document, { resultTypes: ["violations"] })).violations;
})()`;
