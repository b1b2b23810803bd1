import { kindNames } from "../event/event";
import type { ImportRow, TitledRow } from "./import-row";
import type { OwnNames } from "./own-names";
import { tidyTexts } from "./row-texts";
import { matchIn, sidesOf } from "./sides";

/** An event of a calendar, with what its title says. */
export function rowOfTitle({ title, fields, ...row }: TitledRow, own: OwnNames): ImportRow {
  const { isTimed, ...others } = fields;
  const { kind, opponent, side } = sidesOf(title, own);
  const { texts, notes } = tidyTexts({
    title: opponent === null && title !== kindNames[kind] ? title : null,
    opponent,
  });
  // A league that has no time yet publishes the day.
  const timing = isTimed ? "timed" : kind === "game" && fields.days === 1 ? "open" : "day";
  return {
    ...row,
    fields: { ...others, ...texts, kind, side, timing },
    match: matchIn(title),
    notes: [...new Set([...row.notes, ...notes])],
  };
}
