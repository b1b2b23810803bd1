import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import { farewellTexts } from "../../../domain/account-deletion/farewell";
import { ownDataTexts } from "../../../domain/account-deletion/own-data";
import { familyAddress, readFamilyAddress, settingsAddress } from "../../../domain/family/family-address";
import { noneUnsent, type Unsent as UnsentChanges, unsentText } from "../../../domain/outbox/unsent";
import { routes } from "../../../domain/shell/routes";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import type { OwnDataProps } from "../../features/account-deletion/copy-my-data";
import type { FamilyProps } from "../../features/family/family";
import { ChangePasswordForm } from "../../features/password/change-password-form";
import { PushSwitch, type PushSwitchProps } from "../../features/push/push-switch";
import { SessionList } from "../../features/session/session-list";
import { SignOutEverywhere } from "../../features/session/sign-out-everywhere";
import { useMe } from "../../features/session/use-access";
import { Overview, type OverviewProps } from "../../features/settings/overview";
import { ProfileForm } from "../../features/settings/profile-form";
import { type SettingsMachine, useSettings } from "../../features/settings/use-settings";
import { Button } from "../../ui/base/button";
import { Muted, Stack } from "../../ui/base/page";
import { RouteBoundary } from "../../ui/base/route-boundary";
import { Skeleton } from "../../ui/base/skeleton";
import { FullHeight } from "../../ui/dialogs/full-height";
import { FormButtons } from "../../ui/fields/form";
import { OwnPasswordField, PasswordChangeFields } from "../sign-in/account-fields";
import { ProfileFields } from "./profile-fields";
import { usePlaceFocus } from "./use-place-focus";

export type SettingsProps = Pick<OverviewProps, "appearance" | "clock" | "consent"> & {
  session: Parameters<typeof useMe>[0];
  machine: SettingsMachine;
  /** Number of items in the device's outbox. */
  countUnsent?: () => UnsentChanges;
  pushSubscription: PushSwitchProps["machine"];
  /** Loaded when first shown. */
  Family: ComponentType<FamilyProps>;
  Copy: ComponentType<OwnDataProps>;
  Farewell: ComponentType<OwnDataProps & { onGone: () => void }>;
};

/** /app/home?settings */
export function SettingsScreen(props: SettingsProps & { isOpen: boolean; onClosed: () => void }) {
  const me = useMe(props.session);
  return me && <Dialog {...props} me={me} />;
}

function Dialog(props: DialogProps) {
  const {
    me,
    machine,
    countUnsent = none,
    appearance,
    clock,
    consent,
    pushSubscription,
    Family,
    Copy,
    Farewell,
    isOpen,
    onClosed,
  } = props;
  const { actor, place, provider, familyChild, unsent, children } = useSettings(machine, me, countUnsent);
  const close = () => {
    actor.send({ type: "dialog.closed" });
    onClosed();
  };
  const root = useRef<HTMLDivElement>(null);
  const [familyTitle, setFamilyTitle] = useState(titles.family);
  const title = place === "family" ? familyTitle : titles[place];
  const rememberRow = usePlaceFocus(root, title, place === "overview");
  const back = () => actor.send({ type: "back.pressed" });
  const search = useSearch();
  useEffect(() => {
    const wanted = isOpen ? readFamilyAddress(search) : null;
    if (wanted) actor.send({ type: "family.opened", ...wanted });
  }, [actor, isOpen, search]);
  const enterFamily = () => {
    actor.send({ type: "family.opened", childId: null });
    navigate(familyAddress(null), { replace: true });
  };
  const leaveFamily = () => {
    back();
    navigate(settingsAddress, { replace: true });
  };
  return (
    <ModalDialog isOpen={isOpen} title={title} onClosed={close}>
      <div ref={root} onClickCapture={({ target }) => rememberRow(target)}>
        {place === "overview" && (
          <Overview
            settings={actor}
            appearance={appearance}
            clock={clock}
            consent={consent}
            pushSubscription={<PushSwitch machine={pushSubscription} />}
            me={me}
            onFamilyOpened={enterFamily}
            onNotificationsOpened={() => navigate(`${routes.dings.pattern}?rings`)}
          />
        )}
        {children.profile && (
          <ProfileForm form={children.profile} fields={(props) => <ProfileFields {...props} />} />
        )}
        {place === "family" && (
          <FullHeight>
            <Part what="Your family" label="Family" rows={familyRows} onBack={leaveFamily}>
              <Family me={me} childId={familyChild} onBack={leaveFamily} onTitled={setFamilyTitle} />
            </Part>
          </FullHeight>
        )}
        {place === "copy" && (
          <Part what="This page" onBack={back}>
            <Copy me={me} onBack={back} />
          </Part>
        )}
        {place === "farewell" && (
          <Part what="This page" onBack={back}>
            <Farewell me={me} onBack={back} onGone={() => actor.send({ type: "account.gone" })} />
          </Part>
        )}
        {children.password && (
          <ChangePasswordForm form={children.password} leave="Back">
            {(fields) => <PasswordChangeFields present="Current password" {...fields} />}
          </ChangePasswordForm>
        )}
        {children.sessions && <SessionList list={children.sessions} onBack={back} />}
        {place === "asking" && <Muted role="status">Checking whose password it is…</Muted>}
        {place === "elsewhere" && (
          <Answer onBack={back}>
            You sign in with {provider}, so there's no Drip password to change. {provider} looks after yours.
          </Answer>
        )}
        {place === "unknown" && (
          <Answer onBack={back} action="Try again" onAction={() => actor.send({ type: "password.pressed" })}>
            We couldn't check whose password it is.
          </Answer>
        )}
        {(place === "unsent" || place === "sendingFirst") && (
          <Unsent
            unsent={unsent}
            isSending={place === "sendingFirst"}
            onBack={back}
            onDropped={() => actor.send({ type: "drop.pressed" })}
            onSent={() => actor.send({ type: "send-first.pressed" })}
          />
        )}
        {children.everywhere && (
          <SignOutEverywhere
            form={children.everywhere}
            emailAddress={me.email_address}
            field={(judge) => <OwnPasswordField judge={judge} />}
          />
        )}
      </div>
    </ModalDialog>
  );
}

