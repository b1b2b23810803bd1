import { assign, setup } from "xstate";
import { isAgeUnknown } from "../../domain/account/age";
import { isAddressUnproven } from "../../domain/account/inbox";
import type { User } from "../../domain/account/user";
import {
  type Ask,
  askOf,
  type DeclineOutcome,
  type InvitationOffer,
  type InvitationPreview,
  isForFamilies,
  type JoinOutcome,
  type JoinResult,
  joinersOf,
  type Kid,
  kidAt,
  kidsOf,
  lacksInitial,
  type OfferOutcome,
  type Press,
  type PreviewOutcome,
  purposeOf,
  self,
  settle,
  tickedOf,
} from "../../domain/invitation/join";
import type { TeamThread } from "../../domain/invitation/join-thread";
import type { InvitationKey } from "../../domain/invitation/key";
import { type BirthdayOutput, birthdayMachine } from "../account/birthday.machine";
import { type InboxOutput, inboxMachine } from "../account/inbox.machine";
import { phoneMachine } from "../account/phone.machine";
import { announce } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { type CodeEntryOutput, codeEntryMachine } from "./code-entry.machine";
import { type KidFormOutput, kidFormMachine } from "./kid-form.machine";

/**
 * Why the child's form is shown: signed out, to add a child to the ticked ones, to send a request immediately, or to
 * change the form that waits for a verified address.
 */
export type FormReason = "cold" | "added" | "asked" | "changed";

export type JoinInput = {
  me: User | null;
  /** Whether the account was just created on this page. */
  isNewcomer: boolean;
  key: InvitationKey | null;
  ask: Ask | null;
};

