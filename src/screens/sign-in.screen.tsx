import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import { OutOfReach } from "../features/session/guard";
import { type Session, useAccess } from "../features/session/use-access";
import { Sidelined } from "../features/sign-in/sidelined";
import { SignInPanel, type SignInPanelProps } from "../features/sign-in/sign-in-panel";
import { type SignInMachine, useSignIn } from "../features/sign-in/use-sign-in";
import { FrontPage, QuietPage } from "../ui/page";
import type { DateMachine } from "./sign-in-dialogs";

/** What the build renders, and what the browser renders first. */
export function SignInScreen(props: SignInPanelProps) {
  return (
    <FrontPage>
      <SignInPanel {...props} />
    </FrontPage>
  );
}

export type SignInPlaceProps = {
  session: Session;
  machine: SignInMachine;
  dateField: DateMachine;
  /** Loads what a way in needs, while nobody has pressed anything yet. */
  onIdle: () => void;
  /** Where somebody goes from here; asked for once. */
  landing: (hasJustOnboarded: boolean) => string;
};

const loadDialogs = () => import("./sign-in-dialogs");
const EmailDialog = lazy(async () => ({ default: (await loadDialogs()).EmailDialog }));
const DripNameDialog = lazy(async () => ({ default: (await loadDialogs()).DripNameDialog }));
const ChangePasswordDialog = lazy(async () => ({ default: (await loadDialogs()).ChangePasswordDialog }));

/** /app: nothing is drawn for who is signed in already, they go on. */
export function SignInPlace(props: SignInPlaceProps) {
  const access = useAccess(props.session, "squad-member");
  if (access === "out-of-reach") return <OutOfReach session={props.session} />;
  return access === "pending" ? <QuietPage /> : <WaysIn {...props} />;
}

function WaysIn({ session, machine, dateField, onIdle, landing }: SignInPlaceProps) {
  const [, navigate] = useLocation();
  const { actor, place, children } = useSignIn({
    machine,
    session,
    onDone: (hasJustOnboarded) => navigate(landing(hasJustOnboarded), { replace: true }),
  });
  useEffect(() => {
    onIdle();
    const load = setTimeout(loadDialogs, 0);
    return () => clearTimeout(load);
  }, [onIdle]);
  const { email, dripName, password } = children;
  if (place === "sidelined") return <Sidelined signIn={actor} />;
  return (
    <>
      <SignInScreen
        onGoogle={() => actor.send({ type: "google.pressed" })}
        onEmail={() => actor.send({ type: "email.pressed" })}
        busy={place === "provider" ? "google" : null}
      />
      <Suspense fallback={null}>
        {email && <EmailDialog dialog={email} dateField={dateField} />}
        {dripName && <DripNameDialog form={dripName} />}
        {password && <ChangePasswordDialog form={password} />}
      </Suspense>
    </>
  );
}
