import { assign, emit, setup } from "xstate";
import type { Absence, AbsenceReview, Absences } from "../../domain/absence/absence";
import {
  type AwayEnded,
  type AwayPlanned,
  type AwayRead,
  type AwaySaved,
  type AwaySent,
  type AwayWish,
  awayProblem,
  newWish,
  sentOf,
  togglePerson,
  wishOf,
} from "../../domain/absence/away-form";
import { baseCodeTexts } from "../../domain/base/code-texts";
import { reasonOf } from "../../domain/base/outcome";
import { toggleWeekday } from "../../domain/schedule/series/weekly";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions } from "../base/fault.actions";
import { present } from "../base/present";

type Item = Pick<Absence, "id" | "version">;

export const awaySetup = setup({
  types: {
    context: {} as {
      /** The absence to be changed; null for a new one. */
      absenceId: string | null;
      today: string;
      absences: Absences | null;
      subject: Absence | null;
      wish: AwayWish;
      review: AbsenceReview | null;
      refusal: string | null;
      done: "said" | "changed" | "ended" | null;
    },
    events: {} as
      | { type: "person.toggled"; childId: string | null }
      | { type: "days.picked"; first: string; last: string | null }
      | { type: "weekday.toggled"; weekday: number }
      | { type: "form.submitted" }
      | { type: "end.pressed" }
      | { type: "retry.pressed" }
      | { type: "left" },
    emitted: {} as { type: "gaps.found" },
    input: {} as { absenceId: string | null; today: string },
    output: {} as { done: "said" | "changed" | "ended" | null; review: AbsenceReview | null },
  },
  actors: {
    readAbsences: effectActor<AwayRead, void>(),
    planAway: effectActor<AwayPlanned, AwaySent>(),
    saveAway: effectActor<AwaySaved, AwaySent>(),
    endAway: effectActor<AwayEnded, { items: readonly Item[] }>(),
  },
  actions: {
    /** A wish that was entered stays when the absence is read anew. */
    setAbsences: assign(({ context: { absenceId, subject, wish, today } }, outcome: AwayRead) => {
      if (outcome.kind !== "read") return {};
      const { absences } = outcome;
      const found = absences.items.find(({ id }) => id === absenceId) ?? null;
      const isFirst = subject === null && wish.people.length === 0;
      const begun = found ? wishOf(found, today) : newWish(absences);
      return { absences, subject: found, wish: isFirst ? begun : wish };
    }),
    togglePerson: assign(({ context: { wish } }, { childId }: { childId: string | null }) => ({
      wish: togglePerson(wish, childId),
    })),
    pickDays: assign(({ context: { wish } }, { first, last }: { first: string; last: string | null }) => ({
      wish: { ...wish, first, last },
    })),
    toggleWeekday: assign(({ context: { wish } }, { weekday }: { weekday: number }) => ({
      wish: { ...wish, weekdays: toggleWeekday(wish.weekdays, weekday) },
    })),
    setReview: assign((_, outcome: { kind: string; review?: AbsenceReview | null }) => ({
      review: outcome.review ?? null,
    })),
    forgetReview: assign({ review: null }),
    noteSaved: assign(({ context: { subject } }) => ({
      done: subject ? ("changed" as const) : ("said" as const),
    })),
    noteEnded: assign({ done: "ended" }),
    noteChanged: assign({ refusal: baseCodeTexts.REQUEST_412_CHANGED }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    forgetRefusal: assign({ refusal: null }),
    tellGaps: emit({ type: "gaps.found" }),
  },
  guards: {
    isRead: (_, { kind }: { kind: string }) => kind === "read",
    isMissing: ({ context: { absenceId } }, outcome: AwayRead) =>
      outcome.kind === "read" &&
      absenceId !== null &&
      !outcome.absences.items.some(({ id }) => id === absenceId),
    isReady: ({ context: { wish, today } }) => awayProblem(wish, today) === null,
    isPlanned: (_, { kind }: { kind: string }) => kind === "planned",
    isSaved: (_, { kind }: { kind: string }) => kind === "saved",
    isEnded: (_, { kind }: { kind: string }) => kind === "ended",
    isOutdated: (_, { kind }: { kind: string }) => kind === "differs",
  },
  delays: { pause: 250 },
});

export function sentFrom({
  wish,
  subject,
  today,
}: {
  wish: AwayWish;
  subject: Absence | null;
  today: string;
}): AwaySent {
  return present(sentOf(wish, subject, today));
}
