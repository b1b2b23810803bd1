import { styled } from "goober";
import type { ReactNode } from "react";
import { DialogFoot } from "../dialogs/dialog-foot";
import { behindDots } from "./dots";

export type EventHeadProps = {
  /** The date block. */
  lead: ReactNode;
  /** "17:30 to 19:00". */
  clock: string;
  isOff: boolean;
  /** Arrival, team, and the time at home, one line each. */
  lines: readonly string[];
};

/** The event's date and time, large, since that is what the sheet is opened for. */
export const EventHead = ({ lead, clock, isOff, lines }: EventHeadProps) => (
  <Head data-off={isOff || undefined}>
    {lead}
    <div>
      <b>{clock}</b>
      {lines.map((line) => (
        <p key={line}>{behindDots(line)}</p>
      ))}
    </div>
  </Head>
);

const Head = styled("div")`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  & > div { min-inline-size: 0; overflow-wrap: anywhere; }
  & > div > b { font: 800 1.75rem / 1.05 var(--font-display); font-stretch: 82%; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; }
  & > div > p { color: var(--text-muted); line-height: 1.35; text-wrap: balance; }
  &[data-off] > div > b { color: var(--text-muted); text-decoration: line-through; text-decoration-thickness: 3px; }
`;

/** A dialog's subject, focused when it opens, so that a held key does not press a button. */
export const Subject = styled("p")`
  color: var(--text-muted);
  overflow-wrap: anywhere;
  &:focus { outline: none; }
`;

/** A text with its line breaks. */
export const Lines = styled("p")`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A row of buttons, as many side by side as fit without wrapping their labels. */
export const Deeds = styled("div")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > * { flex: 1 1 8rem; min-inline-size: fit-content; }
`;

/** The row of buttons at a dialog's lower edge; rarely used actions unfold below it. */
export const DeedsFoot = styled(DialogFoot)`
  && { display: grid; }
  && > div:first-child > * { flex-basis: auto; padding-inline: var(--space-2); }
  && > div:first-child > [aria-expanded] { flex-grow: 0; }
`;

/** Two buttons side by side on a phone. */
export const PlaceDeeds = styled(Deeds)`
  && > * { flex-basis: auto; padding-inline: var(--space-3); gap: 6px; }
`;
