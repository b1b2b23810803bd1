import type { SnapshotFrom } from "xstate";
import { problemTexts } from "../../domain/base/texts";
import { announceError, announceRefusal } from "../base/announce.actions";
import { present } from "../base/present";
import { joinSetup, noKid } from "./join.setup";
import { accepting, gate } from "./join-gate.state";
import { atSignIn, namesOf } from "./join-names";
import { opening } from "./join-opening.state";

/**
 * The page of an invitation. It works signed out, continues through signing in, and sends what was typed before
 * once the new account fulfils the conditions.
 */
export const joinMachine = joinSetup.createMachine({
  id: "join",
  context: ({ input }) => ({
    ...input,
    preview: null,
    offer: null,
    kids: [],
    ticked: [],
    form: { reason: "cold", kid: noKid },
    result: null,
    fault: null,
  }),
  initial: "opening",
  on: {
    "person.changed": [
      {
        guard: { type: "isSamePerson", params: ({ event }) => event },
        actions: { type: "setPerson", params: ({ event }) => event },
      },
      {
        target: ".opening",
        actions: ["startOver", { type: "setPerson", params: ({ event }) => event }],
      },
    ],
    "token.found": {
      target: ".opening",
      actions: [
        "startOver",
        "forgetFault",
        { type: "takeToken", params: ({ event }) => event },
        { type: "setKey", params: ({ context }) => context.key },
      ],
    },
    "share.pressed": {
      // A mail's invitation is for its reader only, so the front page is shared instead.
      actions: {
        type: "shareLink",
        params: ({ context }) => (context.offer?.needs_approval ? context.key : null),
      },
    },
    "copy.pressed": { actions: { type: "copyLink", params: ({ context }) => context.key } },
  },
  states: {
    opening,
    /** The URL has no token: a code can be typed. */
    codeless: {
      invoke: {
        id: "codeEntry",
        src: "codeEntry",
        onDone: [
          {
            guard: { type: "isLeft", params: ({ event }) => event.output },
            target: "codeless",
            reenter: true,
          },
          {
            target: "opening",
            actions: [
              "forgetFault",
              { type: "takeCode", params: ({ event }) => event.output },
              { type: "setKey", params: ({ context }) => context.key },
            ],
          },
        ],
      },
    },
    signedOut: {
      on: {
        "sign-in.pressed": {
          actions: {
            type: "goToSignIn",
            params: ({ context }) => atSignIn(context),
          },
        },
      },
    },
    filling: {
      on: {
        "sign-in.pressed": {
          guard: "isOut",
          actions: {
            type: "goToSignIn",
            params: ({ context }) => atSignIn(context),
          },
        },
      },
      invoke: {
        id: "kid",
        src: "kidForm",
        input: ({ context: { form, me } }) => ({ kid: form.kid, hasInitial: me !== null }),
        onDone: [
          { guard: { type: "isLeft", params: ({ event }) => event.output }, target: "unfilled" },
          {
            guard: { type: "isReason", params: { reason: "added" } },
            target: "choosing",
            actions: { type: "addKid", params: ({ event }) => event.output },
          },
          {
            guard: "isOut",
            target: "kept",
            actions: [
              { type: "askForKid", params: ({ event }) => event.output },
              { type: "saveAsk", params: ({ context }) => context.ask },
              {
                type: "goToSignIn",
                params: ({ context }) => atSignIn(context),
              },
            ],
          },
          { target: "gate", actions: { type: "askForKid", params: ({ event }) => event.output } },
        ],
      },
    },
    /** The form was closed: returns to where it was opened from. */
    unfilled: {
      always: [
        { guard: "hasResult", target: "asked" },
        { guard: "isWaitingChanged", target: "gate" },
        { target: "choosing", actions: "dropAsk" },
      ],
    },
    kept: {
      on: {
        "sign-in.pressed": {
          actions: {
            type: "goToSignIn",
            params: ({ context }) => atSignIn(context),
          },
        },
        "change.pressed": {
          target: "filling",
          actions: { type: "openForm", params: { reason: "cold" } },
        },
        withdrawn: {
          target: "filling",
          actions: [
            { type: "forgetAsk", params: ({ context }) => context.ask },
            "dropAsk",
            { type: "openForm", params: { reason: "cold" } },
          ],
        },
      },
    },
    choosing: {
      on: {
        "person.ticked": { actions: { type: "tick", params: ({ event }) => event } },
        "kid.wanted": { target: "filling", actions: { type: "openForm", params: { reason: "added" } } },
        "accept.pressed": {
          guard: "isTicked",
          target: "gate",
          actions: { type: "askForTicked", params: ({ event }) => event },
        },
        "decline.pressed": [{ guard: "holdsToken", target: "declining" }, { target: "declined" }],
      },
    },
    gate,
    accepting,
    declining: {
      invoke: {
        id: "decline",
        src: "decline",
        input: ({ context }) => ({ key: context.key ?? { token: "" } }),
        onDone: [
          { guard: { type: "isDeclined", params: ({ event }) => event.output }, target: "declined" },
          { target: "choosing", actions: announceRefusal(problemTexts.unknown) },
        ],
        onError: { target: "choosing", actions: announceError(problemTexts.unknown) },
      },
    },
    asked: {
      on: {
        "kid.wanted": {
          target: "filling",
          actions: ["dropAsk", { type: "openForm", params: { reason: "asked" } }],
        },
      },
      invoke: { id: "phone", src: "phone", input: ({ context }) => ({ me: present(context.me) }) },
    },
    joined: {},
    minor: { entry: [{ type: "forgetAsk", params: ({ context }) => context.ask }, "dropAsk"] },
    foreign: { entry: ["forgetKey", { type: "forgetAsk", params: ({ context }) => context.ask }] },
    over: { entry: ["forgetKey", { type: "forgetAsk", params: ({ context }) => context.ask }] },
    declined: { entry: ["forgetKey", { type: "forgetAsk", params: ({ context }) => context.ask }] },
    tooYoung: { on: { "sign-out.pressed": { actions: "signOut" } } },
  },
});

