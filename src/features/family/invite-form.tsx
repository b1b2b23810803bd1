import { useSelector } from "@xstate/react";
import { type FormEvent, useRef } from "react";
import type { ActorRefFrom } from "xstate";
import { emailRule } from "../../../domain/account/email-address";
import { limits } from "../../../domain/base/limits";
import { childInvitationTexts } from "../../../domain/invitation/child-invitation-texts";
import {
  type childInviteMachine,
  selectFault,
  selectInvitation,
  selectIsFit,
  selectIsLinkWanted,
  selectIsMaking,
  selectRole,
} from "../../../machines/invitation/child-invite.machine";
import { TextField } from "../../controls/fields/text-field";
import { useGaps } from "../../controls/fields/use-gaps";
import { Button } from "../../ui/base/button";
import { CopyIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Link } from "../../ui/base/link";
import { Muted, Stack } from "../../ui/base/page";
import { showDate } from "../../ui/dates/show-date";
import { Form, FormButtons } from "../../ui/fields/form";
import { QrCard } from "../../ui/invitation/qr-card";

export type InviteFormProps = { invite: ActorRefFrom<typeof childInviteMachine>; firstName: string };

/** Mails an invitation, or makes a link with a QR code to share. */
export function InviteForm({ invite, firstName }: InviteFormProps) {
  const invitation = useSelector(invite, selectInvitation);
  const role = useSelector(invite, selectRole);
  const left = () => invite.send({ type: "left" });
  if (!invitation) return <Filling invite={invite} firstName={firstName} />;
  return (
    <Stack $gap={4}>
      <p>{childInvitationTexts.lead(firstName)[role]}</p>
      <QrCard value={invitation.link} label={childInvitationTexts.qr(firstName)} isBright>
        <Link href={invitation.link}>{invitation.link}</Link>
      </QrCard>
      <Muted>
        {childInvitationTexts.byLink} {childInvitationTexts.ends(showDate(invitation.expires_at))}.
      </Muted>
      <FormButtons>
        <Button kind="quiet" onClick={left}>
          Back
        </Button>
        <Button icon={<CopyIcon />} onClick={() => invite.send({ type: "copy.pressed" })}>
          Copy
        </Button>
      </FormButtons>
    </Stack>
  );
}

function Filling({ invite, firstName }: InviteFormProps) {
  const role = useSelector(invite, selectRole);
  const fault = useSelector(invite, selectFault);
  const isFit = useSelector(invite, selectIsFit);
  const isMaking = useSelector(invite, selectIsMaking);
  const isLinkWanted = useSelector(invite, selectIsLinkWanted);
  const ref = useRef<HTMLFormElement>(null);
  useGaps(ref, invite);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { value } = addressRule(String(new FormData(event.currentTarget).get("emailAddress") ?? ""));
    invite.send({ type: "address.submitted", emailAddress: value, key: crypto.randomUUID() });
  };
  return (
    <Form ref={ref} onSubmit={submit} noValidate>
      <p>{childInvitationTexts.lead(firstName)[role]}</p>
      <TextField
        label="E-mail address"
        name="emailAddress"
        kind="email"
        hint={childInvitationTexts.byMail}
        autoComplete="off"
        enterKeyHint="send"
        isRequired
        isReadOnly={isMaking}
        max={limits.emailAddress.max}
        rule={addressRule}
        onJudged={({ problem }) => invite.send({ type: "address.judged", isFit: problem === null })}
      />
      {fault && <InlineNotice role="alert" tone="needs-you" title={fault} />}
      <FormButtons>
        <Button kind="quiet" aria-disabled={isMaking} onClick={() => invite.send({ type: "left" })}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isMaking && !isLinkWanted} isUnready={!isFit}>
          Send it
        </Button>
      </FormButtons>
      <Muted>{childInvitationTexts.byLink}</Muted>
      <Button
        kind="secondary"
        isWide
        isBusy={isMaking && isLinkWanted}
        onClick={() => invite.send({ type: "link.pressed", key: crypto.randomUUID() })}
      >
        {childInvitationTexts.link}
      </Button>
    </Form>
  );
}

const addressRule = emailRule({ isRequired: true });
