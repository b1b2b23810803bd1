import { readFileSync } from "node:fs";
import type { RunOptions } from "axe-core";
import type { Page } from "playwright-core";

type Scheme = "light" | "dark";

/** The minified script, less than half as long as `axe.source`: each page has to receive and parse it. */
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const options: Record<Scheme, RunOptions> = {
  light: { resultTypes: ["violations"] },
  // Dark mode changes only colours, so only the rules about colours are checked again.
  dark: { resultTypes: ["violations"], runOnly: ["color-contrast", "link-in-text-block"] },
};

/** axe's violations on the current page, in light and in dark. */
export async function axeFaults(
  page: Page,
  schemes: readonly Scheme[] = ["light", "dark"],
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(run(options[colorScheme]));
    faults.push(
      ...found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)),
    );
  }
  return faults;
}

/** Waits for transitions to end: a colour in transition is not final. */
const run = (asked: RunOptions) => `(async () => {
  const moving = document.getAnimations().filter((each) => each.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(moving.map((each) => each.finished));
  return (await axe.run(document, ${JSON.stringify(asked)})).violations;
})()`;
