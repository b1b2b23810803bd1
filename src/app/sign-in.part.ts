import type { BirthdayInput, BirthdayOutcome } from "../../domain/account/age";
import { greetsInItsHead } from "../../domain/account/first-run";
import type { Announcement } from "../../domain/base/announcement";
import type { SaveInput } from "../../domain/drip-name/outcomes";
import { arrivals } from "../../domain/sign-in/arrival";
import type { CountedEvent } from "../../domain/telemetry/telemetry";
import { birthdayMachine } from "../../machines/account/birthday.machine";
import { dateFieldMachine } from "../../machines/dates/date-field.machine";
import { dripNameMachine } from "../../machines/drip-name/drip-name.machine";
import { dripNameFieldMachine } from "../../machines/drip-name/drip-name-field.machine";
import { resetLinkMachine } from "../../machines/mail-links/reset-link.machine";
import { verifyLinkMachine } from "../../machines/mail-links/verify-link.machine";
import { changePasswordMachine } from "../../machines/password/change-password.machine";
import { signOutEverywhereMachine } from "../../machines/session/sign-out-everywhere.machine";
import { addressCheckMachine } from "../../machines/sign-in/address-check.machine";
import { emailSignInMachine } from "../../machines/sign-in/email-sign-in.machine";
import { passwordStepMachine } from "../../machines/sign-in/password-step.machine";
import { providerSignInMachine } from "../../machines/sign-in/provider-sign-in.machine";
import { signInMachine } from "../../machines/sign-in/sign-in.machine";
import { signUpStepMachine } from "../../machines/sign-in/sign-up-step.machine";
import { giveBirthday as sendBirthday } from "../effects/account/birthday.effects";
import { loadIdentity } from "../effects/base/browser-config.effects";
import { effect } from "../effects/base/effect.effects";
import { networkReturns } from "../effects/base/network.effects";
import { createSafeStorage } from "../effects/base/storage.effects";
import { readToday } from "../effects/dates/temporal.effects";
import * as dripName from "../effects/drip-name/drip-name.effects";
import { createInvitationKey } from "../effects/invitation/invitation-key.effects";
import { copyText } from "../effects/mail-links/copy.effects";
import {
  confirmReset,
  previewVerification,
  rejectAccount,
  takeOver,
  verifyAddress,
} from "../effects/mail-links/mail-link.effects";
import { changePassword as saveNewPassword } from "../effects/password/change-password.effects";
import { signOutEverywhere as endAllSessions } from "../effects/session/sign-out-everywhere.effects";
import { readProvider } from "../effects/settings/settings.effects";
import { checkAddress } from "../effects/sign-in/address-check.effects";
import { requestReset } from "../effects/sign-in/password-step.effects";
import * as signIn from "../effects/sign-in/sign-in.effects";
import { signUp } from "../effects/sign-in/sign-up-step.effects";
import { createLazyIdentity } from "../identity/lazy";
import type { HandedAddress } from "../screens/sign-in/ways-in";

export type WiringPorts = signIn.SignInPorts & {
  page: Pick<Window, "addEventListener" | "navigator">;
  announce: (announcement: Announcement) => void;
  forceRefresh: () => Promise<void>;
  signOut: () => void;
  telemetry: Promise<{ count: (event: CountedEvent) => void } | null>;
};

/** Preloads the identity provider's library, since a popup must open within its click. */
export function openSignIn(page: Window, ports: Omit<WiringPorts, "identity" | "page">) {
  const identity = createLazyIdentity(() => loadIdentity(page));
  void identity.prepare();
  const greet = () => {
    const { pathname, search } = page.location;
    if (!greetsInItsHead(pathname, search)) ports.announce(arrivals.greeting);
  };
  const invitation = createInvitationKey(createSafeStorage(() => page.sessionStorage));
  const isInvited = () => invitation.read() !== null;
  /** Without an invitation its part is not loaded; without its part people sign in as well. */
  const loadThread = async () => {
    const stored = invitation.thread();
    if (stored === undefined) return null;
    const part = await import("./sign-in-thread.part").catch(() => null);
    return part?.signInThread(stored) ?? null;
  };
  return {
    identity,
    greet,
    isInvited,
    loadThread,
    ...handOver(),
    ...wireSignIn({ ...ports, identity, page }),
  };
}

/** Passes an e-mail address from one screen to the next in memory, so that no URL contains it. */
function handOver() {
  let kept: HandedAddress | null = null;
  return {
    keepAddress: (handed: HandedAddress) => {
      kept = handed;
    },
    takeAddress: () => {
      const handed = kept;
      kept = null;
      return handed;
    },
  };
}

