import { useEffect, useEffectEvent } from "react";
import type { Session } from "../features/session/use-access";
import { type SignInMachine, useSignIn } from "../features/sign-in/use-sign-in";
import {
  ChangePasswordDialog,
  type DateMachine,
  DripNameDialog,
  EmailDialog,
  SidelinedDialog,
} from "./sign-in-dialogs";

export type Way = "google" | "email";
export type WaysInProps = {
  charts: { signIn: SignInMachine; dateField: DateMachine };
  session: Session;
  /** Pressed before this could listen. */
  wish: Way | null;
  /** Hands out what a press on a button does from now on. */
  onReady: (press: (way: Way) => void) => void;
  onGoogleBusy: (isBusy: boolean) => void;
  onDone: (hasJustOnboarded: boolean) => void;
};

/** What stands behind the sign-in screen's buttons. */
export function WaysIn({ charts, session, wish, onReady, onGoogleBusy, onDone }: WaysInProps) {
  const { actor, place, children } = useSignIn({ machine: charts.signIn, session, onDone });
  const { email, dripName, password } = children;
  const isGoogleBusy = place === "provider";
  const listen = useEffectEvent(() => {
    const press = (way: Way) => actor.send({ type: `${way}.pressed` });
    onReady(press);
    if (wish) press(wish);
  });
  const tellBusy = useEffectEvent(onGoogleBusy);
  useEffect(() => listen(), []);
  useEffect(() => tellBusy(isGoogleBusy), [isGoogleBusy]);
  return (
    <>
      {place === "sidelined" && <SidelinedDialog signIn={actor} />}
      {email && <EmailDialog dialog={email} dateField={charts.dateField} />}
      {dripName && <DripNameDialog form={dripName} />}
      {password && <ChangePasswordDialog form={password} />}
    </>
  );
}
