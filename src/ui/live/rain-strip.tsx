import { styled } from "goober";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/** A thin line above the page. What sticks to the window's upper edge stands below it, by its measured height in `--strip`. */
export function RainStrip({ children }: { children: ReactNode }) {
  const strip = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--strip", `${strip.current?.offsetHeight ?? 0}px`),
    );
    if (strip.current) observer.observe(strip.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--strip");
    };
  }, []);
  return <Strip ref={strip}>{children}</Strip>;
}

const Strip = styled("p")`
  margin: 0;
  padding: max(var(--space-1), env(safe-area-inset-top)) max(var(--space-3), env(safe-area-inset-right)) var(--space-1) max(var(--space-3), env(safe-area-inset-left));
  border-block-end: 1px solid var(--attention);
  background: var(--attention-surface);
  color: var(--text);
  font-size: 0.8125rem;
  line-height: 1.4;
  text-align: center;
  text-wrap: balance;
`;
