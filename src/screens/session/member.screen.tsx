import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { findRoute } from "../../../domain/shell/routes";
import { TimeZoneFollower, type TimeZoneFollowerProps } from "../../features/account/time-zone-follower";
import { Guard } from "../../features/session/guard";
import { type Session, useIsSignedIn, useMe } from "../../features/session/use-access";
import { useAddress } from "../shell/use-address";

export type MemberProps = {
  session: Session;
  timeZone: TimeZoneFollowerProps["machine"];
  rememberPath: (path: string) => void;
  isFirstRun: (search: string) => boolean;
  withoutFirstRun: (search: string) => string;
  /** Shown instead while the session cannot be restored. */
  outOfReach: ReactNode;
};

/** A page for squad members. Others come back to it after signing in. */
export function MemberScreen({ children, ...props }: MemberProps & { children: ReactNode }) {
  const [path, navigate] = useLocation();
  const { path: here, search } = useAddress();
  const route = findRoute(path);
  const level = route?.place === "tabs" ? route.level : "squad-member";
  const refuse = () => {
    props.rememberPath(here + search);
    navigate("/app", { replace: true });
  };
  return (
    <Guard session={props.session} level={level} onRefused={refuse} outOfReach={props.outOfReach}>
      <Follower
        {...props}
        onSettled={() => {
          if (props.isFirstRun(search)) navigate(here + props.withoutFirstRun(search), { replace: true });
        }}
      />
      {children}
    </Guard>
  );
}

function Follower({ session, timeZone, onSettled }: MemberProps & Pick<TimeZoneFollowerProps, "onSettled">) {
  const me = useMe(session);
  const isSignedIn = useIsSignedIn(session);
  return (
    isSignedIn && me && <TimeZoneFollower key={me.id} machine={timeZone} me={me} onSettled={onSettled} />
  );
}
