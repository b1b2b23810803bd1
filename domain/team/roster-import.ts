import type { components } from "../../openapi";
import { isDoubtfulAddress, isEmailAddress } from "../account/email-address";
import { isSameMailbox, mailboxKey } from "../account/mailbox-key";
import type { UnreadableFile } from "../base/file-text";
import { limits } from "../base/limits";
import type { Limited, Refused } from "../base/outcome";
import { callsOf } from "../base/row-calls";
import { childFirstNameRule, initialOf, lastInitialRule, sameNameKey } from "../family/child";
import { hidesSigns } from "../fields/unseen-signs";
import { teamLimits } from "./limits";
import { isShirtNumber, type RosterEntry } from "./roster";
import type { RosterTable } from "./roster-columns";
import type { LineRemark, SpotLine } from "./roster-lines";
import { splitName } from "./roster-names";
import type { SpotField, SpotForm } from "./spot";

/** Of one file. */
export const mostLines = 200;
/** Lines of a file whose columns are guessed: a club's whole list has notes and families that are no players. */
export const mostRows = 5000;
/** Lines with one address that cannot be a family's, if their last names differ. */
const manyLines = 3;

/** Who is on the roster already. */
export type KnownPlayer = { readonly key: string | null; readonly number: string | null };

/** What lines are judged by beside the file. */
export type RosterAbout = {
  readonly people: readonly KnownPlayer[];
  readonly myAddress: string | null;
};

export type UnreadableList = UnreadableFile | "spreadsheet" | "too_many" | "no_players" | "no_roster";

export type ReadRosterOutcome =
  | { readonly kind: "read"; readonly table: RosterTable; readonly about: RosterAbout }
  | { readonly kind: "unreadable"; readonly why: UnreadableList };

/** The roster as it is at the press on *Save*: others of the staff may have added to it since the file was read. */
export type ComparedOutcome =
  | { readonly kind: "compared"; readonly people: readonly KnownPlayer[] }
  | { readonly kind: "failed" };

/** Why nothing was sent at that press. */
export type SendNotice = "changed" | "uncompared";

/** Why a line is not sent. */
export type SpotFault =
  | "first_name"
  | "formula"
  | "too_long"
  | "unseen"
  | "last_initial"
  | "number"
  | "number_twice"
  | "number_taken"
  | "address"
  | "self"
  /** An address in the lines of several families. */
  | "shared"
  | "there"
  | "full"
  /** By the server. */
  | "refused";

/** What is worth a look, and is sent all the same. */
export type SpotRemark = LineRemark | "name_twice" | "doubtful";

export type JudgedSpot = Omit<SpotLine, "remarks"> & {
  readonly faults: readonly SpotFault[];
  readonly remarks: readonly SpotRemark[];
  /** In how many lines an address of several families stands; 0 without one. */
  readonly shared: number;
};

/** Everybody of a roster; of adults those who play have a name that a line could mean. */
export const knownPlayers = (entries: readonly RosterEntry[]): KnownPlayer[] =>
  entries.map(({ shown_name, kind, roles, number }) => ({
    key: kind === "adult" && !roles.includes("player") ? null : keyOfName(shown_name),
    number,
  }));

function keyOfName(shownName: string): string {
  const { first, last } = splitName(shownName);
  return sameNameKey({ firstName: first, lastInitial: initialOf(last) });
}

export const knownSpot = (spot: SpotForm): KnownPlayer => ({
  key: sameNameKey(spot),
  number: spot.number || null,
});

/** Lines in their order: of two with one number the first keeps it, and the last ones are those for whom there is no room. */
export function judgeLines(lines: readonly SpotLine[], { people, myAddress }: RosterAbout): JudgedSpot[] {
  const there = new Set(people.flatMap(({ key }) => key ?? []));
  const taken = new Set(people.flatMap(({ number }) => number ?? []));
  const [names, numbers] = [new Set<string>(), new Set<string>()];
  const shares = sharedAddresses(lines);
  let room = teamLimits.members - people.length;
  return lines.map((line) => {
    const { spot } = line;
    const { number, emailAddresses } = spot;
    const key = sameNameKey(spot);
    const faults: SpotFault[] = [...nameFaults(spot)];
    const isNamed = faults.length === 0;
    const isThere = isNamed && there.has(key);
    if (isThere) faults.push("there");
    if (number !== "" && !isShirtNumber(number)) faults.push("number");
    // Of who is on the roster already the number may well be their own.
    else if (taken.has(number) && !isThere) faults.push("number_taken");
    else if (numbers.has(number)) faults.push("number_twice");
    if (!emailAddresses.every(isEmailAddress)) faults.push("address");
    if (emailAddresses.some((address) => isSameMailbox(address, myAddress))) faults.push("self");
    const shared = Math.max(0, ...emailAddresses.map((address) => shares.get(keyOfAddress(address)) ?? 0));
    if (shared > 0) faults.push("shared");
    if (line.refusal !== undefined) faults.push("refused");
    if (faults.length === 0 && room <= 0) faults.push("full");
    const remarks: SpotRemark[] = [...line.remarks];
    if (/[\s,]/.test(spot.firstName.trim()) && !remarks.includes("words")) remarks.push("words");
    if (isNamed && names.has(key)) remarks.push("name_twice");
    if (emailAddresses.some(isDoubtfulAddress)) remarks.push("doubtful");
    names.add(key);
    if (number !== "" && !isThere) numbers.add(number);
    if (faults.length === 0) room -= 1;
    return { ...line, faults, remarks, shared };
  });
}

