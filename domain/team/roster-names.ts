/** A player's names in a list. Only the first name and the last one's letter are sent, so what could be a last name leaves the first. */
export type Names = { readonly first: string; readonly last: string };

/** "Sam Rivers" and "Rivers, Sam"; turned, "Rivers Sam" as well. */
export function splitName(text: string, isTurned = false): Names {
  const [before = "", after] = partsOf(text);
  if (after) return { first: after, last: before };
  const words = before.split(" ");
  const at = words.length - 1;
  if (at === 0) return { first: before, last: "" };
  const [start, end] = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  return isTurned ? { first: end, last: start } : { first: start, last: end };
}

/**
 * A whole name is split also where another column has the last name, and what stands in both goes from the first. Of a comma with the last
 * name on neither side nothing is taken.
 */
export function namesIn(firstCell: string, lastCell: string, isTurned: boolean): Names {
  const first = withoutNotes(firstCell);
  const last = tidy(lastCell);
  if (last === "") return splitName(first, isTurned);
  const [before = "", after] = partsOf(first);
  const own = after === undefined || cut(after, last) === "" ? before : cut(before, last) === "" ? after : "";
  return { first: cut(own, last) || own, last };
}

/** Whether what was taken for the first name may be a note, as in "Sam Rivers, Nuts", or the last name itself. */
export function isUnsureName(firstCell: string, lastCell: string): boolean {
  const first = withoutNotes(firstCell);
  const last = tidy(lastCell);
  const [before = "", after] = partsOf(first);
  return last === "" ? after !== undefined && before.includes(" ") : first !== "" && cut(first, last) === "";
}

/** Without the last name's words at the end, else at the start. */
function cut(first: string, last: string): string {
  const known = new Set(wordsOf(last).map(plain));
  const words = first.split(" ").filter(Boolean);
  const isLast = (word: string) => wordsOf(word).every((each) => known.has(plain(each)));
  const end = words.findLastIndex((word) => !isLast(word)) + 1;
  const start = end < words.length || end === 0 ? 0 : words.findIndex((word) => !isLast(word));
  return words.slice(start, end).join(" ");
}

const wordsOf = (text: string) => text.split(/[\s-]+/).filter(Boolean);

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The two sides of a comma; what comes after a second one is no name. */
const partsOf = (text: string) =>
  tidy(text)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .slice(0, 2);

/** "Sam Rivers (2016)": years and notes beside a name. */
function withoutNotes(text: string): string {
  const left = tidy(text.replace(/[([{].*?(?:[)\]}]|$)/g, " "));
  return tidy(left.replace(/\S*\d\S*/g, " ")) || left;
}

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();
