import { useState } from "react";
import { inviteTexts } from "../../../domain/invitation/invite-texts";
import type { MemberRole } from "../../../domain/team/roles";
import { canDo } from "../../../domain/team/team-page";
import { OpenMails, PersonForm } from "../../features/invitation/person-form";
import { Stack } from "../../ui/base/page";
import type { TeamDialogsPage } from "./team-dialog-machines";

const toPlay: readonly MemberRole[] = ["player", "follower"];
const toLead: readonly MemberRole[] = ["coach", "manager"];

type InvitedPersonProps = Pick<TeamDialogsPage, "team" | "machines" | "say"> & {
  hold: (isHeld: boolean) => void;
  onLeft: () => void;
};

/** Clears the form after each mail, since several are often sent in a row. */
export function InvitedPerson({ team, machines, hold, say, onLeft }: InvitedPersonProps) {
  const [sent, setSent] = useState(0);
  const [machine] = useState(() => machines.personOf(null));
  const mayLead = canDo(team, "invite_staff");
  return (
    <Stack $gap={5}>
      <PersonForm
        key={`form ${sent}`}
        machine={machine}
        roles={mayLead ? [...toLead, ...toPlay] : toPlay}
        first={mayLead ? "coach" : "player"}
        hold={hold}
        onSent={({ email_address: address }) => {
          say(inviteTexts.sent(address ?? ""));
          setSent(sent + 1);
        }}
        onLeft={onLeft}
      />
      <OpenMails key={`mails ${sent}`} machine={machines.openMails} />
    </Stack>
  );
}