/** In how many lines an address stands that no family has: a secretary's, or the club's. */
function sharedAddresses(lines: readonly SpotLine[]): Map<string, number> {
  const initials = new Map<string, string[]>();
  for (const { spot } of lines)
    for (const key of new Set(spot.emailAddresses.map(keyOfAddress)))
      initials.set(key, [...(initials.get(key) ?? []), spot.lastInitial.trim().toLowerCase()]);
  return new Map(
    [...initials].flatMap(([key, all]) =>
      all.length >= manyLines && new Set(all.filter(Boolean)).size > 1 ? [[key, all.length] as const] : [],
    ),
  );
}

const keyOfAddress = (address: string): string => mailboxKey(address) ?? address.toLowerCase();

function nameFaults({ firstName, lastInitial }: SpotForm): SpotFault[] {
  const faults: SpotFault[] = [];
  if (firstName.trim() === "") faults.push("first_name");
  else if (/^[=+\-@]/.test(firstName)) faults.push("formula");
  else if ([...firstName].length > limits.firstName.max) faults.push("too_long");
  else if (hidesSigns(firstName)) faults.push("unseen");
  if (lastInitialRule(lastInitial).problem !== null) faults.push("last_initial");
  return faults;
}

/** The field that mends it. */
export function fieldOfFault(fault: SpotFault | undefined): SpotField {
  if (fault?.startsWith("number")) return "number";
  if (fault === "address" || fault === "self" || fault === "shared") return "address1";
  return fault === "last_initial" ? "lastInitial" : "firstName";
}

export const fitSpots = (spots: readonly JudgedSpot[]) => spots.filter(({ faults }) => faults.length === 0);
export const brokenSpots = (spots: readonly JudgedSpot[]) => spots.filter(({ faults }) => faults.length > 0);

/** The line to go on with after one was corrected or left out: itself while it is broken, then the next broken one. Null without any. */
export function lineAfter(
  spots: readonly JudgedSpot[],
  { line, isBroken }: { line: number; isBroken: boolean },
) {
  const broken = brokenSpots(spots);
  const among = isBroken && broken.length > 0 ? broken : spots;
  const next = among.find((spot) => spot.line >= line) ?? among.at(0);
  return next?.line ?? null;
}

/** How many mails leave. */
export const mailsOf = (spots: readonly { spot: SpotForm }[]): number =>
  spots.reduce((sum, { spot }) => sum + spot.emailAddresses.length, 0);

export type SentSpot = components["schemas"]["NewSpots"]["rows"][number];

/** The lines of one call. Every attempt has its keys: the second is of the lines that are left where the server cannot take a name. */
export type SpotCall = {
  readonly lines: readonly number[];
  readonly rows: readonly SentSpot[];
  readonly key: string;
  readonly keyOfRest: string;
};

/** Each row says how many of its name the lines before it are, since two imports at once would double a roster. */
export function spotCalls(spots: readonly JudgedSpot[], newKey: () => string): SpotCall[] {
  let at = 0;
  const names = new Map<string, number>();
  const sent = spots.map(({ spot }) => {
    const row = sentSpot(spot);
    const firstName = childFirstNameRule(row.first_name).value;
    const name = sameNameKey({ firstName, lastInitial: row.last_initial });
    const namesakes = names.get(name) ?? 0;
    names.set(name, namesakes + 1);
    return { ...row, namesakes };
  });
  return callsOf(sent).map((rows) => {
    const lines = spots.slice(at, at + rows.length).map(({ line }) => line);
    at += rows.length;
    return { lines, rows, key: newKey(), keyOfRest: newKey() };
  });
}

/** Whether the calls hold what would be sent if the lines were judged again. */
export function isStillFit(
  lines: readonly SpotLine[],
  about: RosterAbout,
  calls: readonly SpotCall[],
): boolean {
  const fit = fitSpots(judgeLines(lines, about)).map(({ line }) => line);
  return fit.join() === calls.flatMap((call) => call.lines).join();
}

/** A row as it is sent: a first name, a letter, a number and addresses, and nothing else of the file. */
export const sentSpot = ({ firstName, lastInitial, number, emailAddresses }: SpotForm): SentSpot => ({
  first_name: firstName,
  last_initial: lastInitialRule(lastInitial).value,
  ...(number !== "" && { number }),
  email_addresses: [...emailAddresses],
});

/** What was sent of a line. */
export function rowOfLine(calls: readonly SpotCall[], line: number): SentSpot | undefined {
  const call = calls.find(({ lines }) => lines.includes(line));
  return call?.rows[call.lines.indexOf(line)];
}

/** What came of a line. */
export type SpotSent = {
  readonly line: number;
  readonly isKept: boolean;
  readonly mails: number;
  /** Why it was not kept, or not all of its mails leave; null if all is well. */
  readonly why: string | null;
};

export type SendSpotsOutcome =
  | { readonly kind: "sent"; readonly results: readonly SpotSent[] }
  | Limited
  | Refused;
