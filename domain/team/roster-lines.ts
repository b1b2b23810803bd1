import { mailboxKey } from "../account/mailbox-key";
import { initialOf } from "../family/child";
import { addressesIn, headingOf, isNonPlayer, type RosterTable } from "./roster-columns";
import { isLastFirst } from "./roster-headings";
import { isUnsureName, namesIn } from "./roster-names";
import type { SpotForm } from "./spot";

/** What was done to a line so that it fits. */
export type LineRemark =
  /** An address stood there twice. */
  | "twice"
  /** More than three addresses. */
  | "more"
  /** The first name may be something else, or hold a last name. */
  | "words";

/** A player of the list, as they will be sent. Nothing of it is judged yet. */
export type SpotLine = {
  /** Its line in the file. */
  readonly line: number;
  readonly spot: SpotForm;
  readonly remarks: readonly LineRemark[];
  /** Why the server did not take it, until it is corrected. */
  readonly refusal?: string;
};

export type ReadLines = {
  readonly lines: readonly SpotLine[];
  /** Names of those who are no players. */
  readonly others: readonly string[];
};

const mostAddresses = 3;

export function rosterLines(table: RosterTable): ReadLines {
  const { cells, line: headings, columns } = table;
  const lines: SpotLine[] = [];
  const others: string[] = [];
  const isTurned = columns.firstName !== undefined && isLastFirst(headingOf(table, columns.firstName));
  for (const [index, row] of cells.entries()) {
    if (index <= headings) continue;
    const cell = (name: keyof typeof columns) => unguarded(row[columns[name] ?? -1] ?? "");
    const { first, last } = namesIn(cell("firstName"), cell("lastName"), isTurned);
    const found = [cell("address1"), cell("address2"), cell("address3")].flatMap(addressesIn);
    const number = tidyNumber(cell("number"));
    if (first === "" && last === "" && number === "" && found.length === 0) continue;
    if (isNonPlayer(table, row)) {
      others.push(`${first} ${initialOf(last)}`.trim());
      continue;
    }
    const addresses = withoutRepeats(found);
    const remarks: LineRemark[] = [];
    if (isUnsureName(cell("firstName"), cell("lastName"))) remarks.push("words");
    if (addresses.length < found.length) remarks.push("twice");
    if (addresses.length > mostAddresses) remarks.push("more");
    const emailAddresses = addresses.slice(0, mostAddresses);
    lines.push({
      line: index,
      spot: { firstName: first, lastInitial: initialOf(last), number, emailAddresses },
      remarks,
    });
  }
  return { lines, others };
}

/** Each mailbox once, however it is written. */
function withoutRepeats(addresses: readonly string[]): string[] {
  const seen = new Set<string>();
  return addresses.filter((address) => {
    const key = mailboxKey(address) ?? address;
    return !seen.has(key) && seen.add(key);
  });
}

/** Spreadsheets and files of ours keep formulas from running by an apostrophe. */
const unguarded = (text: string) => text.trim().replace(/^'(?=[=+\-@])/, "");

/** "#7", "No. 7" and a spreadsheet's "7.0". */
const tidyNumber = (text: string) =>
  text.replace(/^(?:#|no\.?|nr\.?)\s*/i, "").replace(/(?<=^\d+)[.,]0+$/, "");
