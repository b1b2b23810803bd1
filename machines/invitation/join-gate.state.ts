import { problemTexts } from "../../domain/base/texts";
import { announceError, announceRefusal } from "../base/announce.actions";
import { byOutcome } from "../base/outcomes";
import { present } from "../base/present";
import { joinSetup } from "./join.setup";

/** To send a request for a child an account needs a known age of 18 or more and a verified address. Then it is sent automatically. */
export const gate = joinSetup.createStateConfig({
  initial: "checking",
  states: {
    checking: {
      always: [
        { guard: "isAgeUnknown", target: "birthday" },
        { guard: "isMinor", target: "#join.minor" },
        { guard: "mustProve", target: "inbox" },
        { target: "#join.accepting" },
      ],
    },
    birthday: {
      invoke: {
        id: "birthday",
        src: "birthday",
        input: ({ context }) => ({ me: present(context.me) }),
        onDone: [
          {
            guard: { type: "isGiven", params: ({ event }) => event.output },
            target: "checking",
            actions: { type: "setMe", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isTooYoung", params: ({ event }) => event.output },
            target: "#join.tooYoung",
            actions: [{ type: "forgetAsk", params: ({ context }) => context.ask }, "forgetKey"],
          },
          { target: "#join.choosing", actions: "signOut" },
        ],
      },
    },
    inbox: {
      entry: { type: "saveAsk", params: ({ context }) => context.ask },
      on: {
        "change.pressed": {
          target: "#join.filling",
          actions: { type: "openForm", params: { reason: "changed" } },
        },
        withdrawn: {
          target: "#join.choosing",
          actions: [{ type: "forgetAsk", params: ({ context }) => context.ask }, "dropAsk"],
        },
      },
      invoke: {
        id: "inbox",
        src: "inbox",
        input: ({ context }) => ({ me: present(context.me) }),
        onDone: [
          {
            guard: { type: "isProven", params: ({ event }) => event.output },
            target: "#join.accepting",
            actions: { type: "setMe", params: ({ event }) => event.output },
          },
          {
            target: "#join.choosing",
            actions: [{ type: "forgetAsk", params: ({ context }) => context.ask }, "tickAsked", "dropAsk"],
          },
        ],
      },
    },
  },
});

export const accepting = joinSetup.createStateConfig({
  invoke: {
    id: "accept",
    src: "accept",
    input: ({ context: { ask, me } }) => ({ ask: present(ask), me: present(me) }),
    onDone: [
      {
        guard: { type: "isAsked", params: ({ event }) => event.output },
        target: "#join.asked",
        actions: [
          { type: "setResult", params: ({ event }) => event.output },
          { type: "forgetAsk", params: ({ context }) => context.ask },
          "forgetKey",
        ],
      },
      {
        guard: { type: "isAccepted", params: ({ event }) => event.output },
        target: "#join.joined",
        actions: [
          { type: "setResult", params: ({ event }) => event.output },
          { type: "forgetAsk", params: ({ context }) => context.ask },
          "forgetKey",
        ],
      },
      ...byOutcome({
        isFoundUnproven: ["#join.gate.inbox", "recordUnproven"],
        isFoundAgeless: ["#join.gate.birthday", "recordAgeUnknown"],
        isFoundMinor: ["#join.minor"],
        isForeign: ["#join.foreign"],
        isOver: ["#join.over", "setFault"],
        else: ["#join.choosing", "tickAsked", announceRefusal(problemTexts.unknown)],
      }),
    ],
    onError: {
      target: "#join.choosing",
      actions: ["tickAsked", announceError(problemTexts.unknown)],
    },
  },
});
