import { keyframes, styled } from "goober";
import { useId } from "react";
import { CloseIcon } from "../base/icons";
import { userText } from "../base/user-text";
import { DialogBody } from "./dialog-frame";
import type { ModalProps } from "./modal";
import { useSidePanel } from "./use-side-panel";

export type SidePanelProps = Pick<
  ModalProps,
  "phase" | "title" | "isClosable" | "dress" | "onCloseRequested" | "children"
>;

/** Details next to a list on wide screens, where the page stays usable. Open while mounted. */
export function SidePanel(props: SidePanelProps) {
  const { phase, title, isClosable = true, dress, onCloseRequested, children } = props;
  const id = useId();
  const { dialog, focusPage } = useSidePanel({ isClosable, onCloseRequested });
  return (
    <Panel ref={dialog} data-phase={phase} aria-labelledby={id} style={dress}>
      <header>
        <h2 id={id} tabIndex={-1} data-title="">
          {title}
        </h2>
        {isClosable && (
          <button type="button" aria-label="Close" onClick={onCloseRequested}>
            <CloseIcon />
          </button>
        )}
      </header>
      <DialogBody>{children}</DialogBody>
      <button type="button" onClick={focusPage}>
        Back to the page
      </button>
    </Panel>
  );
}

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(32px); }
`;

/** Narrower if the page would get too little room. */
const width = "clamp(20rem, 34vw, 26rem)";

const Panel = styled("dialog")`
  position: fixed;
  z-index: 2;
  inset-block: 0;
  inset-inline: auto 0;
  display: flex;
  flex-direction: column;
  inline-size: ${width};
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  border-inline-start: 1px solid var(--line);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-floating);
  overflow: clip;
  /* The page makes room for it, less what is free beside the page already, and what stood beside its list gives way. */
  main:has(&[open]) {
    --beside: none;
    --beside-width: 0px;
    padding-inline-end: max(var(--space-7), ${width} + 1.5rem - max(0px, (100vw - 83.5rem) / 2));
  }
  /* Its buttons stay free of toasts. */
  html:has(&[open]) { --side-panel: ${width}; }
  &:not([open]) { display: none; }
  &[data-phase="opening"] { animation: ${slideIn} var(--motion-fade) var(--ease-out) both; }
  &[data-phase="closing"] { animation: ${slideIn} var(--motion-fade) var(--ease-out) both reverse; }
  & > header { display: flex; align-items: flex-start; gap: var(--space-3); padding: var(--space-5) var(--space-4) var(--space-4) var(--space-5); }
  &:dir(rtl) > header { padding: var(--space-5) var(--space-5) var(--space-4) var(--space-4); }
  & > header > h2 { flex: 1; min-inline-size: 0; padding-block-start: 6px; font-size: var(--size-xl); ${userText} }
  & > header > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--target);
    block-size: var(--target);
    padding: 0;
    border: 0;
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--text);
    cursor: pointer;
  }
  & > header > button:focus-visible { outline-color: var(--team-ink, var(--focus)); }
  /* Last in the document: without it, Tab would leave the page. */
  & > button {
    position: absolute;
    inset-block-end: var(--space-3);
    inset-inline: var(--space-5);
    block-size: var(--target);
    border: 2px solid var(--text);
    border-radius: var(--radius-full);
    background: var(--raised);
    color: var(--text);
  }
  & > button:not(:focus-visible) { opacity: 0; pointer-events: none; }
  & > header + div { flex: 1; padding: 4px var(--space-5) var(--space-5); }
  @media (hover: hover) {
    & > header > button:hover { background: var(--skeleton); }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-phase] { animation: none; }
  }
  @media (forced-colors: active) {
    border-inline-start: 2px solid CanvasText;
  }
  @media print {
    position: static;
  }
`;
