import type { CircleRole } from "../invitation/child-invitation";
import type { Child } from "./child-form";
import { shownName } from "./child-view";
import type { Ending, QuickChange } from "./family";
import { removalTexts } from "./removal-texts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "Kim and Pat". */
export const listNames = (names: readonly string[]): string => list.format(names);

const nameOf = ({ first_name: firstName }: Child) => firstName ?? "your player";

export const firstNameOf = (name: string): string => name.split(" ")[0] ?? name;

/** Texts of *Family* in the settings. */
export const familyTexts = {
  title: "Family",
  opening: "Calling everybody in",
  empty: "No kids here yet. Add yours, and they're ready for a team.",
  phone: "Your phone number",
  phoneReaders: "Only coaches of my kids' teams",
  noTeam: "No team yet",
  lookedAfterBy: (names: readonly string[]) => `Looked after by ${listNames(names)}`,
  followedBy: (names: readonly string[]) => `Followed by ${listNames(names)}`,
  asks: (count: number) => (count === 1 ? "Somebody asks to come in" : `${count} ask to come in`),
  following: "You follow",
  kids: "Kids",
  takenDown: (day: string) => `Taken down. Gone for good on ${day}.`,
  bringBack: "Bring back",
  addKids: "Add my kids",
  you: (name: string) => `${name} (you)`,
  thatsThem: "That's them",
  no: "No",
  unfollow: "Stop following",
  preview: "How your team's other families read it",
  noGuardians: "No name, no guardians.",
  openInvitations: (role: CircleRole, firstName: string) =>
    role === "guardian" ? `Invited to look after ${firstName}` : `Invited to follow ${firstName}`,
  whatOthersSee: "What others see",
  byName: "Name",
  byNumber: "Number",
  hidden: "Nobody sees the profile until one of you is back.",
  toGuardiansOnly: "Only you and the other guardians see birthday, photos and followers.",
  whoLooksAfter: (child: Child) => `Who looks after ${nameOf(child)}`,
  cameIn: (date: string, through: string | null) =>
    through === null ? `Here since ${date}.` : `Came in ${date} through ${through}.`,
  asksToGuard: (name: string, child: Child) => `${name} asks to look after ${nameOf(child)}, too.`,
  asksToFollow: (name: string, child: Child) => `${name} asks to follow ${nameOf(child)}.`,
  guardianSees: "They'll see and decide everything you do. Only let in whom you know.",
  followerSees: "They'll see first name, number, teams and times. Nothing of other kids.",
  photos: "Photos",
  photosLabel: (child: Child) => `Photos of ${nameOf(child)} are fine with me`,
  photosHint: "Yes only if all of you say yes.",
  photosYes: "All of you said yes, so photos are fine.",
  photosNo: "Not all of you said yes, so no photos.",
  followers: "Followers",
  noFollowers: "Nobody follows along.",
  leave: (child: Child) => `Stop looking after ${nameOf(child)}`,
  delete: (child: Child) => `Delete ${nameOf(child)}'s profile`,
  remove: (name: string) => `Remove ${firstNameOf(name)}`,
  saved: "Saved. Looking sharp.",
  nowNamed: ({ first_name: firstName = "", last_initial: lastInitial = "" }: Child) =>
    `The name is ${shownName({ firstName, lastInitial })} now.`,
  nowBorn: (day: string) => `The birthday is ${day} now.`,
  nowShown: { name: "Others see the name now.", number: "Others see the number now." },
  guardianCame: (name: string, child: Child) => `${name} looks after ${nameOf(child)} now.`,
  guardianWent: (name: string, child: Child) => `${name} doesn't look after ${nameOf(child)} any more.`,
  followerCame: (name: string, child: Child) => `${name} follows ${nameOf(child)} now.`,
  followerWent: (name: string, child: Child) => `${name} doesn't follow ${nameOf(child)} any more.`,
  nothingToSee: "It reads the same by now.",
  takeTheirs: "Take theirs",
  keepMine: "Keep mine",
  letIn: (name: string) => `${name} is in.`,
  turnedDown: (name: string) => `${name} stays out.`,
} as const;

/** The confirmation before something ends, with its consequences. */
export function endingWords(ending: Ending): { title: string; body: string; press: string } {
  const name = nameOf(ending.child);
  switch (ending.kind) {
    case "takeBack": {
      const along = ending.person.takes_along ?? [];
      return {
        title: `Remove ${ending.person.name}?`,
        body: `They stop looking after ${name} at once.${along.length > 0 ? ` ${listNames(along)} ${along.length === 1 ? "goes" : "go"} with them.` : ""}`,
        press: familyTexts.remove(ending.person.name),
      };
    }
    case "requestRemoval": {
      const firstName = firstNameOf(ending.person.name);
      return {
        title: removalTexts.question(ending.person.name, name),
        body: removalTexts.consequences(firstName, name),
        press: removalTexts.ask,
      };
    }
    case "endFollowing":
      return {
        title: `Remove ${ending.person.name}?`,
        body: `They stop following ${name} at once.`,
        press: familyTexts.remove(ending.person.name),
      };
    case "unfollow":
      return {
        title: `Stop following ${name}?`,
        body: "A guardian would have to invite you again.",
        press: familyTexts.unfollow,
      };
    case "leave":
      return {
        title: `${familyTexts.leave(ending.child)}?`,
        body: `You stop seeing ${name} and the teams at once. The others stay, and one of them would have to invite you again.`,
        press: familyTexts.leave(ending.child),
      };
    case "delete":
      return {
        title: `${familyTexts.delete(ending.child)}?`,
        body: `It's hidden from everybody at once and erased after 14 days. Changed your mind? Until then you can bring it back here.`,
        press: familyTexts.delete(ending.child),
      };
  }
}

/** The message after it has ended. */
export function endedText({ kind, child, ...rest }: Ending): string {
  switch (kind) {
    case "takeBack":
      return familyTexts.guardianWent("person" in rest ? rest.person.name : "", child);
    case "requestRemoval":
      return removalTexts.requested("person" in rest ? firstNameOf(rest.person.name) : "");
    case "endFollowing":
      return familyTexts.followerWent("person" in rest ? rest.person.name : "", child);
    case "unfollow":
      return `You don't follow ${nameOf(child)} any more.`;
    case "leave":
      return `You don't look after ${nameOf(child)} any more.`;
    case "delete":
      return `${nameOf(child)}'s profile is hidden. It's erased in 14 days.`;
  }
}

/** The message after a change is saved. */
export function changedText(change: QuickChange): string {
  if (change.kind === "stopRemoval") return stoppedText(change);
  if (change.kind !== "request") return familyTexts.saved;
  const { name } = change.request;
  return change.decision === "approved" ? familyTexts.letIn(name) : familyTexts.turnedDown(name);
}

function stoppedText({ child, removal, decision }: Extract<QuickChange, { kind: "stopRemoval" }>): string {
  if (decision === "cancelled") return removalTexts.cancelled(removal.firstName);
  const me = child.guardians?.find(({ is_me: isMe }) => isMe);
  return me?.removal?.request_id === removal.request_id
    ? removalTexts.objected(nameOf(child))
    : removalTexts.objectedFor(removal.firstName, nameOf(child));
}
