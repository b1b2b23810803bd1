import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { User } from "../../../domain/account/user";
import { initialOf } from "../../../domain/family/child";
import { dialogOn } from "../../../domain/shell/dialogs";
import { Fork, MinorsFork } from "../../features/family/fork";
import { type FirstBaseMachine, useFirstBase } from "../../features/family/use-first-base";
import { useMe } from "../../features/session/use-access";
import { ShellPage } from "../../ui/shell/shell-frame";
import { GateDialogs } from "../account/gate-dialogs";
import { ChildDialog, CodeDialog, TeamDialog } from "../family/first-base-dialogs";
import type { DateMachine } from "../sign-in/account-fields";

export type NextProps = {
  session: Parameters<typeof useMe>[0];
  machine: FirstBaseMachine;
  dateField: DateMachine;
  /** Invitations to the person's address, above the choices. */
  invitations: ReactNode;
  share: () => void;
};

/** /app/next: the first page after onboarding, and where teams and children are added. */
export function NextScreen(props: NextProps) {
  const me = useMe(props.session);
  return <ShellPage title="First base">{me && <FirstBase {...props} me={me} />}</ShellPage>;
}

function FirstBase({ me, machine, dateField, invitations, share }: NextProps & { me: User }) {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const { isMinor, children } = useFirstBase(machine, me, dialogOn(path, query));
  if (isMinor) return <MinorsFork onOpened={navigate} onShared={share} />;
  return (
    <>
      <Fork invitations={invitations} onOpened={navigate} />
      {children.code && <CodeDialog entry={children.code} />}
      {children.gate && <GateDialogs gate={children.gate} dateField={dateField} />}
      {children.child && (
        <ChildDialog
          form={children.child}
          dateField={dateField}
          lastInitial={initialOf(me.last_name ?? "")}
        />
      )}
      {children.team && <TeamDialog form={children.team} />}
    </>
  );
}
