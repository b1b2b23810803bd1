import { timeText } from "../../dates/wall-time";
import { scheduleCodeTexts } from "../code-texts";
import { kindNames } from "../event/event";
import { whatChanged } from "../event/event-fact-texts";
import type { ImportResult, PlannedRow } from "./import-plan";
import type { ImportRow } from "./import-row";
import { importTexts, markTexts, rowNoteTexts } from "./import-texts";

/** "Game vs Comets". */
export function rowTitle({ fields: { title, kind, opponent } }: ImportRow): string {
  const name = title ?? kindNames[kind];
  return opponent === null ? name : `${name} vs ${opponent}`;
}

/** "9:00 · Riverside, Field 3 · home", beside its day. */
export function rowDetail({ fields }: ImportRow): string {
  const { timing, wall, days, place, detail, side } = fields;
  const time =
    timing === "timed"
      ? timeText(wall)
      : timing === "open"
        ? importTexts.timeToCome
        : importTexts.allDay(days);
  const where = place === null ? detail : importTexts.place(place, detail);
  return [time, where, side].filter(Boolean).join(" · ");
}

export type RowTone = "new" | "changed" | "same" | "mine" | "off" | "fault";

/** What will happen to a row, in plain words. */
export function happens({ row, result }: PlannedRow): { tone: RowTone; text: string } {
  if (row.isCancelled && result.outcome !== "mine" && result.outcome !== "fault")
    return result.event_id === null
      ? { tone: "same", text: importTexts.calledOffNever }
      : { tone: result.outcome === "same" ? "same" : "off", text: importTexts.calledOff };
  if (result.outcome === "made") return { tone: "new", text: importTexts.added };
  if (result.outcome === "same") return { tone: "same", text: importTexts.same };
  if (result.outcome === "changed") return { tone: "changed", text: changesText(result) };
  if (result.outcome === "mine") return { tone: "mine", text: importTexts.changedHere };
  return { tone: "fault", text: faultText(result) };
}

/** "9:00 → 14:00 · field 3 → 7"; of what families are not told, a word. */
export const changesText = ({ changes }: ImportResult): string =>
  changes.length === 0 ? importTexts.notes : whatChanged(changes).join(" · ");

export const faultText = ({ code }: ImportResult): string =>
  (code && scheduleCodeTexts[code as keyof typeof scheduleCodeTexts]) ?? importTexts.fault;

/** What of a row was left out, cut or filled in. */
export const rowRemarks = ({ marks, notes }: ImportRow): string[] => [
  ...marks.map((mark) => markTexts[mark]),
  ...notes.filter((note) => note !== "no_end").map((note) => rowNoteTexts[note]),
];
