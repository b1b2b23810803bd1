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
    const found = await page.evaluate<{ id: string; nodes: { html: string }[] }[]>(run(colorScheme));
    faults.push(
      ...found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colorScheme} ${id}: ${html}`)),
    );
  }
  return faults;
}

/** Waits until the page has the scheme and all transitions have ended: a colour in transition is not final. */
const run = (scheme: Scheme) => `(async () => {
  const frame = () => new Promise(requestAnimationFrame);
  const isMoving = ({ effect, playState }) =>
    playState === "running" && effect?.getComputedTiming().iterations !== Infinity;
  while (!matchMedia("(prefers-color-scheme: ${scheme})").matches) await frame();
  await frame();
  for (;;) {
    const moving = document.getAnimations().filter(isMoving);
    if (moving.length === 0) break;
    await Promise.allSettled(moving.map((each) => each.finished));
    await frame();
  }
  return (await axe.run(document, ${JSON.stringify(options[scheme])})).violations;
})()`;
