import { assign, type SnapshotFrom, sendTo, setup } from "xstate";
import type { User } from "../../domain/account/user";
import { refusal } from "../../domain/base/announcement";
import { problemTexts } from "../../domain/base/texts";
import { dripNameTexts } from "../../domain/drip-name/texts";
import {
  isChanged,
  isProfileFit,
  limitedText,
  type Profile,
  type ProfileOutcome,
  profileOf,
  savedText,
  withNames,
} from "../../domain/settings/settings";
import { announce, announceError, announceSuccess } from "../base/announce.actions";
import { effectActor } from "../base/effect-actor.setup";
import { dripNameFieldMachine } from "../drip-name/drip-name-field.machine";

/** Changes the person's names. They are shown at once and reverted when the server refuses. */
export const profileFormMachine = setup({
  types: {
    context: {} as { me: User; profile: Profile },
    events: {} as { type: "profile.submitted"; profile: Profile } | { type: "left" },
    children: {} as { dripName: "dripNameField"; save: "save" },
    input: {} as { me: User },
  },
  actors: {
    dripNameField: dripNameFieldMachine,
    save: effectActor<ProfileOutcome, { me: User; profile: Profile }>(),
  },
  actions: {
    announce,
    showMe: (_, _shown: { me: User }) => {},
    setProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    setMe: assign((_, outcome: ProfileOutcome) => (outcome.kind === "saved" ? { me: outcome.me } : {})),
    /** Checks the name again, so that its field shows the server's reason. */
    refuseDripName: sendTo("dripName", ({ context }) => ({
      type: "drip-name.refused",
      text: context.profile.dripName,
    })),
  },
  guards: {
    isFit: (_, { profile }: { profile: Profile }) => isProfileFit(profile),
    isSame: ({ context }, { profile }: { profile: Profile }) => !isChanged(context.me, profile),
    isSaved: (_, outcome: ProfileOutcome) => outcome.kind === "saved",
    isTaken: (_, outcome: ProfileOutcome) => outcome.kind === "taken",
    isProfane: (_, outcome: ProfileOutcome) => outcome.kind === "profane",
  },
}).createMachine({
  id: "profileForm",
  context: ({ input: { me } }) => ({ me, profile: profileOf(me) }),
  initial: "filling",
  invoke: { id: "dripName", src: "dripNameField", input: ({ context }) => ({ me: context.me }) },
  on: { left: ".over" },
  states: {
    filling: {
      on: {
        "profile.submitted": [
          { guard: { type: "isSame", params: ({ event }) => event }, target: "over" },
          {
            guard: { type: "isFit", params: ({ event }) => event },
            target: "saving",
            actions: [
              { type: "setProfile", params: ({ event }) => event },
              {
                type: "showMe",
                params: ({ context, event }) => ({ me: withNames(context.me, event.profile) }),
              },
            ],
          },
        ],
      },
    },
    saving: {
      on: { left: {} },
      invoke: {
        id: "save",
        src: "save",
        input: ({ context: { me, profile } }) => ({ me, profile }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "over",
            actions: [
              { type: "setMe", params: ({ event }) => event.output },
              { type: "showMe", params: ({ context }) => context },
              announceSuccess(savedText),
            ],
          },
          {
            guard: { type: "isTaken", params: ({ event }) => event.output },
            target: "filling",
            actions: [
              { type: "showMe", params: ({ context }) => context },
              "refuseDripName",
              announceError(dripNameTexts.taken),
            ],
          },
          {
            guard: { type: "isProfane", params: ({ event }) => event.output },
            target: "filling",
            actions: [
              { type: "showMe", params: ({ context }) => context },
              "refuseDripName",
              announceError(dripNameTexts.profane),
            ],
          },
          {
            target: "filling",
            actions: [
              { type: "showMe", params: ({ context }) => context },
              {
                type: "announce",
                params: ({ event }) =>
                  event.output.kind === "limited"
                    ? { tone: "error", text: limitedText(event.output.seconds) }
                    : refusal(event.output, problemTexts.unknown),
              },
            ],
          },
        ],
        onError: {
          target: "filling",
          actions: [
            { type: "showMe", params: ({ context }) => context },
            announceError(problemTexts.unknown),
          ],
        },
      },
    },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof profileFormMachine>;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");
