import { assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { User } from "../../domain/account/user";
import type { Announcement } from "../../domain/base/announcement";
import { refusal } from "../../domain/base/announcement";
import { messageTexts } from "../../domain/base/message-texts";
import { problemTexts } from "../../domain/base/texts";
import { dripNameTexts } from "../../domain/drip-name/texts";
import {
  isChanged,
  isProfileFit,
  type Profile,
  type ProfileOutcome,
  savedText,
  withNames,
} from "../../domain/settings/settings";

/** Changes one's names. They show at once and go back when the server says no. */
export const profileFormMachine = setup({
  types: {
    context: {} as {
      me: User;
      profile: Profile | null;
      message: string | null;
      suggestions: readonly string[];
    },
    events: {} as
      | { type: "profile.submitted"; profile: Profile }
      | { type: "drip-name.entered" }
      | { type: "left" },
    input: {} as { me: User },
  },
  actors: {
    save: fromPromise<ProfileOutcome, { me: User; profile: Profile }>(() => new Promise(() => {})),
  },
  actions: {
    announce: (_, _announcement: Announcement) => {},
    showMe: (_, _shown: { me: User }) => {},
    keepProfile: assign((_, { profile }: { profile: Profile }) => ({
      profile,
      message: null,
      suggestions: [],
    })),
    keepMe: assign((_, outcome: ProfileOutcome) => (outcome.kind === "saved" ? { me: outcome.me } : {})),
    sayTaken: assign({ message: dripNameTexts.taken }),
    keepSuggestions: assign((_, outcome: ProfileOutcome) =>
      outcome.kind === "taken" ? { suggestions: outcome.suggestions } : {},
    ),
    sayProfane: assign({ message: dripNameTexts.profane }),
    forgetMessage: assign({ message: null }),
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
  context: ({ input: { me } }) => ({ me, profile: null, message: null, suggestions: [] }),
  initial: "filling",
  on: { left: ".over" },
  states: {
    filling: {
      on: {
        "drip-name.entered": { actions: "forgetMessage" },
        "profile.submitted": [
          { guard: { type: "isSame", params: ({ event }) => event }, target: "over" },
          {
            guard: { type: "isFit", params: ({ event }) => event },
            target: "saving",
            actions: [
              { type: "keepProfile", params: ({ event }) => event },
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
        input: ({ context: { me, profile } }) => ({
          me,
          profile: profile ?? { firstName: "", lastName: "", dripName: "" },
        }),
        onDone: [
          {
            guard: { type: "isSaved", params: ({ event }) => event.output },
            target: "over",
            actions: [
              { type: "keepMe", params: ({ event }) => event.output },
              { type: "showMe", params: ({ context }) => context },
              { type: "announce", params: { tone: "success", text: savedText } },
            ],
          },
          {
            guard: { type: "isTaken", params: ({ event }) => event.output },
            target: "filling",
            actions: [
              { type: "showMe", params: ({ context }) => context },
              "sayTaken",
              { type: "keepSuggestions", params: ({ event }) => event.output },
              { type: "announce", params: { tone: "error", text: dripNameTexts.taken } },
            ],
          },
          {
            guard: { type: "isProfane", params: ({ event }) => event.output },
            target: "filling",
            actions: [
              { type: "showMe", params: ({ context }) => context },
              "sayProfane",
              { type: "announce", params: { tone: "error", text: dripNameTexts.profane } },
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
                    ? { tone: "error", text: messageTexts.REQUEST_429_LIMIT }
                    : refusal(event.output, problemTexts.unknown),
              },
            ],
          },
        ],
        onError: {
          target: "filling",
          actions: [
            { type: "showMe", params: ({ context }) => context },
            { type: "announce", params: { tone: "error", text: problemTexts.unknown } },
          ],
        },
      },
    },
    over: { type: "final" },
  },
});

type Snapshot = SnapshotFrom<typeof profileFormMachine>;
export const selectIsSaving = (snapshot: Snapshot) => snapshot.matches("saving");
export const selectSuggestions = (snapshot: Snapshot) => snapshot.context.suggestions;
export const selectMessage = (snapshot: Snapshot) => snapshot.context.message;
