import { withoutUnseenSigns } from "../../fields/emoji";
import { eventFieldTable } from "../event/event-parts";
import type { RowNote } from "./import-row";

/** The longest texts of a row; a place may carry its address. */
const most = {
  title: eventFieldTable.title.text.max,
  opponent: eventFieldTable.opponent.text.max,
  detail: eventFieldTable.venue_detail.text.max,
  kit: eventFieldTable.kit.text.max,
  notes: eventFieldTable.notes.text.max,
  place: 220,
} as const;

type TypedText = keyof typeof most;

/** Texts as the server takes them: one line, without invisible signs, cut to their lengths. Null if nothing is left. */
export function tidyTexts<Name extends TypedText>(
  texts: Readonly<Record<Name, string | null>>,
): { texts: Record<Name, string | null>; notes: RowNote[] } {
  let isCut = false;
  const tidy = Object.entries<string | null>(texts).map(([name, text]) => {
    const clean = (name === "notes" ? tidyLines : tidyLine)(text ?? "");
    const short = cutTo(clean, most[name as Name]);
    isCut ||= short !== clean;
    return [name, short === "" ? null : short];
  });
  return { texts: Object.fromEntries(tidy), notes: isCut ? ["cut"] : [] };
}

/** In one line, without invisible signs. Spaces first: tabs and line breaks are such signs too. */
export const tidyLine = (text: string) => withoutUnseenSigns(text.replace(/[^\S\ufeff]+/g, " ")).trim();

const tidyLines = (text: string) =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => withoutUnseenSigns(line.replace(/\t/g, " ")).trimEnd())
    .join("\n")
    .trim();

/** Never inside a sign of two halves, and not in the middle of an emoji that invisible signs join. */
function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = /[\ud800-\udbff]/.test(text[length - 2] ?? "") ? length - 2 : length - 1;
  return `${withoutUnseenSigns(text.slice(0, end)).trimEnd()}…`;
}
