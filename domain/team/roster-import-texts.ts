import { nameTexts } from "../account/texts";
import { limits } from "../base/limits";
import { fieldTexts } from "../fields/texts";
import { addressTexts } from "../sign-in/texts";
import { teamCodeTexts } from "./code-texts";
import type { RosterColumn } from "./roster-headings";
import {
  type JudgedSpot,
  mostLines,
  type SendNotice,
  type SpotFault,
  type SpotRemark,
  type SpotSent,
  type UnreadableList,
} from "./roster-import";
import type { SpotLine } from "./roster-lines";
import { spotTexts } from "./texts";

const spots = (count: number) => (count === 1 ? "1 spot" : `${count} spots`);
const mails = (count: number) => (count === 1 ? "1 mail" : `${count} mails`);

export const rosterImportTexts = {
  title: spotTexts.importList,
  what: "Pick your list of players: a table (.csv), as other team apps and spreadsheets save it.",
  stays:
    "It's read right here on your device. Only first names, initials, numbers and parents' addresses leave it, once you say so.",
  pick: "Pick a file",
  another: "Another file",
  reading: "Reading the file",
  columns: "What's in which column?",
  columnsWhy: "Tell us where the first names are. The rest is a bonus.",
  none: "Not in the list",
  next: "Next",
  wrongColumns: "Columns",
  keptHere: "Stays on your device",
  kept: (headings: readonly string[]) => `${headings.join(", ")}.`,
  onlyInitial: "Of last names only the first letter is sent.",
  preview: "Who comes in",
  list: "On the list",
  mend: "Check these",
  mendOne: (name: string) => `Change ${name}`,
  change: "Change",
  drop: "Leave out",
  apply: "Done",
  back: "Cancel",
  dropped: "Left out",
  restore: "Put back",
  others: (names: readonly string[]) => `No players, so left out: ${names.join(", ")}.`,
  noMail: "No address, so no mail. You can add one later.",
  tells: (count: number) =>
    count === 0 ? "No mail leaves." : "Each address gets a mail. Whoever says yes first takes the spot.",
  broken: (count: number) =>
    count === 1 ? "1 stays out until you've had a look." : `${count} stay out until you've had a look.`,
  nothing: "Nobody new in there.",
  save: (count: number, mailCount: number) =>
    mailCount === 0 ? `Save ${spots(count)}` : `Save ${spots(count)} and send ${mails(mailCount)}`,
  notKept: "These didn't make it:",
  toResult: "See what's saved",
  unmailed: "These are kept, but a mail didn't leave:",
  close: "Done",
} as const;

export const rosterColumnTexts: Readonly<Record<RosterColumn, string>> = {
  firstName: "First name",
  lastName: "Last name",
  number: "Number",
  address1: "Parent's e-mail",
  address2: "E-mail 2",
  address3: "E-mail 3",
};

export const unreadableListTexts: Readonly<Record<UnreadableList, string>> = {
  empty: "That file is empty. Pick another one.",
  too_big: "That file is over 1 MB. Save only your team's part of it.",
  failed: "We couldn't open that file. Pick it once more, or another one.",
  spreadsheet: "That's a spreadsheet's own file. Save it as a table (.csv) there, then pick that one.",
  too_many: `That's over ${mostLines} players. Save only your team's part of the list.`,
  no_players: "No players in that file. It takes a line for each, with their first name.",
  no_roster: "We couldn't compare it with your roster. Check your connection, then pick the file once more.",
};

export const sendNoticeTexts: Readonly<Record<SendNotice, string>> = {
  changed: "Your roster changed meanwhile. Have another look, then save.",
  uncompared:
    "We couldn't compare it with your roster, so nothing is sent. Check your connection, then save.",
};

const spotFaultTexts: Readonly<Record<Exclude<SpotFault, "refused" | "shared">, string>> = {
  first_name: "No first name.",
  formula: "That's a formula, not a name.",
  too_long: fieldTexts.tooLong(limits.firstName.max),
  unseen: nameTexts.unseen,
  last_initial: "The last name's first letter is missing.",
  number: "A shirt number is one or two digits.",
  number_twice: "That number is in the list twice.",
  number_taken: teamCodeTexts.COLLABORATOR_409_NUMBER,
  address: fieldTexts.emailAddress,
  self: "That's your own address.",
  there: "Already on the roster.",
  full: teamCodeTexts.TEAM_403_FULL,
};

export const faultTexts = ({
  faults,
  shared,
  refusal = "",
}: Pick<JudgedSpot, "faults" | "shared" | "refusal">): string[] =>
  faults.map((fault) => {
    if (fault === "refused") return refusal;
    return fault === "shared" ? sharedText(shared) : spotFaultTexts[fault];
  });

const sharedText = (count: number) =>
  `This address stands in ${count} lines. Here goes a parent's own, or none.`;

/** Of a name that the server refuses. */
export const notTakenText = "We can't take that name. Change it, then save once more.";

/** Of a player whom somebody else, or another tab, saved in the same second. */
export const meanwhileText = "Another save put them on the roster just now.";

/** Of an address whose mail would be one too many for a day, of the account or the team. */
export const noMoreMailsText = "No more mails leave today. Send it tomorrow from the spot.";

export const spotRemarkTexts: Readonly<Record<SpotRemark, string>> = {
  twice: "An address stood there twice. It gets one mail.",
  words: "Is that the first name, and nothing else?",
  more: "Only the first three addresses get a mail.",
  name_twice: "That name is in the list twice.",
  doubtful: addressTexts.doubleCheck,
};

/** "Sam R."; of a line without any name what there is of it. */
export function nameOfSpot({
  line,
  spot: { firstName, lastInitial },
}: Pick<SpotLine, "line" | "spot">): string {
  const name = `${firstName} ${lastInitial && `${lastInitial}.`}`.trim();
  return name || `Line ${line + 1}`;
}

/** "16 spots kept. 29 mails are on the way." */
export function keptText(sent: readonly SpotSent[]): string {
  const kept = sent.filter(({ isKept }) => isKept).length;
  const left = sent.reduce((sum, result) => sum + result.mails, 0);
  const leaving =
    left === 0 ? "" : left === 1 ? " The mail is on the way." : ` ${left} mails are on the way.`;
  return `${spots(kept)} kept.${leaving}`;
}
