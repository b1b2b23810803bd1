import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import hotToast, { Toaster as HotToaster } from "react-hot-toast";
import { createActor } from "xstate";
import { toastsMachine } from "../../../machines/toasts/toasts.machine";
import { createToasts } from "../../../src/controls/toasts/create-toasts";
import { ToastsView } from "../../../src/controls/toasts/toasts-view";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { themeCss } from "../../../src/ui/base/theme";

/** Toasts that do not expire, at most 20 on the screen. */
setUpStyles();
const style = document.createElement("style");
style.textContent = themeCss;
document.head.append(style);
const endless = { duration: Number.POSITIVE_INFINITY };
const actor = createActor(toastsMachine).start();
const ours = createToasts(actor);
const count = 1_000;
const bursts = 7;

type Candidate = { view: () => ReactNode; raise: (text: string) => void; clear: () => void; shown: string };
const candidates = {
  Drip: {
    view: () => <ToastsView actor={actor} />,
    raise: (text: string) => ours.blank(text, endless),
    clear: () => ours.dismissAll(),
    shown: "li[data-motion]",
  },
  "react-hot-toast": {
    view: () => <HotToaster />,
    raise: (text: string) => void hotToast(text, endless),
    clear: () => hotToast.remove(),
    shown: "[data-rht-toaster] > div",
  },
} satisfies Record<string, Candidate>;
type Name = keyof typeof candidates;

/** Shows and removes a few, so that no measurement includes the first render. */
async function open(name: Name) {
  const { view: View, raise, clear, shown } = candidates[name];
  const host = document.createElement("div");
  document.body.append(host);
  createRoot(host).render(<View />);
  await frame();
  for (let index = 1; index <= 20; index++) await raised(raise, `warm ${index}.`);
  clear();
  while (document.querySelector(shown)) await frame();
}

/** The median of several bursts, since a single one is over within a frame or two. */
async function burst(name: Name) {
  const { raise, clear, shown } = candidates[name];
  const times: number[] = [];
  for (let round = 1; round <= bursts; round++) {
    await frame();
    const last = appears(`burst ${round}.${count}.`);
    const started = performance.now();
    for (let index = 1; index <= count; index++) raise(`burst ${round}.${index}.`);
    await last;
    document.body.getBoundingClientRect();
    times.push(performance.now() - started);
    clear();
    while (document.querySelector(shown)) await frame();
  }
  times.sort((one, other) => one - other);
  return times[bursts >> 1] ?? Number.NaN;
}

async function oneByOne(name: Name) {
  const { raise } = candidates[name];
  const started = performance.now();
  for (let index = 1; index <= count; index++) await raised(raise, `single ${index}.`);
  return performance.now() - started;
}

async function raised(raise: (text: string) => void, text: string) {
  const shown = appears(text);
  raise(text);
  await shown;
  document.body.getBoundingClientRect();
}

/** Resolves when an element with this text appears, without polling. */
const appears = (text: string) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver((records) => {
      const has = records.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node.textContent?.includes(text)),
      );
      if (!has) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

declare global {
  interface Window {
    toastBench: typeof toastBench;
  }
}
const toastBench = { open, burst, oneByOne };
window.toastBench = toastBench;