type Snapshot = SnapshotFrom<typeof joinMachine>;
type Page = keyof (typeof joinMachine)["states"] | "unread" | "birthday" | "inbox";

/** The page to show. During a call it is the page that started it, or that it will open. */
export function selectPage(snapshot: Snapshot): Page {
  if (snapshot.matches({ opening: "unread" })) return "unread";
  if (snapshot.matches({ gate: "birthday" })) return "birthday";
  if (snapshot.matches({ gate: "inbox" })) return "inbox";
  return typeof snapshot.value === "string" ? (snapshot.value as Page) : "opening";
}
export const selectTerms = ({ context }: Snapshot) => context.offer ?? context.preview;
export const selectOffer = ({ context }: Snapshot) => context.offer;
export const selectMe = ({ context }: Snapshot) => context.me;
export const selectTicked = ({ context }: Snapshot) => context.ticked;
export const selectKids = ({ context }: Snapshot) => context.kids;
export const selectReason = ({ context }: Snapshot) => context.form.reason;
export const selectAsk = ({ context }: Snapshot) => context.ask;
export const selectResult = ({ context }: Snapshot) => context.result;
export const selectFault = ({ context }: Snapshot) => context.fault;
export const selectNames = ({ context }: Snapshot) => namesOf(context);
export const selectHasLink = ({ context }: Snapshot) => context.key !== null && "token" in context.key;
export const selectKidForm = ({ children }: Snapshot) => children.kid;

/** Name and id of the first requested child. */
export function selectAskedKid({ context: { ask, offer, result } }: Snapshot) {
  const index = ask?.wishes.findIndex(({ kind }) => kind !== "self") ?? -1;
  const joiner = ask?.wishes[index];
  if (!joiner || joiner.kind === "self") return null;
  const known = offer?.my_children.find(
    ({ child_id }) => joiner.kind === "child" && child_id === joiner.childId,
  );
  const name = joiner.kind === "new_child" ? joiner.firstName : known?.first_name;
  return name === undefined ? null : { name, childId: result?.results[index]?.child_id ?? null };
}
