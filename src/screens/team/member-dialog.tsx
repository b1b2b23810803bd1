import { useState } from "react";
import { inviteTexts } from "../../../domain/invitation/invite-texts";
import type { RosterLine } from "../../../domain/team/roster";
import { canDo, type Team } from "../../../domain/team/team-page";
import { memberTexts } from "../../../domain/team/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { PersonForm } from "../../features/invitation/person-form";
import { MemberForm } from "../../features/team/member-form";
import { Guardians, MemberSheet } from "../../features/team/member-sheet";
import type { RosterActor } from "../../features/team/roster";
import { useLastOpen } from "../../features/team/use-last-open";
import { useLine } from "../../features/team/use-team";
import { Button } from "../../ui/base/button";
import { MailIcon } from "../../ui/base/icons";
import type { DialogTools } from "./team-dialog-machines";

type MemberDialogProps = DialogTools & {
  team: Team;
  roster: RosterActor;
  id: string | null;
  onChanged: () => void;
  onClosed: () => void;
  /** Called after the person's own membership ended, since they may no longer see the team. */
  onLeft: () => void;
};

/** The sheet of a roster entry. */
export function MemberDialog({ roster, id, ...props }: MemberDialogProps) {
  const line = useLine(roster, id);
  const shown = useLastOpen(line);
  return (
    <HeldDialog isOpen={line !== null} title={shown?.shown_name ?? ""} onClosed={props.onClosed}>
      {(hold) => shown && <MemberContent key={shown.id} {...props} line={shown} hold={hold} />}
    </HeldDialog>
  );
}

type ContentProps = Omit<MemberDialogProps, "roster" | "id"> & {
  line: RosterLine;
  hold: (isHeld: boolean) => void;
};

function MemberContent({ team, line, machines, say, hold, onChanged, onClosed, onLeft }: ContentProps) {
  const hasNumber = canDo(team, "change_number") && line.kind !== "resting";
  const hasRoles = canDo(team, "change_roles") && line.kind === "adult";
  const [isMailing, setMailing] = useState(false);
  const mayMail = line.kind === "spot" && canDo(team, "keep_spot");
  const mayCall = canDo(team, "read_phone_numbers") && (line.kind === "child" || line.kind === "resting");
  return (
    <MemberSheet
      team={team}
      entry={line}
      machine={machines.member}
      hold={hold}
      form={
        isMailing ? (
          <SpotMail
            line={line}
            machines={machines}
            hold={hold}
            say={say}
            onChanged={onChanged}
            onSent={onClosed}
            onLeft={() => setMailing(false)}
          />
        ) : (
          (hasNumber || hasRoles) && (
            <MemberForm
              machine={machines.memberForm}
              entry={line}
              hasNumber={hasNumber}
              hasRoles={hasRoles}
              hold={hold}
              onSaved={() => {
                say(memberTexts.saved);
                onChanged();
                onClosed();
              }}
              onLeft={onClosed}
            />
          )
        )
      }
      phones={<Guardians entry={line} machine={mayCall ? machines.phones : null} />}
      mail={
        mayMail &&
        !isMailing && (
          <Button kind="secondary" icon={<MailIcon size={20} />} onClick={() => setMailing(true)}>
            Send it to another address
          </Button>
        )
      }
      onOutdated={onChanged}
      onEnded={() => {
        const isOwn = line.is_mine && line.kind === "adult";
        say(isOwn ? memberTexts.left : memberTexts.off(line.shown_name));
        if (isOwn) return onLeft();
        onChanged();
        onClosed();
      }}
    />
  );
}

type SpotMailProps = DialogTools & {
  line: RosterLine;
  hold: (isHeld: boolean) => void;
  onChanged: () => void;
  onSent: () => void;
  onLeft: () => void;
};

/** Mails another address for a spot. */
function SpotMail({ line, machines, hold, say, onChanged, onSent, onLeft }: SpotMailProps) {
  const [machine] = useState(() => machines.personOf(line.id));
  return (
    <PersonForm
      machine={machine}
      roles={["player"]}
      first="player"
      hold={hold}
      onSent={({ email_address: address }) => {
        say(inviteTexts.sent(address ?? ""));
        onChanged();
        onSent();
      }}
      onLeft={onLeft}
    />
  );
}
