import { type ComponentType, useEffect, useRef, useState } from "react";
import { navigate, useSearch } from "wouter/use-browser-location";
import { farewellTexts } from "../../../domain/account-deletion/farewell";
import { ownDataTexts } from "../../../domain/account-deletion/own-data";
import { familyAddress, readFamilyAddress, settingsAddress } from "../../../domain/family/family-address";
import { noneUnsent, type Unsent as UnsentChanges } from "../../../domain/outbox/unsent";
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
import { Muted } from "../../ui/base/page";
import { FullHeight } from "../../ui/dialogs/full-height";
import { OwnPasswordField, PasswordChangeFields } from "../sign-in/account-fields";
import { ProfileFields } from "./profile-fields";
import { Answer, Part } from "./settings-part";
import { Unsent } from "./unsent-warning";
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
