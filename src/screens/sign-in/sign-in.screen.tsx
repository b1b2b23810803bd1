import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { type Session, useAccess } from "../../features/session/use-access";
import { SignInPanel, type SignInPanelProps } from "../../features/sign-in/sign-in-panel";
import { FrontPage, QuietPage } from "../../ui/base/page";
import type { ChosenWay, Way, WaysInProps } from "./ways-in";

/** Rendered at build time and for the first paint. */
export function SignInScreen({ thread, ...props }: SignInPanelProps & { thread?: ReactNode }) {
  return (
    <FrontPage>
      {thread}
      <SignInPanel {...props} />
    </FrontPage>
  );
}

/** The lazily loaded sign-in and its machines. */
export type LoadedWaysIn = {
  WaysIn: (props: WaysInProps) => ReactNode;
  machines: WaysInProps["machines"];
  thread?: ReactNode;
};
export type SignInPlaceProps = {
  session: Session;
  /** Called before anything is pressed, to preload. */
  loadWaysIn: () => Promise<LoadedWaysIn>;
  /** The page to continue to; called once. */
  landing: (hasJustOnboarded: boolean) => string;
};

/** /app. Signed-in users are redirected, also while their session cannot be restored. */
export function SignInPlace(props: SignInPlaceProps) {
  const [, navigate] = useLocation();
  const access = useAccess(props.session, "squad-member");
  const hasShown = useRef(false);
  const hasLeft = useRef(false);
  const leave = useEffectEvent((hasJustOnboarded: boolean) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    navigate(props.landing(hasJustOnboarded), { replace: true });
  });
  const isPassingBy = access === "out-of-reach" || (access === "allowed" && !hasShown.current);
  useEffect(() => {
    if (access === "refused") hasShown.current = true;
    if (isPassingBy) leave(false);
  }, [access, isPassingBy]);
  if (access === "pending" || isPassingBy) return <QuietPage />;
  return <Doors {...props} onDone={(hasJustOnboarded) => leave(hasJustOnboarded)} />;
}

type DoorsProps = Omit<SignInPlaceProps, "landing"> & Pick<WaysInProps, "onDone">;

/** Renders the buttons first and loads the sign-in afterwards. A press in between is replayed. */
function Doors({ session, loadWaysIn, onDone }: DoorsProps) {
  const [loaded, setLoaded] = useState<LoadedWaysIn | null>(null);
  const [isGoogleBusy, setIsGoogleBusy] = useState(false);
  const [chosenWay, setChosenWay] = useState<ChosenWay | null>(null);
  const load = useCallback(async () => setLoaded(await loadWaysIn()), [loadWaysIn]);
  useEffect(() => {
    load().catch(() => {});
  }, [load]);

  const choose = (way: Way) => () => {
    setChosenWay({ way });
    if (!loaded) load().catch(() => setChosenWay(null));
  };
  return (
    <>
      <SignInScreen
        thread={loaded?.thread}
        onGoogle={choose("google")}
        onEmail={choose("email")}
        busy={isGoogleBusy ? "google" : loaded ? null : (chosenWay?.way ?? null)}
      />
      {loaded && (
        <loaded.WaysIn
          machines={loaded.machines}
          thread={loaded.thread}
          session={session}
          chosenWay={chosenWay}
          onGoogleBusy={setIsGoogleBusy}
          onDone={onDone}
        />
      )}
    </>
  );
}
