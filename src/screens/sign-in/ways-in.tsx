import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { Session } from "../../features/session/use-access";
import { type SignInMachine, useSignIn } from "../../features/sign-in/use-sign-in";
import type { DateMachine } from "./account-fields";
import {
  BirthdayDialog,
  ChangePasswordDialog,
  DripNameDialog,
  EmailDialog,
  SidelinedDialog,
  TooYoungDialog,
} from "./sign-in-dialogs";

export type Way = "google" | "email";
/**
 * One press of a sign-in button: a new object each time, so that a second press of the same button is a
 * change.
 */
export type ChosenWay = { way: Way };
/** An address with a known account leads to the password step at once; another one prefills the field of the e-mail sign-in. */
export type HandedAddress = { emailAddress: string; isKnown: boolean };
export type WaysInProps = {
  machines: {
    signIn: SignInMachine;
    dateField: DateMachine;
    /** The address handed over by the previous page; null after the first call. */
    takeAddress: () => HandedAddress | null;
    /** Whether an invitation is pending. */
    isInvited: () => boolean;
    /** Shares the front page: a minor's grown-up goes first. */
    share: () => void;
    /** Called when the sign-in is complete. */
    greet: () => void;
  };
  session: Session;
  /** The line of a pending invitation, on top of every dialog. */
  thread?: ReactNode;
  /** The last press, which may have come before this component was loaded. */
  chosenWay: ChosenWay | null;
  onGoogleBusy: (isBusy: boolean) => void;
  onDone: (hasJustOnboarded: boolean) => void;
};

/** The sign-in behind the screen's buttons. */
export function WaysIn({ machines, session, thread, chosenWay, onGoogleBusy, onDone }: WaysInProps) {
  const { actor, place, children } = useSignIn({
    machine: machines.signIn,
    session,
    isInvited: machines.isInvited(),
    onDone(hasJustOnboarded) {
      onDone(hasJustOnboarded);
      machines.greet();
    },
  });
  const { email, dripName, birthday, password } = children;
  const isGoogleBusy = place === "provider";
  const reportBusy = useEffectEvent(onGoogleBusy);
  const suggested = useRef<string | null>(null);
  useEffect(() => {
    const handed = machines.takeAddress();
    if (handed?.isKnown) actor.send({ type: "email.pressed", emailAddress: handed.emailAddress });
    else if (handed) suggested.current = handed.emailAddress;
  }, [actor, machines]);
  useEffect(() => {
    const emailAddress = suggested.current;
    if (chosenWay?.way === "google") actor.send({ type: "google.pressed" });
    else if (chosenWay && emailAddress)
      actor.send({ type: "email.pressed", emailAddress, isSuggested: true });
    else if (chosenWay) actor.send({ type: "email.pressed" });
  }, [actor, chosenWay]);
  useEffect(() => reportBusy(isGoogleBusy), [isGoogleBusy]);
  return (
    <>
      {place === "sidelined" && <SidelinedDialog signIn={actor} />}
      {place === "tooYoung" && <TooYoungDialog signIn={actor} />}
      {email && (
        <EmailDialog
          dialog={email}
          thread={thread}
          dateField={machines.dateField}
          share={machines.share}
          isInvited={machines.isInvited()}
          onGoogle={() => actor.send({ type: "google.chosen" })}
        />
      )}
      {dripName && <DripNameDialog form={dripName} dateField={machines.dateField} thread={thread} />}
      {birthday && <BirthdayDialog form={birthday} dateField={machines.dateField} thread={thread} />}
      {password && <ChangePasswordDialog form={password} thread={thread} />}
    </>
  );
}
