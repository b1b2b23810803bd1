import { styled } from "goober";
import type { TeamColours } from "../../../domain/team/colours";
import { userText } from "../base/user-text";
import { dressStyle } from "../team/dress-style";
import { TeamPattern } from "../team/pattern";
import { behindDots } from "./dots";

export type EventHeadProps = {
  colours: TeamColours;
  /** "Comets · Sat, Dec 5". */
  kicker: string;
  /** The time to be there, else the start: the largest thing on the sheet. */
  time: string;
  /** "be there". */
  meaning: string | null;
  isOff: boolean;
  /** Start and end, and the time at home, one line each. */
  lines: readonly string[];
};

/** When the event is, on the team's colours and pattern: below the dialog's title, as wide as the dialog. */
export const EventHead = ({ colours, kicker, time, meaning, isOff, lines }: EventHeadProps) => (
  <Head style={dressStyle(colours)} data-off={isOff || undefined}>
    <TeamPattern team={colours} />
    <p>{behindDots(kicker)}</p>
    <div>
      <span>
        {meaning && <small>{meaning}</small>} <b>{time}</b>
      </span>
      <span>
        {lines.map((line) => (
          <span key={line}>{behindDots(line)}</span>
        ))}
      </span>
    </div>
  </Head>
);

const Head = styled("div")`
  /* The dialog's title stands on the same surface, its colours set by the dialog. */
  dialog > header:has(+ div &), dialog div:has(+ div &) { background: var(--team-surface); color: var(--team-ink); }
  position: relative;
  display: grid;
  gap: var(--space-2);
  margin: calc(-1 * var(--space-1)) calc(-1 * var(--bleed)) 0;
  padding: 0 var(--bleed) var(--space-4);
  border-block-end: 3px solid light-dark(var(--team-surface), var(--team-edge));
  background: var(--team-surface);
  color: var(--team-ink);
  overflow: clip;
  isolation: isolate;
  overflow-wrap: anywhere;
  & > svg { position: absolute; z-index: -1; inset-block: 0; inset-inline-end: 0; inline-size: min(50%, 11rem); block-size: 100%; fill: var(--team-shade); }
  & > svg:dir(rtl) { scale: -1 1; }
  & > p { font: 700 var(--size-s) / 1.3 var(--font-display); }
  & > div { display: flex; flex-wrap: wrap; align-items: flex-end; gap: 2px var(--space-4); }
  & > div > span { display: grid; min-inline-size: 0; }
  & > div > span:last-child { flex: 1 1 8rem; padding-block-end: 4px; font-size: 0.9375rem; line-height: 1.35; }
  & small { font-size: var(--size-s); line-height: 1.2; }
  & b { font: 800 clamp(2.75rem, 14vw, 3.75rem) / 0.95 var(--font-display); font-stretch: 80%; letter-spacing: -0.04em; font-variant-numeric: tabular-nums; text-wrap: balance; }
  &[data-off] b { text-decoration: line-through; text-decoration-thickness: 4px; }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** The content of an event's sheet. What follows the head directly is as wide as the dialog. */
export const SheetBody = styled("div")`
  --bleed: var(--space-5);
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
`;

/** Place and address, with the map beside them. */
export const PlaceLine = styled("section")`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  & > div:first-child { flex: 1 1 9rem; min-inline-size: 0; ${userText} }
  & h3 { font-size: 1.125rem; font-stretch: 90%; line-height: 1.2; }
  && > button { padding-inline: 10px; }
`;

/** A fact in few words: the kit. */
export const Fact = styled("p")`
  justify-self: start;
  padding: 7px 14px;
  border-radius: var(--radius-l);
  background: var(--sunken);
  font: 700 0.9375rem / 1.35 var(--font-display);
  white-space: pre-line;
  ${userText}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** A dialog's subject, focused when it opens, so that a held key does not press a button. */
export const Subject = styled("p")`
  color: var(--text-muted);
  ${userText}
`;

/** Beside a reason: what families read. */
export const Reads = styled("small")`
  margin-inline-start: var(--space-1);
  color: var(--text-muted);
  font: 400 var(--size-s) / 1.3 var(--font-text);
  overflow-wrap: anywhere;
`;

/** A text with its line breaks. */
export const Lines = styled("p")`
  white-space: pre-line;
  ${userText}
`;

/** A row of buttons, as many side by side as fit without wrapping their labels. */
export const Actions = styled("div")`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  & > * { flex: 1 1 8rem; min-inline-size: fit-content; }
`;

/** Staff's buttons in one row; rarely used ones unfold below them. */
export const StaffBar = styled("div")`
  display: grid;
  gap: var(--space-2);
  min-inline-size: 0;
  && > div:first-child > * { flex-basis: auto; padding-inline: var(--space-2); }
  && > div:first-child > [aria-expanded] { flex-grow: 0; }
`;
