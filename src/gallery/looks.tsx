import { styled } from "goober";
import { type ReactNode, useLayoutEffect } from "react";

/** Text at twice the size, as set in the browser. */
export function LargeText({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    return () => void style.removeProperty("font-size");
  }, []);
  return children;
}

/** The content width of the smallest phone. */
export const Narrow = styled("div")`
  inline-size: 288px;
`;

/** A row of items. */
export const Row = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;
