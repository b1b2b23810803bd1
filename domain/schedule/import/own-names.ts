import { plainHeading as plain } from "../../base/table";

/** Who plays, as a line of a file has it. */
export type Match = {
  /** Empty, or only an occasion ("Cup game"), where a line names the other side alone. */
  readonly first: string;
  readonly second: string;
  /** By "at" and "@" the second plays at home; a dash may join anything; columns hold names alone. */
  readonly by: "vs" | "at" | "@" | "dash" | "columns";
};

/** Which names in a file mean this team. Those in the two sets are plain. */
export type OwnNames = {
  readonly nameIn: (text: string) => Name;
  readonly chosen: ReadonlySet<string>;
  /** Of other teams, though they look like this one's. */
  readonly others: ReadonlySet<string>;
};

export type Name = {
  readonly shown: string;
  readonly plain: string;
  /** "part": this team's name is in it, or it in this team's. "near": the same but for the age group. */
  readonly fit: "exact" | "part" | "near" | null;
};

/** Whoever plays against the team's exact name, or is named alone as the other side, is another team in the whole file. */
export function ownNamesOf(matches: readonly Match[], teamName: string): OwnNames {
  const others = new Set<string>();
  const own = { nameIn: nameReader(teamName), chosen: new Set<string>(), others };
  for (const match of matches) {
    const [one, other] = namesOf(match, own);
    const isAlone = match.by !== "dash" && isWithoutFirst(match, own);
    if (one.fit === "exact" || isAlone) {
      if (other.fit !== "exact") others.add(other.plain);
    } else if (other.fit === "exact") others.add(one.plain);
  }
  return own;
}

/**
 * The names of which a person has to say whether they are this team's: both sides of one game look like it, or the file has several such
 * names and never the exact one. `toCome` are the games that would be taken over.
 */
export function unclearNames(matches: readonly Match[], toCome: readonly Match[], own: OwnNames): string[] {
  const likeIt = new Map<string, Name>();
  const inOneGame = new Map<string, Name>();
  for (const match of toCome) {
    if (isWithoutFirst(match, own)) continue;
    const names = namesOf(match, own);
    if (names.some(isExact)) continue;
    const open = names.filter((name) => name.fit !== null && !own.others.has(name.plain));
    for (const name of open) if (!likeIt.has(name.plain)) likeIt.set(name.plain, name);
    if (isSeveral(open)) for (const name of open) inOneGame.set(name.plain, likeIt.get(name.plain) ?? name);
  }
  const isKnown = matches.some((match) => namesOf(match, own).some(isExact));
  const open = [...(isKnown ? inOneGame : likeIt).values()];
  return isSeveral(open) ? open.map(({ shown }) => shown) : [];
}

const isExact = ({ fit }: Name) => fit === "exact";

/** Two names, at least one of which would count as this team's. */
const isSeveral = (names: readonly Name[]) =>
  new Set(names.map(({ plain: each }) => each)).size > 1 && names.some(({ fit }) => fit === "part");

/** What was said of the unclear names: `chosen` of them are this team's, the others are not. */
export const withChosen = (
  own: OwnNames,
  unclear: readonly string[],
  chosen: readonly string[],
): OwnNames => {
  const isChosen = (name: string) => chosen.includes(name);
  return {
    ...own,
    chosen: new Set(unclear.filter(isChosen).map(plain)),
    others: new Set([...own.others, ...unclear.filter((name) => !isChosen(name)).map(plain)]),
  };
};

/** Which side is this team. The exact name goes before what was chosen, and that before what only looks like it. */
export function ownSideOf(match: Match, own: OwnNames): "first" | "second" | null {
  if (isWithoutFirst(match, own)) return null;
  const [one = 0, other = 0] = namesOf(match, own).map((name) => rankOf(name, own));
  if (one + other === 0) return null;
  return one >= other ? "first" : "second";
}

const rankOf = ({ fit, plain: name }: Name, { chosen, others }: OwnNames) => {
  if (fit === "exact") return 3;
  if (chosen.has(name)) return 2;
  return fit === "part" && !others.has(name) ? 1 : 0;
};

