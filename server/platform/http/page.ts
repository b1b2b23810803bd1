import type { FieldFault } from "./problem";
import { Problem } from "./problem";

/** The page size of every growing list, newest first. */
export const pageSize = 50;

/** The end of a page: the time and id of its last row. */
export interface Place {
  at: Date;
  id: string;
}

/** The decoded `after`; undefined for the first page. Opaque to clients. `isFit` judges an id that the database compares as a UUID. */
export function readPageStart(
  after: string | undefined,
  isFit: (id: string) => boolean = () => true,
): Place | undefined {
  if (after === undefined) return undefined;
  const [, milliseconds, id] =
    /^(\d{1,13}) ([\w-]{1,64})$/.exec(Buffer.from(after, "base64url").toString("utf8")) ?? [];
  if (id === undefined || !isFit(id)) throw new Problem("REQUEST_400_INVALID", { fields: [malformed] });
  return { at: new Date(Number(milliseconds)), id };
}

const malformed: FieldFault = { field: "after", rule: "pattern" };

/** Makes a page from up to one row more than its size. */
export function toPage<Row>(rows: readonly Row[], placeOf: (row: Row) => Place, size = pageSize) {
  const kept = rows.slice(0, size);
  const last = kept.at(-1);
  return { kept, nextAfter: last && rows.length > size ? writePlace(placeOf(last)) : null };
}

/** The encoded `after` of the next page. */
export const writePlace = ({ at, id }: Place) => Buffer.from(`${at.getTime()} ${id}`).toString("base64url");
