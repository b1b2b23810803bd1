import { useLayoutEffect } from "react";

/** Sets `--sight` and `--sight-top` to what the keyboard leaves free, which on iPhones covers the page instead of shrinking it. */
export function useSight() {
  useLayoutEffect(() => {
    const sight = window.visualViewport;
    if (!sight) return;
    const { style } = document.documentElement;
    const measure = () => {
      // A page that is zoomed in keeps its size.
      if (sight.scale !== 1) return;
      style.setProperty("--sight", `${sight.height}px`);
      style.setProperty("--sight-top", `${sight.offsetTop}px`);
    };
    measure();
    sight.addEventListener("resize", measure);
    sight.addEventListener("scroll", measure);
    return () => {
      sight.removeEventListener("resize", measure);
      sight.removeEventListener("scroll", measure);
      style.removeProperty("--sight");
      style.removeProperty("--sight-top");
    };
  }, []);
}
