import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import { findRoute } from "../../../domain/shell/routes";
import { FirstRun, type FirstRunProps } from "../../features/account/first-run";
import { Guard } from "../../features/session/guard";
import { type Session, useMe } from "../../features/session/use-access";

export type MemberProps = {
  session: Session;
  firstRun: Pick<FirstRunProps, "machine" | "deviceTimeZone">;
  rememberPath: (path: string) => void;
  isFirstRun: (search: string) => boolean;
  withoutFirstRun: (search: string) => string;
};

/** A page for squad members. Others come back to it after signing in. */
export function MemberScreen({ children, ...props }: MemberProps & { children: ReactNode }) {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const query = search && `?${search}`;
  const route = findRoute(path);
  const level = route?.place === "tabs" ? route.level : "squad-member";
  const refuse = () => {
    props.rememberPath(path + query);
    navigate("/app", { replace: true });
  };
  return (
    <Guard session={props.session} level={level} onRefused={refuse}>
      {props.isFirstRun(query) && (
        <FirstRunOf
          {...props}
          onDone={() => navigate(path + props.withoutFirstRun(query), { replace: true })}
        />
      )}
      {children}
    </Guard>
  );
}

function FirstRunOf({ session, firstRun, onDone }: MemberProps & Pick<FirstRunProps, "onDone">) {
  const me = useMe(session);
  return me && <FirstRun {...firstRun} me={me} onDone={onDone} />;
}
