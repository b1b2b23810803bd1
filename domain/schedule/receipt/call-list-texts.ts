import { showPhoneNumber } from "../../family/phone";
import type { ReceiptFamily } from "./call-list";

/** What staff do about a family that does not know. */
export const callListTexts = {
  call: "Call",
  /** Where several of a family's people have a number. */
  callOne: (name: string) => `Call ${firstName(name)}`,
  callSpoken: (name: string, player: string) => `Call ${name}, ${player}`,
  toldThem: "Told them",
  toldThemSpoken: (family: string) => `Told them: ${family}`,
  notReached: "Not reached after all",
  notReachedSpoken: (family: string) => `Not reached after all: ${family}`,
  noNumber: "No number",
  nudge: (families: number) => (families === 1 ? "Remind 1 family" : `Remind ${families} families`),
  open: "Open",
  opening: "Looking who's seen it",
  whoKnows: "Who's seen it",
  seeWho: "See who",
  fold: "Hide",
} as const;

const list = new Intl.ListFormat("en", { type: "conjunction" });

const firstName = (name: string) => name.split(" ")[0] ?? name;

/** "Robin and Kim (Sam R.)"; adult players and spots are named alone. */
export const familyName = ({ people, players }: Pick<ReceiptFamily, "people" | "players">): string =>
  people.length === 0
    ? list.format(players)
    : `${list.format(people.map(firstName))} (${list.format(players)})`;

const known = {
  got_it: "Knows",
  answer: "Knows, by an answer",
  link: "Knows, by the mail's link",
  opened: "Has seen it",
  told: "Told by a coach",
} as const;

/** What is known of a family, in words that say no more. `moment` formats a time as "16:10". */
export function familyStateText(
  { state, is_here, heard_at, via, by, at }: Omit<ReceiptFamily, "players" | "people" | "membership_ids">,
  moment: (at: string) => string,
): string {
  if (state === "knows") {
    if (via === "told")
      return [by ? `Told by ${by}` : known.told, at && moment(at)].filter(Boolean).join(", ");
    return [via ? known[via] : known.got_it, [by, at && moment(at)].filter(Boolean).join(", ")]
      .filter((part) => part !== "")
      .join(": ");
  }
  if (state === "heard") return heard_at === null ? "Heard it ring" : `Heard it ring, ${moment(heard_at)}`;
  if (!is_here) return "Hasn't joined yet";
  return state === "sent" ? "Heard nothing yet" : "Not told yet";
}

/** The numbers to call, one a line, with whose they are if there are several; null where none is shown. */
export function numbersText(phones: ReceiptFamily["phones"]): string | null {
  if (phones === undefined) return null;
  if (phones.length === 0) return callListTexts.noNumber;
  return phones
    .map(({ name, phone_number }) => {
      const number = showPhoneNumber(phone_number).replaceAll(" ", "\u00a0");
      return phones.length === 1 ? number : `${firstName(name)}\u00a0${number}`;
    })
    .join("\n");
}

/** While staff's own press is being saved, and until the list is read again. */
export const reachedByYouText = "You told them";
