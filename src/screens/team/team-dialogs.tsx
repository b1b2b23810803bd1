import { useState } from "react";
import { useLocation } from "wouter";
import type { Announcement } from "../../../domain/base/announcement";
import { inviteTexts } from "../../../domain/invitation/invite-texts";
import { dialogOn } from "../../../domain/shell/dialogs";
import { routes } from "../../../domain/shell/routes";
import type { TeamRole } from "../../../domain/team/roles";
import type { RosterLine } from "../../../domain/team/roster";
import { canArchive, canDo, type Team } from "../../../domain/team/team-page";
import { memberTexts, spotTexts, teamSettingsTexts } from "../../../domain/team/texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { InviteSheet, type InviteSheetProps } from "../../features/invitation/invite-sheet";
import { OpenMails, PersonForm, type PersonFormProps } from "../../features/invitation/person-form";
import { MemberForm, type MemberFormProps } from "../../features/team/member-form";
import { Guardians, MemberSheet, type MemberSheetProps } from "../../features/team/member-sheet";
import { Requests, type RequestsProps } from "../../features/team/requests-dialog";
import type { RosterActor } from "../../features/team/roster";
import { SpotForm, type SpotFormProps } from "../../features/team/spot-form";
import { settingsTitles, TeamSettings, type TeamSettingsProps } from "../../features/team/team-settings";
import { useKept } from "../../features/team/use-kept";
import { useLine } from "../../features/team/use-team";
import { Button } from "../../ui/base/button";
import { MailIcon } from "../../ui/base/icons";
import { Stack } from "../../ui/base/page";
import { useAddress } from "../shell/use-address";

export type TeamDialogCharts = {
  invite: InviteSheetProps["machine"];
  /** To the team, or to a spot. */
  personOf: (membershipId: string | null) => PersonFormProps["machine"];
  openMails: Parameters<typeof OpenMails>[0]["machine"];
  requests: RequestsProps["machine"];
  member: MemberSheetProps["machine"];
  memberForm: MemberFormProps["machine"];
  phones: NonNullable<Parameters<typeof Guardians>[0]["machine"]>;
  spot: SpotFormProps["machine"];
  settings: TeamSettingsProps["machine"];
  dateField: TeamSettingsProps["dateField"];
};

export type TeamDialogsProps = {
  team: Team;
  roster: RosterActor | null;
  charts: TeamDialogCharts;
  announce: (said: Announcement) => void;
  /** As the server has it since a change. */
  onTeamChanged: (team: Team) => void;
  /** Something below is out of date. */
  onChanged: () => void;
};

/** The sheets over a team's page. Each has an address, and opens only for who may do what it is for. */
export function TeamDialogs({ team, roster, charts, announce, onTeamChanged, onChanged }: TeamDialogsProps) {
  const { path, search } = useAddress();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(search);
  const wanted = dialogOn(path, query);
  const close = () => navigate(path, { replace: true });
  const say = (text: string) => announce({ tone: "success", text });
  const isOpen = (name: string, isAllowed: boolean) => wanted === name && isAllowed;
  return (
    <>
      <HeldDialog isOpen={isOpen("invite", canDo(team, "invite"))} title="Invite the squad" onClosed={close}>
        {(hold) => (
          <InviteSheet
            teamId={team.id}
            teamName={team.name}
            machine={charts.invite}
            kind={query.get("invite") === "person" ? "person" : "families"}
            hold={hold}
            person={<Person team={team} charts={charts} hold={hold} say={say} onLeft={close} />}
          />
        )}
      </HeldDialog>
      <HeldDialog
        isOpen={isOpen("requests", canDo(team, "decide_requests"))}
        title="Who wants in?"
        onClosed={close}
      >
        {(hold) => <Requests machine={charts.requests} teamId={team.id} hold={hold} onSettled={onChanged} />}
      </HeldDialog>
      <HeldDialog isOpen={isOpen("spot", canDo(team, "keep_spot"))} title="Keep a spot" onClosed={close}>
        {(hold) => (
          <SpotForm
            machine={charts.spot}
            hold={hold}
            onKept={(firstName, mails) => {
              say(spotTexts.kept(firstName, mails));
              onChanged();
              close();
            }}
            onLeft={close}
          />
        )}
      </HeldDialog>
      <Settings
        isOpen={isOpen("settings", canDo(team, "change_team") || canArchive(team))}
        team={team}
        charts={charts}
        say={say}
        onSaved={onTeamChanged}
        onClosed={close}
      />
      {roster && (
        <Member
          team={team}
          roster={roster}
          id={wanted === "member" ? query.get("member") : null}
          charts={charts}
          say={say}
          onChanged={onChanged}
          onClosed={close}
          onLeft={() => navigate(routes.home.pattern, { replace: true })}
        />
      )}
    </>
  );
}