export const joinSetup = setup({
  types: {
    context: {} as JoinInput & {
      preview: InvitationPreview | null;
      offer: InvitationOffer | null;
      /** Children typed here, whose profiles are created with the request. */
      kids: readonly Kid[];
      ticked: readonly string[];
      form: { reason: FormReason; kid: Kid };
      result: JoinResult | null;
      /** Why the invitation has ended, or why a code was not accepted. */
      fault: string | null;
    },
    events: {} as
      | { type: "person.changed"; me: User | null }
      | { type: "token.found"; token: string }
      | { type: "retry.pressed" }
      | { type: "sign-in.pressed" }
      | { type: "sign-out.pressed" }
      | { type: "person.ticked"; who: string; isTicked: boolean }
      | { type: "kid.wanted" }
      | ({ type: "accept.pressed" } & Press)
      | { type: "decline.pressed" }
      | { type: "change.pressed" }
      | { type: "withdrawn" }
      | { type: "share.pressed" }
      | { type: "copy.pressed" },
    children: {} as {
      codeEntry: "codeEntry";
      kid: "kidForm";
      birthday: "birthday";
      inbox: "inbox";
      phone: "phone";
      preview: "preview";
      offer: "readInvitation";
      accept: "accept";
      decline: "decline";
    },
    input: {} as JoinInput,
  },
  actors: {
    preview: effectActor<PreviewOutcome, { token: string }>(),
    readInvitation: effectActor<OfferOutcome, { key: InvitationKey }>(),
    accept: effectActor<JoinOutcome, { ask: Ask; me: User }>(),
    decline: effectActor<DeclineOutcome, { key: InvitationKey }>(),
    codeEntry: codeEntryMachine,
    kidForm: kidFormMachine,
    birthday: birthdayMachine,
    inbox: inboxMachine,
    phone: phoneMachine,
  },
  actions: {
    announce,
    /** Stores the key in the tab during the sign-in. */
    setKey: (_, _key: InvitationKey | null) => {},
    forgetKey: () => {},
    /** Stores the form on the device until there is an account with a verified address. */
    saveAsk: (_, _ask: Ask | null) => {},
    /** Deletes it, unless a newer one has replaced it. */
    forgetAsk: (_, _ask: Ask | null) => {},
    goToSignIn: (_, _with: { emailAddress: string | null; thread: TeamThread | null }) => {},
    signOut: () => {},
    shareLink: (_, _key: InvitationKey | null) => {},
    copyLink: (_, _key: InvitationKey | null) => {},
    setPerson: assign((_, { me }: { me: User | null }) => ({ me })),
    takeToken: assign((_, { token }: { token: string }) => ({ key: { token } })),
    takeCode: assign((_, output: CodeEntryOutput) =>
      output.kind === "complete" ? { key: { code: output.code } } : {},
    ),
    dropKey: assign({ key: null }),
    startOver: assign({ preview: null, offer: null, kids: [], ticked: [], result: null }),
    settleAsk: assign(({ context }) => {
      const { key, ask } = settle(context);
      return { key, ask };
    }),
    setPreview: assign((_, outcome: PreviewOutcome) =>
      outcome.kind === "previewed" ? { preview: outcome.preview } : {},
    ),
    saveOffer: assign((_, outcome: OfferOutcome) =>
      outcome.kind === "offered" ? { offer: outcome.offer, ticked: likely(outcome.offer) } : {},
    ),
    setFault: assign((_, outcome: { kind: string; text?: string }) => ({ fault: outcome.text ?? null })),
    forgetFault: assign({ fault: null }),
    tick: assign(({ context }, { who, isTicked }: { who: string; isTicked: boolean }) => {
      const others = context.offer?.kind === "spot" ? [] : context.ticked.filter((each) => each !== who);
      return { ticked: isTicked ? [...others, who] : others };
    }),
    openForm: assign(({ context }, { reason }: { reason: FormReason }) => ({
      form: { reason, kid: kidFor(context, reason) },
    })),
    addKid: assign(({ context }, output: KidFormOutput) => {
      if (output.kind === "left") return {};
      const added = kidAt(context.kids.length);
      const ticked = context.offer?.kind === "spot" ? [added] : [...context.ticked, added];
      return { kids: [...context.kids, output.kid], ticked };
    }),
    askForKid: assign(({ context }, output: KidFormOutput) => {
      if (output.kind === "left" || context.key === null) return {};
      const joiners = [{ kind: "new_child" as const, ...output.kid }];
      const joining = { key: context.key, wishes: joiners, userId: context.me?.id ?? null };
      return { ask: askOf(context.ask, joining, output) };
    }),
    askForTicked: assign(({ context }, press: Press) => {
      if (context.key === null) return {};
      const { key, kids, me, offer } = context;
      const ticked = offer && purposeOf(offer) !== "players" ? [self] : context.ticked;
      return {
        ask: askOf(context.ask, { key, wishes: joinersOf(ticked, kids), userId: me?.id ?? null }, press),
      };
    }),
    /** Restores ticks and children from a request that could not be sent. */
    tickAsked: assign(({ context: { ask, kids, ticked } }) =>
      ask ? { kids: kidsOf(ask.wishes), ticked: tickedOf(ask.wishes) } : { kids, ticked },
    ),
    dropAsk: assign({ ask: null }),
    setMe: assign((_, { me }: { me: User }) => ({ me })),
    recordUnproven: assign(({ context: { me } }) => ({
      me: me && { ...me, is_email_address_verified: false },
    })),
    recordAgeUnknown: assign(({ context: { me } }) => ({ me: me && { ...me, age: "unknown" as const } })),
    setResult: assign((_, outcome: JoinOutcome) =>
      outcome.kind === "accepted" ? { result: outcome.result, me: outcome.me } : {},
    ),
  },
  guards: {
    isSamePerson: ({ context }, { me }: { me: User | null }) => context.me?.id === me?.id,
    isOut: ({ context }) => context.me === null,
    hasKey: ({ context }) => context.key !== null,
    hasKeyOnly: ({ context }) => context.me === null && context.key !== null,
    hasResult: ({ context }) => context.result !== null,
    hasTokenOnly: ({ context }) => context.me === null && context.key !== null && "token" in context.key,
    holdsToken: ({ context }) => context.key !== null && "token" in context.key,
    holdsCode: ({ context }) => context.key !== null && "code" in context.key,
    isAnothersAsk: ({ context }) => settle(context).isForeign,
    hasAsk: ({ context }) => context.ask !== null,
    isMinor: ({ context }) => context.me?.age === "teen",
    isAgeUnknown: ({ context }) => context.me !== null && isAgeUnknown(context.me),
    /** A mail's token verifies its address; with any other key the server decides. */
    mustProve: ({ context }) =>
      context.me !== null && isAddressUnproven(context.me) && !mayProveItself(context),
    goesByItself: ({ context }) => context.ask !== null && context.ask.userId !== null,
    lacksInitial: ({ context }) => context.ask !== null && lacksInitial(context.ask),
    isForAnUnknownKid: ({ context: { offer } }) =>
      offer?.kind === "spot" && offer.child_first_name !== undefined && likely(offer).length === 0,
    isForFamilies: ({ context }) => context.preview !== null && isForFamilies(context.preview),
    isTicked: ({ context }) =>
      context.ticked.length > 0 || (context.offer !== null && purposeOf(context.offer) !== "players"),
    isPreviewed: (_, outcome: PreviewOutcome) => outcome.kind === "previewed",
    isOffered: (_, outcome: OfferOutcome) => outcome.kind === "offered",
    isOver: (_, { kind }: { kind: string }) => kind === "over",
    isForeign: (_, { kind }: { kind: string }) => kind === "foreign",
    isLeft: (_, output: { kind: string }) => output.kind === "left",
    isWaitingChanged: ({ context }) =>
      context.form.reason === "changed" && context.ask !== null && !lacksInitial(context.ask),
    isReason: ({ context }, { reason }: { reason: FormReason }) => context.form.reason === reason,
    isGiven: (_, output: BirthdayOutput) => output.kind === "given",
    isTooYoung: (_, output: BirthdayOutput) => output.kind === "too-young",
    isProven: (_, output: InboxOutput) => output.kind === "proven",
    isAsked: (_, outcome: JoinOutcome) =>
      outcome.kind === "accepted" && outcome.result.results.every(({ outcome: each }) => each === "asked"),
    isAccepted: (_, outcome: JoinOutcome) => outcome.kind === "accepted",
    isFoundUnproven: (_, outcome: JoinOutcome) => outcome.kind === "unproven",
    isFoundAgeless: (_, outcome: JoinOutcome) => outcome.kind === "age-unknown",
    isFoundMinor: (_, outcome: JoinOutcome) => outcome.kind === "minor",
    isDeclined: (_, outcome: DeclineOutcome) => outcome.kind === "declined" || outcome.kind === "gone",
  },
});

type Context = {
  me: User | null;
  key: InvitationKey | null;
  ask: Ask | null;
  preview: InvitationPreview | null;
  offer: InvitationOffer | null;
};

const mayProveItself = ({ key, offer }: Context) =>
  offer?.needs_approval === false && key !== null && "token" in key;

/** Preselects the child with the spot's name. */
const likely = ({ kind, child_first_name: name, my_children: children }: InvitationOffer): string[] => {
  if (kind !== "spot") return [];
  const same = children.filter(({ first_name: each, state }) => each === name && state === "free");
  return same.slice(0, 1).map(({ child_id }) => child_id);
};

export const noKid: Kid = { firstName: "", lastInitial: "", dateOfBirth: "" };

/** Initial values of the form. */
function kidFor({ ask, preview, offer }: Context, reason: FormReason): Kid {
  const [asked] = kidsOf(ask?.wishes ?? []);
  if (asked && (reason === "cold" || reason === "changed")) return asked;
  return { ...noKid, firstName: (offer ?? preview)?.child_first_name ?? "" };
}
