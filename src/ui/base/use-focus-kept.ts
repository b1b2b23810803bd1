import { type FocusEvent, useEffect, useRef } from "react";

type Held = { section: Element; main: Element | null; stops: readonly HTMLElement[]; stop: HTMLElement };

/**
 * Props for a section whose controls vanish when they are pressed. The focus moves to the control that takes the place of a removed one,
 * else to the one before, else to the section's heading, or the page's if the section is gone. Browsers move it to the body.
 */
export function useFocusKept() {
  const held = useRef<Held>(null);
  const watching = useRef<MutationObserver>(null);
  const release = () => {
    watching.current?.disconnect();
    held.current = null;
  };
  useEffect(() => () => watching.current?.disconnect(), []);

  const follow = () => {
    if (!held.current || held.current.stop.isConnected) return;
    const { section, main, stops, stop } = held.current;
    release();
    if (document.activeElement && document.activeElement !== document.body) return;
    const left = stopsIn(section);
    const before = stops.slice(0, stops.indexOf(stop)).findLast((each) => each.isConnected);
    const place = before ? left.indexOf(before) + 1 : 0;
    const next = section.isConnected && (left[place] ?? left[place - 1]);
    if (next) return next.focus();
    const heading = (section.isConnected ? section : main)?.querySelector<HTMLElement>("h1, h2");
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  };

  return {
    onFocus: ({
      currentTarget: section,
      target,
    }: FocusEvent<HTMLElement, Element> & { target: HTMLElement }) => {
      release();
      const main = section.closest("main");
      held.current = { section, main, stops: stopsIn(section), stop: target };
      watching.current ??= new MutationObserver(follow);
      watching.current.observe(main ?? document.body, { childList: true, subtree: true });
    },
    /** Some browsers fire a blur event for a removed element, before it is detached. */
    onBlur: () =>
      queueMicrotask(() => {
        const { stop } = held.current ?? {};
        if (stop?.isConnected && stop !== document.activeElement) release();
      }),
  };
}

const stopsIn = (section: Element) => [
  ...section.querySelectorAll<HTMLElement>("a[href], button, input, textarea"),
];
