import { focusHeading } from "./move-focus";

type Held = { stops: readonly HTMLElement[]; stop: HTMLElement };

/**
 * Ref of a section whose controls vanish when they are pressed. The focus moves to the control that takes the place of a removed one, else
 * to the one before, else to the heading around it; if the section is gone, to that of its dialog or page. Browsers move it to the body. React's own focus
 * events would miss the focus that a closing dialog gives back, since that happens during a commit.
 */
export const keepFocus = (section: HTMLElement | null) => (section ? keepFocusIn(section) : undefined);

function keepFocusIn(section: HTMLElement) {
  let held: Held | null = null;
  const dialog = section.closest("dialog");
  const watching = new MutationObserver(follow);

  function release() {
    watching.disconnect();
    held = null;
  }

  function follow() {
    if (!held || held.stop.isConnected) return;
    const { stops, stop } = held;
    release();
    if (document.activeElement && document.activeElement !== document.body) return;
    const left = stopsIn(section);
    const before = stops.slice(0, stops.indexOf(stop)).findLast((each) => each.isConnected);
    const place = before ? left.indexOf(before) + 1 : 0;
    const next = section.isConnected && (left[place] ?? left[place - 1]);
    if (next) return next.focus();
    const stillOpen = dialog?.isConnected && dialog.open ? dialog : null;
    const around = section.isConnected ? section.closest("section, dialog, main") : stillOpen;
    const heading = around?.querySelector<HTMLElement>("h1, h2");
    if (!heading) return focusHeading();
    heading.tabIndex = -1;
    heading.focus();
  }

  const onFocus = ({ target }: FocusEvent) => {
    release();
    if (!(target instanceof HTMLElement)) return;
    held = { stops: stopsIn(section), stop: target };
    watching.observe(section.closest("main") ?? document.body, { childList: true, subtree: true });
  };
  /** Some browsers fire a blur event for a removed element, before it is detached. */
  const onBlur = () =>
    queueMicrotask(() => {
      if (held?.stop.isConnected && held.stop !== document.activeElement) release();
    });
  section.addEventListener("focusin", onFocus);
  section.addEventListener("focusout", onBlur);
  return () => {
    section.removeEventListener("focusin", onFocus);
    section.removeEventListener("focusout", onBlur);
    // The section itself is removed after this.
    queueMicrotask(() => {
      follow();
      release();
    });
  };
}

const stopsIn = (section: Element) => [
  ...section.querySelectorAll<HTMLElement>("a[href], button, input, textarea"),
];
