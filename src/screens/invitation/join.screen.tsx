import { useLocation, useSearch } from "wouter";
import { BirthdayForm } from "../../features/account/birthday-form";
import { Inbox } from "../../features/account/inbox";
import { PhoneForm } from "../../features/family/phone-form";
import { Decline, type DeclineProps } from "../../features/invitation/decline";
import { Join, type JoinProps } from "../../features/invitation/join";
import { OutOfReach } from "../../features/session/out-of-reach";
import { type Session, useAccess, useIsLost, useIsSignedIn, useMe } from "../../features/session/use-access";
import { QuietPage } from "../../ui/base/page";
import { BirthdayField, OwnPasswordField } from "../sign-in/account-fields";

export type JoinScreenProps = Omit<JoinProps, "me" | "onGo" | "birthdayForm" | "inboxForm" | "phoneForm"> & {
  session: Session;
  decline: DeclineProps;
};

/** /app/join#token, and /app/join for entering a code, after signing in, and from *Needs you*. */
export function JoinScreen({ session, decline, ...props }: JoinScreenProps) {
  const [, navigate] = useLocation();
  const isDeclined = new URLSearchParams(useSearch()).has("decline");
  const access = useAccess(session, "squad-member");
  const me = useMe(session);
  const isSignedIn = useIsSignedIn(session);
  const isLost = useIsLost(session);
  if (isDeclined) return <Decline {...decline} />;
  if (isLost) return <OutOfReach session={session} />;
  // What the device remembers may be older than the person's address.
  if (access !== "refused" && !isSignedIn) return <QuietPage />;
  return (
    <Join
      {...props}
      me={access === "allowed" ? me : null}
      onGo={navigate}
      birthdayForm={(form) => (
        <BirthdayForm form={form} passwordField={<OwnPasswordField judge={() => {}} />}>
          {(judge) => <BirthdayField judge={judge} dateField={props.dateField} />}
        </BirthdayForm>
      )}
      inboxForm={(inbox) => <Inbox inbox={inbox} />}
      phoneForm={(form) => <PhoneForm form={form} />}
    />
  );
}
