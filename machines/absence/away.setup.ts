import { assign, emit, setup } from "xstate";
import type { Absence, AbsenceReview, Absences } from "../../domain/absence/absence";
import {
  type AwayEnded,
  type AwayPlanned,
  type AwayRead,
  type AwayRequest,
  type AwaySaved,
  type AwaySent,
  awayProblem,
  newRequest,
  requestOf,
  sentOf,
  togglePerson,
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
      request: AwayRequest;
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
    /** A request that was entered stays when the absence is read anew. */
    setAbsences: assign(({ context: { absenceId, subject, request, today } }, outcome: AwayRead) => {
      if (outcome.kind !== "read") return {};
      const { absences } = outcome;
      const found = absences.items.find(({ id }) => id === absenceId) ?? null;
      const isFirst = subject === null && request.people.length === 0;
      const begun = found ? requestOf(found, today) : newRequest(absences);
      return { absences, subject: found, request: isFirst ? begun : request };
    }),
    togglePerson: assign(({ context: { request } }, { childId }: { childId: string | null }) => ({
      request: togglePerson(request, childId),
    })),
    pickDays: assign(({ context: { request } }, { first, last }: { first: string; last: string | null }) => ({
      request: { ...request, first, last },
    })),
    toggleWeekday: assign(({ context: { request } }, { weekday }: { weekday: number }) => ({
      request: { ...request, weekdays: toggleWeekday(request.weekdays, weekday) },
    })),
    setReview: assign((_, outcome: { kind: string; review?: AbsenceReview | null }) => ({
      review: outcome.review ?? null,
    })),
    forgetReview: assign({ review: null }),
    recordSaved: assign(({ context: { subject } }) => ({
      done: subject ? ("changed" as const) : ("said" as const),
    })),
    recordEnded: assign({ done: "ended" }),
    recordChanged: assign({ refusal: baseCodeTexts.REQUEST_412_CHANGED }),
    setRefusal: assign((_, outcome: { kind: string; text?: string }) => ({ refusal: reasonOf(outcome) })),
    ...faultActions("refusal"),
    forgetRefusal: assign({ refusal: null }),
    sendGaps: emit({ type: "gaps.found" }),
  },
  guards: {
    isRead: (_, { kind }: { kind: string }) => kind === "read",
    isMissing: ({ context: { absenceId } }, outcome: AwayRead) =>
      outcome.kind === "read" &&
      absenceId !== null &&
      !outcome.absences.items.some(({ id }) => id === absenceId),
    isReady: ({ context: { request, today } }) => awayProblem(request, today) === null,
    isPlanned: (_, { kind }: { kind: string }) => kind === "planned",
    isSaved: (_, { kind }: { kind: string }) => kind === "saved",
    isEnded: (_, { kind }: { kind: string }) => kind === "ended",
    isOutdated: (_, { kind }: { kind: string }) => kind === "differs",
  },
  delays: { pause: 250 },
});

export function sentFrom({
  request,
  subject,
  today,
}: {
  request: AwayRequest;
  subject: Absence | null;
  today: string;
}): AwaySent {
  return present(sentOf(request, subject, today));
}
