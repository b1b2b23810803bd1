import { eventParts } from "../event-parts";
import type { RowNote } from "./import-row";

/** The longest texts of a row; a place may carry its address. */
const most = {
  title: eventParts.title.text.max,
  opponent: eventParts.opponent.text.max,
  detail: eventParts.venue_detail.text.max,
  kit: eventParts.kit.text.max,
  notes: eventParts.notes.text.max,
  place: 220,
} as const;

type TypedText = keyof typeof most;

/** Texts as the server takes them: one line, without control signs, cut to their lengths. Null if nothing is left. */
export function tidyTexts<Name extends TypedText>(
  texts: Readonly<Record<Name, string | null>>,
): { texts: Record<Name, string | null>; notes: RowNote[] } {
  let isCut = false;
  const tidy = Object.entries<string | null>(texts).map(([name, text]) => {
    const clean = tidyText(text ?? "", name === "notes");
    const short = cutTo(clean, most[name as Name]);
    isCut ||= short !== clean;
    return [name, short === "" ? null : short];
  });
  return { texts: Object.fromEntries(tidy), notes: isCut ? ["cut"] : [] };
}

function tidyText(text: string, hasLines: boolean): string {
  const lines = text.replace(/\r\n?/g, "\n");
  const kept = hasLines ? lines : lines.replace(/\s+/g, " ");
  return kept.replace(unseen, "").replace(halves, "").trim();
}

/** Control signs except tab and line break, and marks that change the direction of what follows. */
const unseen = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu;

const halves = /\p{Surrogate}/gu;

/** Never inside a sign of two halves. */
function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 2] ?? "") ? length - 2 : length - 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
