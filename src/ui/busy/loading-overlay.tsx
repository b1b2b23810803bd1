import { css, keyframes, styled } from "goober";
import { useLayoutEffect, useRef } from "react";
import { floatingHostStyle } from "../base/floating-host-style";
import { VisuallyHidden } from "../base/visually-hidden";
import { Mark } from "../brand/logo";
import { floatingRank, useFloatingHost } from "../dialogs/use-floating-host";

/**
 * Covers the screen and its dialogs while a request is in progress. It blocks the pointer but not the keyboard, so that
 * screen readers can continue. The live region exists before its text, so that the text is announced.
 */
export function LoadingOverlay({ isCovering, text = "Loading…" }: { isCovering: boolean; text?: string }) {
  const home = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  useFloatingHost(home, host, floatingRank.overlay);
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(coveredStyle(), isCovering);
    return () => classList.remove(coveredStyle());
  }, [isCovering]);
  return (
    <div ref={home}>
      <div
        ref={host}
        className={floatingHostStyle()}
        popover="manual"
        data-floating={floatingRank.overlay}
        data-covering={isCovering}
      >
        <VisuallyHidden role="status">{isCovering ? text : ""}</VisuallyHidden>
        <Cover aria-hidden="true">
          <Ball>
            <Mark height={72} isBouncing={isCovering} />
            <Shadow />
          </Ball>
          <Words>{text}</Words>
        </Cover>
      </div>
    </div>
  );
}

/** Only one animation at a time: a busy button's loader is paused while the overlay is shown. */
const coveredStyle = () => css`
  & [aria-busy="true"] > span > svg {
    visibility: hidden;
  }
`;

const Cover = styled("div")`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  block-size: 100%;
  background: color-mix(in srgb, var(--page) 86%, transparent);
  opacity: 0;
  visibility: hidden;
  transition: opacity var(--motion-fade) var(--ease-out), visibility 0s var(--motion-fade);
  [data-covering="true"] > & {
    opacity: 1;
    visibility: visible;
    pointer-events: auto;
    cursor: progress;
    transition: opacity var(--motion-fade) var(--ease-out);
  }
  @media (forced-colors: active) {
    background: Canvas;
  }
`;

const Ball = styled("div")`
  display: grid;
  justify-items: center;
  gap: 6px;
  padding-block-start: 40px;
`;

const squash = keyframes`
  0%, 100% {
    transform: none;
    opacity: 0.5;
  }
  50% {
    transform: scaleX(0.5);
    opacity: 0.2;
  }
`;

const Shadow = styled("span")`
  inline-size: 44px;
  block-size: 6px;
  border-radius: var(--radius-full);
  background: var(--text);
  opacity: 0.4;
  [data-covering="true"] & {
    animation: ${squash} 0.62s infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-covering="true"] & {
      animation: none;
    }
  }
`;

const Words = styled("p")`
  font-family: var(--font-display);
  font-weight: 800;
`;
