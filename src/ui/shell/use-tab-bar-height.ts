import { useLayoutEffect, useRef } from "react";

/** Sets `--tab-bar` to the bar's measured height at the lower edge, which depends on the text size. */
export function useTabBarHeight() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { width = 0, height = 0 } = bar.current?.getBoundingClientRect() ?? {};
      const isAlongTheEdge = width >= document.documentElement.clientWidth;
      style.setProperty("--tab-bar", isAlongTheEdge ? `${height}px` : "0px");
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--tab-bar");
    };
  }, []);
  return bar;
}