/** As many as the dialog has room for. */
const familyRows = 14;

type DialogProps = SettingsProps & {
  me: OverviewProps["me"];
  isOpen: boolean;
  onClosed: () => void;
};

const titles = {
  overview: "Settings",
  profile: "Your names",
  family: "Family",
  asking: "Change password",
  changing: "Change password",
  elsewhere: "Change password",
  unknown: "Change password",
  sessions: "Where you're signed in",
  copy: ownDataTexts.title,
  farewell: farewellTexts.title,
  everywhere: "Sign out everywhere?",
  unsent: "Hold the door.",
  sendingFirst: "Hold the door.",
  left: "Settings",
};

const none = () => noneUnsent;

type UnsentProps = {
  unsent: UnsentChanges;
  isSending: boolean;
  onBack: () => void;
  onDropped: () => void;
  onSent: () => void;
};

/** Warns that signing out deletes the outbox. */
const Unsent = ({ unsent, isSending, onBack, onDropped, onSent }: UnsentProps) => (
  <Stack $gap={4}>
    <p role="status">{unsentText(unsent)}</p>
    <FormButtons>
      <Button kind="quiet" aria-disabled={isSending} onClick={onBack}>
        Back
      </Button>
      <Button kind="danger" aria-disabled={isSending} onClick={onDropped}>
        Drop them
      </Button>
      <Button isBusy={isSending} onClick={onSent}>
        Send first
      </Button>
    </FormButtons>
  </Stack>
);

type PartProps = {
  what: string;
  label?: string;
  rows?: number;
  onBack: () => void;
  children: ReactNode;
};

/** A part with a machine of its own. A failed dynamic import is not fetched again; the address opens the settings after a reload. */
const Part = ({ what, label = what, rows = 3, onBack, children }: PartProps) => (
  <RouteBoundary
    route="part"
    fallback={
      <Answer onBack={onBack} action="Try again" onAction={() => location.reload()}>
        {what} missed the bus. Check your connection and try again.
      </Answer>
    }
  >
    <Suspense fallback={<Skeleton rows={rows} label={label} />}>{children}</Suspense>
  </RouteBoundary>
);

type AnswerProps = { children: ReactNode; onBack: () => void; action?: string; onAction?: () => void };

/** A message with its buttons. */
const Answer = ({ children, onBack, action, onAction }: AnswerProps) => (
  <Stack $gap={4}>
    <p role="status">{children}</p>
    <FormButtons>
      <Button kind="quiet" onClick={onBack}>
        Back
      </Button>
      {action && (
        <Button kind="danger" onClick={onAction}>
          {action}
        </Button>
      )}
    </FormButtons>
  </Stack>
);
