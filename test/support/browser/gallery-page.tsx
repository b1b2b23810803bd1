import type { RunOptions } from "axe-core";
import { createRoot } from "react-dom/client";
import { GalleryScreen } from "../../../src/screens/gallery/gallery.screen";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { themeCss } from "../../../src/ui/base/theme";
import { findFocusFaults, findTooWide, findUnforced } from "./gallery-looks";

/** The script of the page that tests open: the gallery, and functions that inspect it. */
declare global {
  var inspection: typeof inspect;
}

type Question = "everything" | "colours" | "overflow" | "boxes" | "focus" | "forced colours";

const inspect = {
  /** axe's violations on the current page. */
  violations: (): Promise<string[]> => violations({}),

  /** Navigates to each state by history and inspects it there. */
  async eachStage(links: readonly string[], asked: readonly Question[]): Promise<string[]> {
    const answers: string[] = [];
    for (const link of links) {
      await show(link);
      for (const question of asked)
        for (const answer of await questions[question]()) answers.push(`${link} ${answer}`);
    }
    return answers;
  },
};

const questions: Record<Question, () => Promise<string[]>> = {
  everything: () => violations({}),
  colours: () => violations({ runOnly: ["color-contrast", "link-in-text-block"] }),
  overflow: async () => {
    const { scrollWidth } = document.documentElement;
    return scrollWidth > innerWidth ? [`is ${scrollWidth} px wide`] : [];
  },
  boxes: async () => findTooWide(),
  focus: async () => findFocusFaults(),
  "forced colours": async () => findUnforced(),
};

async function violations(options: RunOptions): Promise<string[]> {
  const { default: axe } = await import("axe-core");
  const found = await axe.run(document, { ...options, resultTypes: ["violations"], iframes: false });
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

async function show(link: string) {
  history.pushState(null, "", link);
  const name = new URLSearchParams(link.slice(link.indexOf("?")));
  const wanted = ["entry", "state"].map((part) => name.get(part)).join("/");
  const isDrawn = () => document.querySelector("main")?.dataset.stage === wanted;
  // Frames for about a minute; a busy machine takes longer.
  for (let left = 3_600; !isDrawn(); left -= 1) {
    if (left === 0) throw new Error(`${link} was never drawn.`);
    await frames(1);
  }
  await frames(2);
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map((animation) => animation.finished),
  );
}

async function frames(count: number) {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
}

globalThis.inspection = inspect;
setUpStyles();
document.head.append(Object.assign(document.createElement("style"), { textContent: themeCss }));
const root = document.getElementById("root");
if (root) createRoot(root).render(<GalleryScreen />);
