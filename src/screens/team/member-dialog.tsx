import { useState } from "react";
import { newHuddleHref } from "../../../domain/huddle/new-huddle";
import { inviteTexts } from "../../../domain/invitation/invite-texts";
import { messageReaders, playerCardTexts } from "../../../domain/team/player-card";
import type { RosterLine } from "../../../domain/team/roster";
import { canDo } from "../../../domain/team/team-page";
import { memberTexts } from "../../../domain/team/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { PersonForm } from "../../features/invitation/person-form";
import { MemberForm } from "../../features/team/member-form";
import { Guardians, MemberSheet } from "../../features/team/member-sheet";
import { PlayerCard } from "../../features/team/player-card";
import type { RosterActor } from "../../features/team/roster";
import { useLastOpen } from "../../features/team/use-last-open";
import { useLine } from "../../features/team/use-team";
import { Button } from "../../ui/base/button";
import { ChatIcon, EditIcon, MailIcon } from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { LinkButton } from "../../ui/base/link-button";
import type { DialogProps } from "../shell/page-dialogs";
import type { TeamDialogsPage } from "./team-dialog-machines";

/** The sheet of a roster entry. */
export function MemberDialog({ page, ...props }: DialogProps<TeamDialogsPage>) {
  return page.roster && <OfRoster {...props} page={page} roster={page.roster} />;
}

function OfRoster({
  isOpen,
  value,
  roster,
  ...props
}: DialogProps<TeamDialogsPage> & { roster: RosterActor }) {
  const line = useLine(roster, isOpen ? value : null);
  const shown = useLastOpen(line);
  return (
    <HeldDialog isOpen={line !== null} title={shown?.shown_name ?? ""} onClosed={props.close}>
      {(hold) => shown && <MemberContent key={shown.id} {...props} line={shown} hold={hold} />}
    </HeldDialog>
  );
}

type ContentProps = Pick<DialogProps<TeamDialogsPage>, "page" | "done"> & {
  line: RosterLine;
  hold: (isHeld: boolean) => void;
};

function MemberContent({ page, line, hold, done }: ContentProps) {
  const { team, machines, say, onChanged } = page;
  const hasNumber = canDo(team, "change_number") && line.kind !== "resting";
  const hasRoles = canDo(team, "change_roles") && line.kind === "adult";
  const [shownForm, setShownForm] = useState<"member" | "mail" | null>(null);
  const messaged = messageReaders(line);
  const mayMail = line.kind === "spot" && canDo(team, "keep_spot");
  const mayCall = canDo(team, "read_phone_numbers") && (line.kind === "child" || line.kind === "resting");
  return (
    <MemberSheet
      team={team}
      entry={line}
      machine={machines.member}
      hold={hold}
      message={
        messaged.length > 0 && (
          <LinkButton
            kind="secondary"
            icon={<ChatIcon size={20} />}
            href={newHuddleHref(team.id, messaged)}
            onClick={inPlace(() => page.navigate(newHuddleHref(team.id, messaged)))}
          >
            {line.kind === "adult" ? playerCardTexts.message : playerCardTexts.messageParents}
          </LinkButton>
        )
      }
      card={
        line.kind !== "spot" &&
        line.roles.includes("player") && (
          <PlayerCard machine={machines.playerCard} membershipId={line.membership_id} />
        )
      }
      form={
        shownForm === "mail" ? (
          <SpotMail
            line={line}
            machines={machines}
            hold={hold}
            onSent={done}
            onLeft={() => setShownForm(null)}
          />
        ) : shownForm === "member" ? (
          <MemberForm
            machine={machines.memberForm}
            entry={line}
            hasNumber={hasNumber}
            hasRoles={hasRoles}
            hold={hold}
            onSaved={() => done(memberTexts.saved)}
            onLeft={() => setShownForm(null)}
          />
        ) : null
      }
      ways={
        <>
          {mayMail && (
            <Button kind="secondary" icon={<MailIcon size={20} />} onClick={() => setShownForm("mail")}>
              Send it to another address
            </Button>
          )}
          {(hasNumber || hasRoles) && (
            <Button kind="secondary" icon={<EditIcon size={20} />} onClick={() => setShownForm("member")}>
              {hasRoles ? playerCardTexts.changeRoles : playerCardTexts.changeNumber}
            </Button>
          )}
        </>
      }
      phones={<Guardians entry={line} machine={mayCall ? machines.phones : null} />}
      onOutdated={onChanged}
      onEnded={() => {
        const isOwn = line.is_mine && line.kind === "adult";
        if (!isOwn) return done(memberTexts.off(line.shown_name));
        say(memberTexts.left);
        page.onLeft();
      }}
    />
  );
}

type SpotMailProps = Pick<TeamDialogsPage, "machines"> & {
  line: RosterLine;
  hold: (isHeld: boolean) => void;
  onSent: (text: string) => void;
  onLeft: () => void;
};

/** Mails another address for a spot. */
function SpotMail({ line, machines, hold, onSent, onLeft }: SpotMailProps) {
  const [machine] = useState(() => machines.personOf(line.id));
  return (
    <PersonForm
      machine={machine}
      roles={["player"]}
      first="player"
      hold={hold}
      onSent={({ email_address: address }) => onSent(inviteTexts.sent(address ?? ""))}
      onLeft={onLeft}
    />
  );
}
