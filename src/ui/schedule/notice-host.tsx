import { styled } from "goober";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { focusHeading } from "../base/move-focus";

/** Position of the undo notice: at the lower end of the page, above the tab bar. */
export function NoticeHost({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const host = ref.current;
    return () => {
      if (host?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return <Host ref={ref}>{children}</Host>;
}

const Host = styled("div")`
  position: fixed;
  z-index: 2;
  inset-block-end: calc(var(--tab-bar, 0px) + var(--space-3));
  inset-inline: 0;
  inline-size: min(100% - 2 * var(--space-3), 34rem);
  margin-inline: auto;
  border-radius: var(--radius-m);
  box-shadow: var(--shadow-floating);
`;
