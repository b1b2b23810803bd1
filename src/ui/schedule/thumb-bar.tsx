import { styled } from "goober";
import { Children, type ReactNode } from "react";
import { DialogFoot } from "../dialogs/dialog-foot";

export type ThumbBarProps = {
  /** Names the group: "Your answer". */
  label: string;
  /** The own players' answer rows. */
  children?: ReactNode;
  /** "Answer by Thu 18:00". */
  note?: string | null;
  /** Staff's buttons below them. */
  actions?: ReactNode;
};

/** The bar at the lower edge of an event's sheet: the own players' answers, always in sight. Many players scroll inside it. */
export const ThumbBar = ({ label, note, children, actions }: ThumbBarProps) => (
  <Bar role="group" aria-label={label}>
    {note && <Note>{note}</Note>}
    {Children.count(children) > 0 && (
      <Rows data-single={Children.count(children) === 1 || undefined}>{children}</Rows>
    )}
    {actions}
  </Bar>
);

const Bar = styled(DialogFoot)`
  && { display: grid; gap: var(--space-3); max-block-size: min(60dvh, 26rem); overflow-y: auto; overscroll-behavior: contain; }
  box-shadow: 0 -8px 24px rgb(11 13 8 / 0.08);
`;

const Note = styled("p")`
  color: var(--text-muted);
  font-size: var(--size-s);
  line-height: 1.3;
`;

const Rows = styled("div")`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  & [data-answer-row] { column-gap: var(--space-2); }
  & [data-answer-row] > span { flex-basis: 4.5rem; }
  & [data-answer-row] > [role="group"] { flex-basis: 11rem; gap: 4px; }
  /* A single player has the width for large buttons; of several, each keeps to one line. */
  &[data-single] [data-answer-row] > [role="group"] { flex-basis: 100%; max-inline-size: none; gap: 6px; }
  &[data-single] [data-answer-row] > [role="group"] > button { min-block-size: 56px; font-size: 1.0625rem; }
`;
