import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { showPhoneNumber } from "../../../domain/family/phone";
import { playerCardTexts as texts } from "../../../domain/team/player-card";
import { type PhoneNumber, type RosterEntry, rolesText } from "../../../domain/team/roster";
import { canDo, canEnd, canLeave, type Team } from "../../../domain/team/team-page";
import { memberTexts, teamPageTexts } from "../../../domain/team/texts";
import { type MemberMachine, selectRefusal, selectStep } from "../../../machines/team/member.machine";
import {
  type PhoneNumbersMachine,
  selectNumbers,
  selectStep as selectPhonesStep,
} from "../../../machines/team/phone-numbers.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Avatar } from "../../ui/account/avatar";
import { Button } from "../../ui/base/button";
import { MoreIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { focusOnShown } from "../../ui/base/move-focus";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { FormButtons } from "../../ui/fields/form";
import { Tick } from "../../ui/fields/tick";
import { CapAvatar } from "../../ui/team/cap-avatar";
import { CardHead } from "../../ui/team/fact-list";

export type MemberSheetProps = {
  team: Team;
  entry: RosterEntry;
  machine: MemberMachine;
  hold: (isHeld: boolean) => void;
  /** What is next for a player, and attendance. */
  card: ReactNode;
  /** Link to a new chat with the guardians, or the adult. */
  message: ReactNode;
  /** Guardians' phone numbers, for a child. */
  phones: ReactNode;
  /** The form that was opened. */
  form: ReactNode;
  /** Buttons that open a form. */
  ways: ReactNode;
  onOutdated: () => void;
  onEnded: () => void;
};

/** The card of a roster entry, for staff: what is next, message, call, change, remove. */
export function MemberSheet(props: MemberSheetProps) {
  const { team, entry, machine, hold, card, message, phones, form, ways, onOutdated, onEnded } = props;
  const [isMoreShown, setMoreShown] = useState(false);
  const [input] = useState({ teamId: team.id, entry });
  const [now] = useState(Date.now);
  const member = useActorRef(machine, { input });
  const step = useSelector(member, selectStep);
  useHold(hold, step === "acting");
  const refusal = useSelector(member, selectRefusal);
  const mayEnd = canEnd(team, entry, now) || canLeave(team, entry);
  const isAsked = step === "confirming" || step === "acting" || step === "ended";
  useEffect(() => member.send({ type: "entry.changed", entry }), [member, entry]);
  useEndings(member, onOutdated, onEnded);
  return (
    <Stack $gap={4}>
      {entry.kind === "resting" && <InlineNotice title={teamPageTexts.frozenPlayer} />}
      {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      {isAsked ? (
        <Ending team={team} entry={entry} member={member} isBusy={step !== "confirming"} />
      ) : (
        <>
          <CardHead>
            <CapAvatar
              team={team}
              number={entry.number}
              initial={[...entry.shown_name][0] ?? ""}
              isMine={entry.is_mine}
              isOpen={entry.kind === "spot"}
              size={72}
            />
            <div>{rolesText(entry.roles)}</div>
            {mayEnd && form === null && (
              <Button
                kind="quiet"
                aria-label={texts.more}
                aria-expanded={isMoreShown}
                onClick={() => setMoreShown(!isMoreShown)}
              >
                <MoreIcon />
              </Button>
            )}
          </CardHead>
          {form ?? (
            <>
              {isMoreShown && (
                <Button kind="danger" onClick={() => member.send({ type: "end.pressed" })}>
                  {endLabel(entry)}…
                </Button>
              )}
              {card}
              {message}
              {phones}
              {entry.may_be_photographed !== undefined && canDo(team, "read_phone_numbers") && (
                <Muted>{entry.may_be_photographed ? memberTexts.photosYes : memberTexts.photosNo}</Muted>
              )}
              {ways}
            </>
          )}
        </>
      )}
    </Stack>
  );
}

const endLabel = ({ is_mine, kind, shown_name }: RosterEntry) => {
  if (!is_mine) return "Take off the roster";
  return kind === "adult" ? "Leave the team" : `${shown_name} leaves the team`;
};

type Member = ActorRefFrom<MemberMachine>;
type EndingProps = Pick<MemberSheetProps, "team" | "entry"> & { member: Member; isBusy: boolean };

function Ending({ team, entry, member, isBusy }: EndingProps) {
  const [bar, setBar] = useState(false);
  const mayBar = !entry.is_mine && entry.kind !== "spot" && canDo(team, "bar_member");
  return (
    <Stack $gap={4}>
      <p tabIndex={-1} ref={focusOnShown}>
        {question(entry, team)}
      </p>
      {mayBar && <Tick name="bar" label="And don't let them ask again" isTicked={bar} onTicked={setBar} />}
      <FormButtons>
        <Button kind="quiet" aria-disabled={isBusy} onClick={() => member.send({ type: "cancelled" })}>
          Back
        </Button>
        <Button
          kind="danger"
          isBusy={isBusy}
          onClick={() => member.send({ type: "confirmed", bar: mayBar && bar })}
        >
          {endLabel(entry)}
        </Button>
      </FormButtons>
    </Stack>
  );
}

function question({ is_mine, kind, shown_name }: RosterEntry, { name }: Team) {
  if (kind === "spot") return `${shown_name}'s spot goes, and its invitations with it.`;
  if (is_mine && kind === "adult") return `You leave ${name} at once. To come back you have to ask.`;
  return `${shown_name} leaves ${name} at once, and sees nothing of the team any more.`;
}

/** A player's guardians. Staff read phone numbers each time they open them; they are not cached. */
export function Guardians({ entry, machine }: { entry: RosterEntry; machine: PhoneNumbersMachine | null }) {
  const guardians = entry.guardians ?? [];
  if (guardians.length === 0 && machine === null) return null;
  return (
    <section aria-label="Looked after by">
      <SectionHead level={3}>Looked after by</SectionHead>
      {machine === null ? (
        <RowGroup>
          {guardians.map((person) => (
            <Guardian key={person.user_id} {...person} />
          ))}
        </RowGroup>
      ) : (
        <Callable guardians={guardians} membershipId={entry.membership_id} machine={machine} />
      )}
    </section>
  );
}

type People = NonNullable<RosterEntry["guardians"]>;

type CallableProps = { guardians: People; membershipId: string; machine: PhoneNumbersMachine };

function Callable({ guardians, membershipId, machine }: CallableProps) {
  const phones = useActorRef(machine, { input: { membershipId } });
  const step = useSelector(phones, selectPhonesStep);
  const numbers = useSelector(phones, selectNumbers);
  const numberOf = (userId: string) => numbers.find(({ user_id }) => user_id === userId);
  return (
    <Stack $gap={2}>
      <RowGroup aria-busy={step === "asking"}>
        {guardians.map((person) => (
          <Guardian key={person.user_id} {...person} phone={numberOf(person.user_id)} />
        ))}
      </RowGroup>
      {step === "asking" && <Muted role="status">{memberTexts.lookingUpNumbers}</Muted>}
      {step === "known" && numbers.length === 0 && <Muted>{memberTexts.noNumbers}</Muted>}
      {step === "unknown" && (
        <InlineNotice
          role="alert"
          title="Their phone numbers didn't come."
          actions={
            <Button kind="secondary" onClick={() => phones.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
    </Stack>
  );
}

type GuardianProps = {
  user_id: string;
  name: string;
  avatar: string | null;
  phone?: PhoneNumber | undefined;
};

const Guardian = ({ user_id, name, avatar, phone }: GuardianProps) => (
  <ListRow
    start={<Avatar user={{ id: user_id, avatar, is_deleted: false }} name={name} />}
    title={name}
    detail={phone && showPhoneNumber(phone.phone_number)}
    end={
      phone && (
        <LinkButton href={`tel:${phone.phone_number}`} aria-label={`Call ${name}`}>
          Call
        </LinkButton>
      )
    }
  />
);

function useEndings(member: Member, onOutdated: () => void, onEnded: () => void) {
  const sendOutdated = useEffectEvent(onOutdated);
  const sendEnded = useEffectEvent(onEnded);
  useEffect(() => {
    const subscriptions = [
      member.on("entry.outdated", () => sendOutdated()),
      member.on("entry.ended", () => sendEnded()),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [member]);
}
