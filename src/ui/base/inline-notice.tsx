import { styled } from "goober";
import type { ReactNode } from "react";
import { Button } from "./button";
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from "./icons";

export type NoticeTone = "done" | "needs-you" | "plain";

export type InlineNoticeProps = {
  tone?: NoticeTone;
  title: ReactNode;
  children?: ReactNode;
  /** Replaces the tone's icon. */
  icon?: ReactNode;
  /** Buttons, the first one first. */
  actions?: ReactNode;
  /** Shows a × that dismisses it, in the corner however the rest wraps. */
  putAway?: { label: string; onPressed: () => void };
  /** For a notice that appears later: `status` is announced when the reader pauses, `alert` immediately. */
  role?: "status" | "alert" | undefined;
};

/** A message in the page's flow. Lime: done. Orange: action needed. Plain: information. */
export const InlineNotice = (props: InlineNoticeProps) => {
  const { tone = "plain", title, children, icon, actions, putAway, role } = props;
  return (
    <Notice data-tone={tone} data-closable={putAway && ""} role={role}>
      <Sign>{icon ?? signs[tone]}</Sign>
      <div>
        <b>{title}</b>
        {children && <div>{children}</div>}
      </div>
      {actions && <Actions>{actions}</Actions>}
      {putAway && (
        <Button kind="quiet" aria-label={putAway.label} onClick={putAway.onPressed}>
          <CloseIcon size={20} />
        </Button>
      )}
    </Notice>
  );
};

const signs: Record<NoticeTone, ReactNode> = {
  done: <CheckIcon size={20} />,
  "needs-you": <AlertIcon size={20} />,
  plain: <InfoIcon size={20} />,
};

const Notice = styled("div")`
  --tone: var(--skeleton);
  --on-tone: var(--text);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3);
  border: 2px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  &[data-tone="done"] {
    --tone: var(--signature);
    --on-tone: var(--on-signature);
    border-color: var(--signature-strong);
    background: var(--done-surface);
  }
  &[data-tone="needs-you"] {
    --tone: var(--attention);
    --on-tone: var(--on-attention);
    border-color: var(--attention);
    background: var(--attention-surface);
  }
  /* A word or two still fits beside its button on a phone. */
  & > div { flex: 1 1 7.5rem; min-inline-size: 0; overflow-wrap: anywhere; }
  & > div > b { font: 800 1.0625rem / 1.3 var(--font-display); font-stretch: 88%; }
  & > div > div { font-size: 0.9375rem; line-height: 1.4; }
  &[data-closable] { position: relative; padding-inline-end: calc(var(--target) + var(--space-2)); }
  & > button { position: absolute; inset-block-start: var(--space-3); inset-inline-end: 4px; padding-inline: 0; }
`;

/** A drop, as behind the current tab. */
const Sign = styled("span")`
  position: relative;
  isolation: isolate;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  color: var(--on-tone);
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    border-radius: 12% 58% 58% 58%;
    background: var(--tone);
    transform: rotate(52deg);
  }
`;

const Actions = styled("div")`
  && { display: flex; flex: 0 1 auto; flex-wrap: wrap; gap: var(--space-2); margin-inline-start: auto; }
`;
