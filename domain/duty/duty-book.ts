import type { components } from "../../openapi";
import type { Refused } from "../base/outcome";
import type { SaveOutcome } from "../base/saved-form";
import { dayText } from "../dates/wall-time";
import type { EventKind } from "../schedule/event/event";
import type { DutySign } from "./own-turn";

type Schemas = components["schemas"];
export type DutyBook = Schemas["DutyBook"];
export type Duty = Schemas["Duty"];
export type DutyFamily = Schemas["DutyFamily"];
export type SharePlan = Schemas["SharePlan"];

/** What a form says of a duty. */
export type DutyForm = {
  name: string;
  sign: DutySign;
  families: number;
  kinds: readonly EventKind[];
  side: "home" | "away" | null;
  isForAll: boolean;
  sparesStaff: boolean;
};

export type DutyAction =
  | { kind: "add"; form: DutyForm }
  | { kind: "change"; duty: Duty; form: DutyForm }
  | { kind: "end"; duty: Duty }
  | { kind: "share"; dutyId: string; tag: string }
  | { kind: "undo" }
  /** What the family of this player is out of, or in. */
  | { kind: "choose"; membershipId: string; dutyIds: readonly string[] };

export type BookOutcome =
  | { kind: "read"; book: DutyBook; tag: string | null }
  | { kind: "unchanged" }
  | { kind: "gone" }
  | Refused;
export type DutyActionOutcome = SaveOutcome<DutyBook>;

const of = (name: string, sign: DutySign, more: Partial<DutyForm> = {}): DutyForm => ({
  name,
  sign,
  families: 1,
  kinds: ["game"],
  side: null,
  isForAll: true,
  sparesStaff: true,
  ...more,
});

/** What most teams share out; one press adds it. */
export const dutyTemplates: readonly DutyForm[] = [
  of("Snacks", "snacks"),
  of("Drinks", "drinks"),
  of("Kit wash", "kit"),
  of("Scorekeeper", "score", { isForAll: false }),
  of("Linesman", "line", { families: 2, side: "home" }),
];

export const emptyDuty = of("", "other");

export const formOfDuty = (duty: Duty): DutyForm => ({
  name: duty.name,
  sign: duty.sign,
  families: duty.families,
  kinds: duty.kinds,
  side: duty.side ?? null,
  isForAll: duty.is_for_all,
  sparesStaff: duty.spares_staff,
});

/** The templates that the team does not have yet. */
export const missingTemplates = ({ duties }: DutyBook) =>
  dutyTemplates.filter(
    ({ name }) => !duties.some((duty) => duty.name.trim().toLowerCase() === name.toLowerCase()),
  );

/** A family's turns to come, the next one first. Of a team's only duty they are days alone. */
export type FamilyTurn = { key: string; day: string; text: string };

export function turnsOf(book: DutyBook, family: DutyFamily): FamilyTurn[] {
  const events = new Map(book.events.map((event, nth) => [event.id, { event, nth }]));
  const duties = new Map(book.duties.map((duty) => [duty.id, duty.name]));
  const whatOf = (dutyId: string) => (duties.size === 1 ? "" : `: ${duties.get(dutyId) ?? ""}`);
  return book.turns
    .filter(
      ({ membership_id: id, state }) =>
        id !== undefined && family.membership_ids.includes(id) && (state === "planned" || state === "taken"),
    )
    .flatMap((turn) => {
      const found = events.get(turn.event_id);
      if (!found || found.event.is_over || found.event.is_called_off) return [];
      return [{ turn, ...found }];
    })
    .sort((one, other) => one.nth - other.nth)
    .map(({ turn, event }) => ({
      key: `${turn.event_id}.${turn.duty_id}.${turn.slot}`,
      day: event.first_day,
      text: `${dayText(event.first_day)}${whatOf(turn.duty_id)}`,
    }));
}

/** Families by their next turn; those without one last. */
export function familiesByNext(book: DutyBook) {
  return book.families
    .map((family) => ({ family, turns: turnsOf(book, family) }))
    .sort(
      (one, other) =>
        (one.turns[0]?.day ?? "9999").localeCompare(other.turns[0]?.day ?? "9999") ||
        one.family.turns - other.family.turns,
    );
}

/** The family of the reader; of several teams' children in one team it is one. */
export const ownFamily = ({ families }: DutyBook) => families.find(({ is_own }) => is_own) ?? null;

/** Whether the family chose otherwise than the duty says for all: out of one for all, in one for volunteers. */
export const hasChosen = ({ choices }: DutyBook, duty: Duty, family: DutyFamily) =>
  choices.some(
    ({ duty_id, membership_ids }) =>
      duty_id === duty.id && membership_ids.some((id) => family.membership_ids.includes(id)),
  );

/** The family's choices with this one turned round. */
export function choicesAfter(book: DutyBook, duty: Duty, family: DutyFamily): string[] {
  const chosen = book.duties.filter((each) => hasChosen(book, each, family)).map(({ id }) => id);
  return chosen.includes(duty.id) ? chosen.filter((id) => id !== duty.id) : [...chosen, duty.id];
}
