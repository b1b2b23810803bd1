import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { reasonOf } from "../../domain/base/outcome";
import type { CalendarLink } from "../../domain/calendar-link/calendar-link";
import type { GuestLinkRequest, GuestOutcome } from "../../domain/calendar-link/guest";
import { effectActor } from "../base/effect-actor.setup";
import { faultActions, onFault } from "../base/fault.actions";

type Named = Pick<GuestLinkRequest, "name" | "until" | "key">;

/** Makes a link for somebody without an account, and shares it. */
export const guestLinkMachine = setup({
  types: {
    context: {} as { request: GuestLinkRequest; isFit: boolean; fault: string | null },
    events: {} as
      | { type: "link.wanted" }
      | { type: "name.judged"; isFit: boolean }
      | ({ type: "guest.named" } & Named)
      | { type: "left" },
    emitted: {} as { type: "gaps.found" } | { type: "link.made"; link: CalendarLink },
    input: {} as { childId: string },
  },
  actors: {
    make: effectActor<GuestOutcome, GuestLinkRequest>(),
  },
  actions: {
    judge: assign((_, { isFit }: { isFit: boolean }) => ({ isFit })),
    sendGaps: emit({ type: "gaps.found" }),
    /** The same request after a failure keeps its key, so that it makes one link. */
    setRequest: assign(({ context: { request } }, { name, until, key }: Named) => {
      const isSame = request.key !== "" && request.name === name && request.until === until;
      return { request: { ...request, name, until, key: isSame ? request.key : key }, fault: null };
    }),
    sendMade: emit((_, { link }: { link: CalendarLink }) => ({ type: "link.made", link }) as const),
    forget: assign(({ context: { request } }) => ({
      request: { ...request, name: "", until: "", key: "" },
      isFit: false,
      fault: null,
    })),
    setFault: assign((_, outcome: { kind: string; text?: string }) => ({ fault: reasonOf(outcome) })),
    ...faultActions("fault"),
  },
  guards: {
    isFit: ({ context }) => context.isFit,
    isMade: (_, outcome: GuestOutcome) => outcome.kind === "made",
  },
}).createMachine({
  id: "guestLink",
  context: ({ input: { childId } }) => ({
    request: { childId, name: "", until: "", key: "" },
    isFit: false,
    fault: null,
  }),
  initial: "resting",
  states: {
    resting: { entry: "forget", on: { "link.wanted": "filling" } },
    filling: {
      on: {
        "name.judged": { actions: { type: "judge", params: ({ event }) => event } },
        "guest.named": [
          { guard: "isFit", target: "making", actions: { type: "setRequest", params: ({ event }) => event } },
          { actions: "sendGaps" },
        ],
        left: "resting",
      },
    },
    making: {
      invoke: {
        id: "make",
        src: "make",
        input: ({ context }) => context.request,
        onDone: [
          {
            guard: { type: "isMade", params: ({ event }) => event.output },
            target: "resting",
            actions: {
              type: "sendMade",
              params: ({ event }) => ({ link: (event.output as GuestOutcome & { kind: "made" }).link }),
            },
          },
          { target: "filling", actions: { type: "setFault", params: ({ event }) => event.output } },
        ],
        onError: onFault("filling"),
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof guestLinkMachine>;
export const selectIsOpen = (snapshot: Snapshot) => !snapshot.matches("resting");
export const selectIsMaking = (snapshot: Snapshot) => snapshot.matches("making");
export const selectIsFit = (snapshot: Snapshot) => snapshot.context.isFit;
export const selectFault = (snapshot: Snapshot) => snapshot.context.fault;
