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

/** axe leaves this rule out unless it is asked for. */
const targets: RunOptions = { resultTypes: ["violations"], runOnly: ["target-size"] };

/** axe's violations on the current page, in light and in dark, and what is too small to be pressed. */
export async function axeFaults(
  page: Page,
  schemes: readonly Scheme[] = ["light", "dark"],
): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
    faults.push(
      ...named(colorScheme, await page.evaluate<Violation[]>(run(colorScheme, options[colorScheme]))),
    );
  }
  if (schemes.includes("light")) faults.push(...(await smallTargets(page)));
  return faults;
}

type Violation = { id: string; nodes: { html: string }[] };

const named = (scheme: Scheme, found: Violation[]) =>
  found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${scheme} ${id}: ${html}`));

/** In a window as high as the page: at the lower edge of a lower one the tab bar covers a part of some row, until one scrolls. */
async function smallTargets(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const isLow = size !== null && height > size.height;
  if (isLow) await page.setViewportSize({ ...size, height });
  await page.emulateMedia({ colorScheme: "light" });
  const found = await page.evaluate<Violation[]>(run("light", targets));
  if (isLow) await page.setViewportSize(size);
  return named("light", found);
}

/** Waits until the page has the scheme and all transitions have ended: a colour in transition is not final. */
const run = (scheme: Scheme, rules: RunOptions) => `(async () => {
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
  return (await axe.run(document, ${JSON.stringify(rules)})).violations;
})()`;