type Saying = { charts: TeamDialogCharts; say: (text: string) => void };

const toPlay: readonly TeamRole[] = ["player", "follower"];
const toLead: readonly TeamRole[] = ["coach", "manager"];

type PersonProps = Saying & { team: Team; hold: (isHeld: boolean) => void; onLeft: () => void };

/** After a mail the form is empty again: often the next address follows. */
function Person({ team, charts, hold, say, onLeft }: PersonProps) {
  const [sent, setSent] = useState(0);
  const [machine] = useState(() => charts.personOf(null));
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
      <OpenMails key={`mails ${sent}`} machine={charts.openMails} />
    </Stack>
  );
}

type SettingsProps = Saying & {
  isOpen: boolean;
  team: Team;
  onSaved: (team: Team) => void;
  onClosed: () => void;
};

function Settings({ isOpen, team, charts, say, onSaved, onClosed }: SettingsProps) {
  const [place, setPlace] = useState<keyof typeof settingsTitles>("overview");
  return (
    <HeldDialog isOpen={isOpen} title={settingsTitles[place]} onClosed={onClosed}>
      {(hold) => (
        <TeamSettings
          team={team}
          machine={charts.settings}
          dateField={charts.dateField}
          hold={hold}
          onPlaced={setPlace}
          onSaved={({ team: saved, what }) => {
            say(savedTexts[what]);
            onSaved(saved);
          }}
        />
      )}
    </HeldDialog>
  );
}

const savedTexts = {
  form: teamSettingsTexts.saved,
  archived: teamSettingsTexts.archived,
  revived: teamSettingsTexts.broughtBack,
  lifted: teamSettingsTexts.lifted,
} as const;

type MemberProps = Saying & {
  team: Team;
  roster: RosterActor;
  id: string | null;
  onChanged: () => void;
  onClosed: () => void;
  /** One's own place is gone: there may be nothing left to see here. */
  onLeft: () => void;
};

function Member({ roster, id, ...props }: MemberProps) {
  const line = useLine(roster, id);
  const shown = useKept(line);
  return (
    <HeldDialog isOpen={line !== null} title={shown?.shown_name ?? ""} onClosed={props.onClosed}>
      {(hold) => shown && <MemberContent key={shown.id} {...props} line={shown} hold={hold} />}
    </HeldDialog>
  );
}

type ContentProps = Omit<MemberProps, "roster" | "id"> & {
  line: RosterLine;
  hold: (isHeld: boolean) => void;
};

function MemberContent({ team, line, charts, say, hold, onChanged, onClosed, onLeft }: ContentProps) {
  const hasNumber = canDo(team, "change_number") && line.kind !== "resting";
  const hasRoles = canDo(team, "change_roles") && line.kind === "adult";
  const [isMailing, setMailing] = useState(false);
  const mayMail = line.kind === "spot" && canDo(team, "keep_spot");
  const mayCall = canDo(team, "read_phone_numbers") && (line.kind === "child" || line.kind === "resting");
  return (
    <MemberSheet
      team={team}
      entry={line}
      machine={charts.member}
      hold={hold}
      form={
        isMailing ? (
          <SpotMail
            line={line}
            charts={charts}
            hold={hold}
            say={say}
            onChanged={onChanged}
            onSent={onClosed}
            onLeft={() => setMailing(false)}
          />
        ) : (
          (hasNumber || hasRoles) && (
            <MemberForm
              machine={charts.memberForm}
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
      phones={<Guardians entry={line} machine={mayCall ? charts.phones : null} />}
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

type SpotMailProps = Saying & {
  line: RosterLine;
  hold: (isHeld: boolean) => void;
  onChanged: () => void;
  onSent: () => void;
  onLeft: () => void;
};

/** One more address for a spot. */
function SpotMail({ line, charts, hold, say, onChanged, onSent, onLeft }: SpotMailProps) {
  const [machine] = useState(() => charts.personOf(line.id));
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