/** Implements the placeholder actors of all sign-in charts. */
export function wireSignIn({
  page,
  announce: tell,
  telemetry,
  forceRefresh,
  signOut,
  ...ports
}: WiringPorts) {
  const { client, tellSession } = ports;
  const count = (event: CountedEvent) => void telemetry.then((wired) => wired?.count(event));
  const actions = { announce: (_: unknown, announcement: Announcement) => tell(announcement) };
  const network = networkReturns(page);
  const withPassword = effect<
    Awaited<ReturnType<typeof signIn.signInWithPassword>>,
    { emailAddress: string; password: string }
  >(({ input, signal }) => signIn.signInWithPassword(ports, input, signal));

  const emailSignIn = emailSignInMachine.provide({
    actors: {
      addressCheck: addressCheckMachine.provide({
        actors: {
          check: effect(({ input, signal }) => checkAddress(client, input.emailAddress, signal)),
          network,
        },
      }),
      passwordStep: passwordStepMachine.provide({
        actions,
        actors: {
          signIn: withPassword,
          requestReset: effect(({ input }) => requestReset(client, input.emailAddress)),
        },
      }),
      signUpStep: signUpStepMachine.provide({
        actions,
        actors: {
          signUp: effect(async ({ input }) => {
            const outcome = await signUp(client, input);
            if (outcome.kind === "signed-up") count({ name: "sign_up_finished" });
            return outcome;
          }),
          signIn: withPassword,
        },
      }),
    },
  });
  const providerSignIn = providerSignInMachine.provide({
    actions,
    actors: {
      identify: effect(() => ports.identity.signInWithGoogle()),
      openSession: effect(({ input, signal }) => signIn.openSession(ports, input.identity, "google", signal)),
      leaveProvider: effect(() => ports.identity.signOut()),
    },
  });
  const sendDate = (input: BirthdayInput) => sendBirthday(ports, input);
  const giveBirthday = effect<BirthdayOutcome, BirthdayInput>(({ input }) => sendDate(input));
  const nameActors = {
    check: effect(({ input, signal }: { input: { dripName: string }; signal: AbortSignal }) =>
      dripName.checkDripName(client, input.dripName, signal),
    ),
    save: effect(async ({ input }: { input: SaveInput }) => {
      const outcome = await dripName.saveDetails(client, tellSession, input);
      if (outcome.kind === "saved") count({ name: "drip_name_claimed" });
      return outcome;
    }),
    giveBirthday,
    forceRefresh: effect(() => forceRefresh()),
    network,
  };
  const claim = dripNameMachine.provide({ actions, actors: nameActors });
  const birthday = birthdayMachine.provide({
    actions,
    actors: { giveBirthday, readProvider: effect(({ input }) => readProvider(client, input.me)) },
  });
  const changePassword = changePasswordMachine.provide({
    actions,
    actors: { change: effect(({ input }) => saveNewPassword(ports, input)) },
  });
  const signOutEverywhere = signOutEverywhereMachine.provide({
    actions,
    actors: {
      readProvider: effect(({ input }) => readProvider(client, input.me)),
      signOut: effect(({ input }) => endAllSessions(ports, input)),
    },
  });
  return {
    dateField: dateFieldMachine.provide({ actors: { readToday: effect(() => readToday()) } }),
    signIn: signInMachine.provide({
      actions: { ...actions, signOut },
      actors: { emailSignIn, providerSignIn, dripName: claim, birthday, changePassword },
    }),
    /** For pages that ask for it later; it is here because the proof needs the identity provider. */
    giveBirthday: sendDate,
    changePassword,
    signOutEverywhere,
    dripNameField: dripNameFieldMachine.provide({ actors: nameActors }),
    passwordReset: resetLinkMachine.provide({
      actions,
      actors: {
        useLink: effect(({ input }) => confirmReset(client, input.token)),
        copy: effect(({ input }) => copyText(page.navigator, input.password)),
      },
    }),
    verifyAddress: verifyLinkMachine.provide({
      actions,
      actors: {
        preview: effect(({ input }) => previewVerification(client, input.token)),
        verify: effect(({ input }) => verifyAddress(client, input)),
        signIn: withPassword,
        takeOver: effect(({ input, signal }) => takeOver(ports, input, signal)),
        reject: effect(({ input }) => rejectAccount(client, input.token)),
      },
    }),
  };
}

export type Charts = ReturnType<typeof openSignIn>;
