import datePickerCss from "react-datepicker/dist/react-datepicker.css";
import dayPickerCss from "react-day-picker/style.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { setUpStyles } from "../../../src/ui/base/style-setup";
import { themeCss } from "../../../src/ui/base/theme";
import { candidates } from "./date-picker-candidates";

setUpStyles();
const style = document.createElement("style");
style.textContent = themeCss + dayPickerCss + datePickerCss;
document.head.append(style);

async function run(name: string) {
  const candidate = candidates[name];
  if (!candidate) throw new Error(`No candidate is named ${name}.`);
  const host = document.createElement("div");
  document.body.append(host);
  const root = createRoot(host);
  const find = (selector: string) => {
    const found = host.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`${name} shows no ${selector}.`);
    return found;
  };
  const View = candidate.view;
  await frame();
  flushSync(() => root.render(<View />));
  await frame();
  const [first, last] = [candidate.day("2026-11-10"), candidate.day("2026-12-08")];
  const select = (await time(() => click(find(first)))) + (await time(() => click(find(last))));
  if (host.querySelectorAll('[aria-selected="true"], [data-selected], [aria-pressed="true"]').length < 2)
    throw new Error(`${name} selected nothing.`);
  let moves = 0;
  for (let move = 0; move < 24; move++) moves += await time(() => click(find(candidate.next)));
  flushSync(() => root.unmount());
  host.remove();
  await frame();
  return { select, moves };
}

/** Dispatches the events of a mouse click, since candidates listen to different ones. */
function click(element: HTMLElement) {
  const options = {
    bubbles: true,
    cancelable: true,
    button: 0,
    pointerType: "mouse",
    pointerId: 1,
    isPrimary: true,
  };
  flushSync(() => {
    element.dispatchEvent(new PointerEvent("pointerdown", { ...options, buttons: 1 }));
    element.dispatchEvent(new MouseEvent("mousedown", { ...options, buttons: 1 }));
  });
  flushSync(() => {
    element.dispatchEvent(new PointerEvent("pointerup", options));
    element.dispatchEvent(new MouseEvent("mouseup", options));
    element.dispatchEvent(new MouseEvent("click", { ...options, detail: 1 }));
  });
}

/** Measures until layout is done, without painting. */
async function time(work: () => void) {
  const started = performance.now();
  work();
  document.body.getBoundingClientRect();
  const taken = performance.now() - started;
  await frame();
  return taken;
}

const frame = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    }),
  );

declare global {
  interface Window {
    run: typeof run;
  }
}
window.run = run;
