import type { BirthdayInput } from "../../../domain/account/age";
import type { Announcement } from "../../../domain/base/announcement";
import type { SaveInput } from "../../../domain/drip-name/outcomes";
import type { CountedEvent } from "../../../domain/telemetry/telemetry";
import { birthdayMachine } from "../../../machines/account/birthday.machine";
import { dripNameMachine } from "../../../machines/drip-name/drip-name.machine";
import { dripNameFieldMachine } from "../../../machines/drip-name/drip-name-field.machine";
import { resetLinkMachine } from "../../../machines/mail-links/reset-link.machine";
import { verifyLinkMachine } from "../../../machines/mail-links/verify-link.machine";
import { changePasswordMachine } from "../../../machines/password/change-password.machine";
import { signOutEverywhereMachine } from "../../../machines/session/sign-out-everywhere.machine";
import { addressCheckMachine } from "../../../machines/sign-in/address-check.machine";
import { emailSignInMachine } from "../../../machines/sign-in/email-sign-in.machine";
import { passwordStepMachine } from "../../../machines/sign-in/password-step.machine";
import { providerSignInMachine } from "../../../machines/sign-in/provider-sign-in.machine";
import { signInMachine } from "../../../machines/sign-in/sign-in.machine";
import { signUpStepMachine } from "../../../machines/sign-in/sign-up-step.machine";
import { giveBirthday as sendBirthday } from "../account/birthday.effects";
import { effect } from "../base/effect.effects";
import { networkReturns } from "../base/network.effects";
import { withEffects } from "../base/with-effects.effects";
import { dateFieldWith } from "../dates/date-field.actors";
import * as dripName from "../drip-name/drip-name.effects";
import { copyText } from "../mail-links/copy.effects";
import {
  confirmReset,
  previewVerification,
  rejectAccount,
  takeOver,
  verifyAddress,
} from "../mail-links/mail-link.effects";
import { changePassword as saveNewPassword } from "../password/change-password.effects";
import { signOutEverywhere as endAllSessions } from "../session/sign-out-everywhere.effects";
import { readProvider } from "../settings/settings.effects";
import { checkAddress } from "./address-check.effects";
import { requestReset } from "./password-step.effects";
import * as signIn from "./sign-in.effects";
import { signUp } from "./sign-up-step.effects";

export type SignInMachinesPorts = signIn.SignInPorts & {
  page: Pick<Window, "addEventListener" | "navigator">;
  announce: (announcement: Announcement) => void;
  forceRefresh: () => Promise<void>;
  signOut: () => void;
  telemetry: Promise<{ count: (event: CountedEvent) => void } | null>;
};

/** Of all that signs in, and of what the settings share with it. */
export function signInWith({
  page,
  announce: tell,
  telemetry,
  forceRefresh,
  signOut,
  ...ports
}: SignInMachinesPorts) {
  const { client, sendToSession } = ports;
  const count = (event: CountedEvent) => void telemetry.then((wired) => wired?.count(event));
  const actions = { announce: (_: unknown, announcement: Announcement) => tell(announcement) };
  const network = networkReturns(page);
  const withPassword = effect<
    Awaited<ReturnType<typeof signIn.signInWithPassword>>,
    { emailAddress: string; password: string }
  >(({ input, signal }) => signIn.signInWithPassword(ports, input, signal));

  const emailSignIn = withEffects(emailSignInMachine, {
    addressCheck: withEffects(addressCheckMachine, {
      check: ({ input, signal }) => checkAddress(client, input.emailAddress, signal),
      network,
    }),
    passwordStep: withEffects(
      passwordStepMachine,
      { signIn: withPassword, requestReset: ({ input }) => requestReset(client, input.emailAddress) },
      actions,
    ),
    signUpStep: withEffects(
      signUpStepMachine,
      {
        signUp: async ({ input }) => {
          const outcome = await signUp(client, input);
          if (outcome.kind === "signed-up") count({ name: "sign_up_finished" });
          return outcome;
        },
        signIn: withPassword,
      },
      actions,
    ),
  });
  const providerSignIn = withEffects(
    providerSignInMachine,
    {
      identify: () => ports.identity.signInWithGoogle(),
      openSession: ({ input, signal }) => signIn.openSession(ports, input.identity, "google", signal),
      leaveProvider: () => ports.identity.signOut(),
    },
    actions,
  );
  const giveBirthday = (input: BirthdayInput) => sendBirthday(ports, input);
  const nameActors = {
    check: ({ input, signal }: { input: { dripName: string }; signal: AbortSignal }) =>
      dripName.checkDripName(client, input.dripName, signal),
    save: async ({ input }: { input: SaveInput }) => {
      const outcome = await dripName.saveDetails(client, sendToSession, input);
      if (outcome.kind === "saved") count({ name: "drip_name_claimed" });
      return outcome;
    },
    giveBirthday: ({ input }: { input: BirthdayInput }) => giveBirthday(input),
    forceRefresh: () => forceRefresh(),
    network,
  };
  const claim = withEffects(dripNameMachine, nameActors, actions);
  const birthday = withEffects(
    birthdayMachine,
    {
      giveBirthday: ({ input }) => giveBirthday(input),
      readProvider: ({ input }) => readProvider(client, input.me),
    },
    actions,
  );
  const changePassword = withEffects(
    changePasswordMachine,
    { change: ({ input }) => saveNewPassword(ports, input) },
    actions,
  );
  const signOutEverywhere = withEffects(
    signOutEverywhereMachine,
    {
      readProvider: ({ input }) => readProvider(client, input.me),
      signOut: ({ input }) => endAllSessions(ports, input),
    },
    actions,
  );
  return {
    dateField: dateFieldWith(),
    signIn: withEffects(
      signInMachine,
      { emailSignIn, providerSignIn, dripName: claim, birthday, changePassword },
      { ...actions, signOut },
    ),
    /** For pages that ask for it later; it is here because the proof needs the identity provider. */
    giveBirthday,
    changePassword,
    signOutEverywhere,
    dripNameField: withEffects(dripNameFieldMachine, nameActors),
    passwordReset: withEffects(
      resetLinkMachine,
      {
        useLink: ({ input }) => confirmReset(client, input.token),
        copy: ({ input }) => copyText(page.navigator, input.password),
      },
      actions,
    ),
    verifyAddress: withEffects(
      verifyLinkMachine,
      {
        preview: ({ input }) => previewVerification(client, input.token),
        verify: ({ input }) => verifyAddress(client, input),
        signIn: withPassword,
        takeOver: ({ input, signal }) => takeOver(ports, input, signal),
        reject: ({ input }) => rejectAccount(client, input.token),
      },
      actions,
    ),
  };
}

export type SignInMachines = ReturnType<typeof signInWith>;
