import { styled } from "goober";
import { type ReactNode, useLayoutEffect } from "react";

/** Letters of twice the size, as a reader sets them in the browser. */
export function LargeText({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    return () => void style.removeProperty("font-size");
  }, []);
  return children;
}

/** What the smallest phone leaves beside its margins. */
export const Narrow = styled("div")`
  inline-size: 288px;
`;

/** Things side by side. */
export const Row = styled("div")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4);
`;
