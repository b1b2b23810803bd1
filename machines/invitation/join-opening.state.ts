import { problemTexts } from "../../domain/base/texts";
import { byOutcome } from "../base/outcomes";
import { joinSetup } from "./join.setup";

const unknownFault = { kind: "refused", text: problemTexts.unknown } as const;

/** Reads the invitation: its offer for somebody who is signed in, its public preview for others. */
export const opening = joinSetup.createStateConfig({
  initial: "locating",
  states: {
    locating: {
      always: [
        {
          guard: "isAnothersAsk",
          target: "settling",
          actions: [{ type: "forgetAsk", params: ({ context }) => context.ask }, "settleAsk"],
        },
        { target: "settling", actions: "settleAsk" },
      ],
    },
    settling: {
      always: [
        { guard: "hasTokenOnly", target: "previewing" },
        { guard: "hasKeyOnly", target: "#join.signedOut" },
        { guard: "hasKey", target: "offering" },
        { target: "#join.codeless" },
      ],
    },
    previewing: {
      invoke: {
        id: "preview",
        src: "preview",
        input: ({ context: { key } }) => ({ token: key !== null && "token" in key ? key.token : "" }),
        onDone: byOutcome({
          isPreviewed: ["previewed", "setPreview"],
          isOver: ["#join.over", "setFault"],
          else: ["unread", "setFault"],
        }),
        onError: { target: "unread", actions: { type: "setFault", params: unknownFault } },
      },
    },
    previewed: {
      always: [
        { guard: "hasAsk", target: "#join.kept" },
        {
          guard: "isForFamilies",
          target: "#join.filling",
          actions: { type: "openForm", params: { reason: "cold" } },
        },
        { target: "#join.signedOut" },
      ],
    },
    offering: {
      invoke: {
        id: "offer",
        src: "readInvitation",
        input: ({ context }) => ({ key: context.key ?? { token: "" } }),
        onDone: byOutcome({
          isOffered: ["offered", "saveOffer"],
          isForeign: ["#join.foreign"],
          isOver: ["closed", "setFault"],
          else: ["unread", "setFault"],
        }),
        onError: { target: "unread", actions: { type: "setFault", params: unknownFault } },
      },
    },
    /** A mistyped code can be typed again. */
    closed: {
      always: [
        { guard: "holdsCode", target: "#join.codeless", actions: "dropKey" },
        { target: "#join.over" },
      ],
    },
    offered: {
      always: [
        { guard: "isMinor", target: "#join.minor" },
        {
          guard: "lacksInitial",
          target: "#join.filling",
          actions: { type: "openForm", params: { reason: "changed" } },
        },
        { guard: "goesByItself", target: "#join.gate" },
        { guard: "hasAsk", target: "#join.choosing", actions: "tickAsked" },
        {
          guard: "isForAnUnknownKid",
          target: "#join.filling",
          actions: { type: "openForm", params: { reason: "asked" } },
        },
        { target: "#join.choosing" },
      ],
    },
    unread: { on: { "retry.pressed": { target: "locating", actions: "forgetFault" } } },
  },
});
