import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { showCode } from "../../../domain/invitation/code";
import { inviteTexts } from "../../../domain/invitation/invite-texts";
import type { Invitation } from "../../../domain/invitation/team-invitation";
import {
  type InviteKind,
  type InviteMachine,
  selectFault,
  selectInvitation,
  selectIsShowing,
  selectKind,
  selectStep,
} from "../../../machines/invitation/invite.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import { CrewIcon, MailIcon, QrCodeIcon, ShareIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { showDate } from "../../ui/dates/show-date";
import { ChoiceChips } from "../../ui/fields/choice-chips";
import { FormButtons } from "../../ui/fields/form";
import { CodeLetters } from "../../ui/invitation/code-letters";
import { LinkLine } from "../../ui/invitation/link-line";
import { QrCard } from "../../ui/invitation/qr-card";

type InviteActor = ActorRefFrom<InviteMachine>;

export type InviteSheetProps = {
  teamId: string;
  teamName: string;
  machine: InviteMachine;
  /** The tab that is shown first. */
  kind: InviteKind;
  hold: (isHeld: boolean) => void;
  /** The form for one person, and the unanswered mails. */
  person: ReactNode;
};

/** Invites to a team: families by a shared link, code or QR code, or one person by mail. */
export function InviteSheet({ teamId, teamName, machine, kind: first, hold, person }: InviteSheetProps) {
  const [input] = useState(() => ({ teamId, key: crypto.randomUUID(), kind: first }));
  const invite = useActorRef(machine, { input });
  useHold(hold, useSelector(invite, selectStep) === "withdrawing");
  const kind = useSelector(invite, selectKind);
  const isShowing = useSelector(invite, selectIsShowing);
  const invitation = useSelector(invite, selectInvitation);
  if (kind === "families" && isShowing && invitation)
    return <BrightCode teamName={teamName} invite={invite} invitation={invitation} />;
  return (
    <Stack $gap={4}>
      <ChoiceChips
        legend="Who?"
        name="kind"
        options={[
          { value: "families", label: "Families", icon: <CrewIcon size={20} /> },
          { value: "person", label: "One person", icon: <MailIcon size={20} /> },
        ]}
        value={kind}
        onChosen={(chosen) =>
          invite.send({ type: "kind.chosen", kind: chosen === "person" ? "person" : "families" })
        }
      />
      {kind === "person" ? person : <Families teamName={teamName} invite={invite} />}
    </Stack>
  );
}

type FamiliesProps = { teamName: string; invite: InviteActor };

function Families({ teamName, invite }: FamiliesProps) {
  const step = useSelector(invite, selectStep);
  const invitation = useSelector(invite, selectInvitation);
  const fault = useSelector(invite, selectFault);
  if (step === "refused")
    return (
      <InlineNotice
        role="alert"
        tone="needs-you"
        title={fault}
        actions={
          <Button kind="secondary" onClick={() => invite.send({ type: "retry.pressed" })}>
            Try again
          </Button>
        }
      />
    );
  if (step === "withdrawn")
    return (
      <InlineNotice
        role="status"
        tone="done"
        title={inviteTexts.takenBack}
        actions={
          <Button onClick={() => invite.send({ type: "made.wanted", key: crypto.randomUUID() })}>
            Make a new one
          </Button>
        }
      />
    );
  if (!invitation) return <Skeleton rows={3} label={inviteTexts.making} />;
  return (
    <Ticket
      teamName={teamName}
      invite={invite}
      invitation={invitation}
      isWithdrawing={step === "withdrawing"}
    />
  );
}

type TicketProps = FamiliesProps & { invitation: Invitation };

function Ticket({ teamName, invite, invitation, isWithdrawing }: TicketProps & { isWithdrawing: boolean }) {
  const { link, code, expires_at } = invitation;
  const shared = {
    title: inviteTexts.shareTitle(teamName),
    text: inviteTexts.shareText(teamName),
    url: link,
  };
  return (
    <Stack $gap={4}>
      <p>{inviteTexts.waits}</p>
      <FormButtons>
        <Button kind="secondary" onClick={() => invite.send({ type: "copy.pressed", text: link })}>
          Copy
        </Button>
        <Button icon={<ShareIcon size={20} />} onClick={() => invite.send({ type: "share.pressed", shared })}>
          Share
        </Button>
      </FormButtons>
      <LinkLine href={link}>
        <span>{link}</span>
      </LinkLine>
      {code && <CodeLetters label={inviteTexts.code} code={showCode(code)} />}
      <QrCard value={link} label={inviteTexts.qr(teamName)} />
      <Button
        kind="secondary"
        icon={<QrCodeIcon size={20} />}
        onClick={() => invite.send({ type: "qr.pressed" })}
      >
        Show it large
      </Button>
      <FormButtons>
        <Muted>{inviteTexts.ends(showDate(expires_at))}</Muted>
        <Button kind="quiet" isBusy={isWithdrawing} onClick={() => invite.send({ type: "withdraw.pressed" })}>
          Cancel link
        </Button>
      </FormButtons>
    </Stack>
  );
}

const BrightCode = ({ teamName, invite, invitation }: TicketProps) => (
  <Stack $gap={4}>
    <QrCard isBright value={invitation.link} label={inviteTexts.qr(teamName)}>
      {invitation.code && <CodeLetters label={inviteTexts.code} code={showCode(invitation.code)} />}
    </QrCard>
    <Button kind="secondary" onClick={() => invite.send({ type: "qr.pressed" })}>
      Back
    </Button>
  </Stack>
);