/** Whether a text looks like this team's name, or another's that is much like it. */
export const isLike = (text: string, { nameIn }: OwnNames) => nameIn(text).fit !== null;

/** Whether a line names its second side as this team, by the exact name or one that was chosen. */
export const isOwnSecond = ({ second }: Match, own: OwnNames) => rankOf(own.nameIn(second), own) > 1;

const occasion =
  /(?:\b(?:game|match|friendly|scrimmage|cup|turnier|tournament|finals?|play-?offs?)|spiel)(?: ?#?\d+)?$/i;

/** "Comets" of "Comets game". */
export const withoutGame = (text: string) => text.replace(/ (game|match|friendly|spiel)( ?#?\d+)?$/i, "");

/** "Game 3", "Home game" or "Winter Cup", but not "Comets game". */
export function isOccasion(text: string): boolean {
  const rest = withoutGame(text);
  const isNoName = rest === text || occasion.test(rest) || /^(home|away|league|season|test)$/i.test(rest);
  return isNoName && occasion.test(text);
}

const isWithoutFirst = ({ first, by }: Match, own: OwnNames) =>
  first === "" || (by !== "columns" && isOccasion(first) && !isLike(first, own));

const namesOf = ({ first, second }: Match, { nameIn }: OwnNames): [Name, Name] => [
  nameIn(first),
  nameIn(second),
];

/** Reads names beside this team's. A file has few of them, in many lines. */
export function nameReader(teamName: string): OwnNames["nameIn"] {
  const own = plain(teamName);
  const known = new Map<string, Name>();
  return (text) => {
    const name = known.get(text) ?? readName(text, own);
    known.set(text, name);
    return name;
  };
}

function readName(text: string, own: string): Name {
  const whole = { shown: text, plain: plain(text) };
  const shown = withoutOccasion(text);
  const part = shown === text ? whole : { shown, plain: plain(shown) };
  for (const name of [whole, part]) if (own !== "" && name.plain === own) return { ...name, fit: "exact" };
  for (const name of [part, whole]) if (isSame(name.plain, own)) return { ...name, fit: "part" };
  return { ...part, fit: isNear(part.plain, own) ? "near" : null };
}

/** A cell of a file may be of any length. */
const longestName = 500;

/** "Rockets" of "Cup: Rockets", "Game 3 - Rockets", "Rockets (Field 2)" and "Rockets @ Riverside". */
function withoutOccasion(text: string): string {
  const name = text
    .slice(0, longestName)
    .replace(/\s+/g, " ")
    .replace(/^(?:.*:|.*\b(?:game|match|spiel|friendly|round|week|cup)\b ?#?\d*(?: [-–—])?) /i, "")
    .replace(/ (?:@|at) .*$/i, "")
    .replace(/ [([](?:field|court|pitch|rink|gym|platz|feld|halle|home|away)\b[^)\]]*[)\]]$/i, "")
    .replace(/ (?:game|match|spiel)$/i, "")
    .trim();
  return name || text;
}

/** Whether a list means this team: by its name, or by one that holds it ("Rockets U12"). Both are plain. */
const isSame = (name: string, own: string) =>
  name !== "" && own !== "" && (name === own || isPartOf(name, own) || isPartOf(own, name));

/** By whole words, and not by an initial. */
const isPartOf = (name: string, longer: string) => name.length > 2 && ` ${longer} `.includes(` ${name} `);

const age = /\b(?:u ?(\d{1,2})|(\d{1,2}) ?u|under (\d{1,2}))\b/;

/** "Red Rockets" for "Rockets U12", but not "Rockets U14". */
function isNear(name: string, own: string): boolean {
  const [one, other] = [name, own].map((each) => {
    const found = age.exec(each);
    return { base: plain(each.replace(age, " ")), age: found && (found[1] ?? found[2] ?? found[3]) };
  });
  if (!one || !other || (one.age && other.age && one.age !== other.age)) return false;
  return isSame(one.base, other.base);
}
