import { withArticle } from "../base/texts";
import type { Huddle } from "./huddle";
import { chatTexts } from "./huddle-texts";

/** Above every composer: "26 grown-ups of the Comets can see this." `others` are the first names of a group's other people, once they are known. */
export function readersLine(
  { kind, readers }: Pick<Huddle, "kind" | "readers">,
  teamName: string | null,
  others: readonly string[] | null,
): string {
  if (kind === "group")
    return others === null ? `${readersCount({ readers })} can see this.` : `${peopleRead(others)}.`;
  const of = teamName === null ? "" : ` of ${withArticle(teamName)}`;
  if (kind === "staff") return `Only the staff${of} (${readers}) can see this.`;
  return `${grownUps(readers)}${of} can see this.`;
}

/** Under a huddle's name, in one line on a phone: "26 grown-ups". */
export const readersCount = ({ readers }: Pick<Huddle, "readers">): string =>
  readers === 1 ? "Only you" : grownUps(readers);

/** "You, Kim and Dana can see this", "You, Kim, Dana and 3 more can see this". */
export function peopleRead(others: readonly string[]): string {
  if (others.length === 0) return "Only you can see this";
  const rest = others.length - named;
  const names = [chatTexts.you, ...others.slice(0, rest > 1 ? named : named + 1)];
  if (rest > 1) return `${names.join(", ")} and ${rest} more can see this`;
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)} can see this`;
}

const named = 3;

const grownUps = (count: number) => (count === 1 ? "1 grown-up" : `${count} grown-ups`);

/** "Kim" of "Kim Anders". */
export const firstName = (shownName: string): string =>
  shownName.trim().split(/\s+/)[0] || chatTexts.somebody;
