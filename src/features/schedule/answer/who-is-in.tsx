import { Fragment, type ReactNode, useState } from "react";
import { awayTexts } from "../../../../domain/absence/away-texts";
import { answerWords } from "../../../../domain/schedule/answer/answer-texts";
import type { MyPart } from "../../../../domain/schedule/answer/answering";
import { listedOnce } from "../../../../domain/schedule/answer/same-player";
import { samePlayerTexts } from "../../../../domain/schedule/answer/same-player-texts";
import { sumOf } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventDetails } from "../../../../domain/schedule/event/event-fields";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import { noTeamColours, type TeamColours } from "../../../../domain/team/colours";
import { Button } from "../../../ui/base/button";
import { ListRow, RowGroup } from "../../../ui/base/list-row";
import { Muted, Stack } from "../../../ui/base/page";
import { SectionHead } from "../../../ui/base/section-head";
import { SumBar } from "../../../ui/schedule/sum-bar";
import { CapAvatar } from "../../../ui/team/cap-avatar";
import { SquadGrid } from "../../../ui/team/squad-grid";
import type { EventSheetProps } from "../event/event-sheet-props";

type Listed = ReturnType<typeof listedOnce<EventDetails["participants"][number]>>[number];

/** How many come, and the names that the person may see: for staff those who have not answered first, as long as they are asked. */
export function WhoIsIn({
  sheet,
  details,
  team,
  answering,
  answerOf,
}: EventSheetProps & { answering: readonly MyPart[] }) {
  const { event, participants } = details;
  const listed = listedOnce(participants);
  const isStaff = details.may_take_back !== undefined;
  const isAsked = event.asks !== "nobody";
  const isOn = event.status === "on";
  const title = isOn ? eventSheetTexts.whoIsIn : eventSheetTexts.whoWasIn;
  const refresh = () => sheet.send({ type: "refresh.wanted" });
  const mayAnswerForAll = isStaff && isOn;
  const counts = event.counts ?? (seesAll(details) ? sumOf(listed) : null);
  const unlisted = isListWhole(details) ? unlistedOf(event.counts, listed) : 0;
  return (
    <section aria-label={title}>
      <SectionHead level={3}>{title}</SectionHead>
      <Stack $gap={4}>
        {event.mine
          .filter((part) => !answering.includes(part))
          .map((part) => (
            <Fragment key={part.membership_id}>{answerOf(event, part, refresh)}</Fragment>
          ))}
        {!isAsked && <Muted>{eventSheetTexts.nobodyAsked}</Muted>}
        {isAsked && isOn && counts && <SumBar counts={counts} />}
        {isAsked && !isStaff && details.answers_shown_to === "staff" && (
          <Muted>{eventSheetTexts.namesForStaff}</Muted>
        )}
        {isAsked && event.counts && event.counts.for_old_time > 0 && (
          <Muted>{eventSheetTexts.forOldTime(event.counts.for_old_time)}</Muted>
        )}
        {isAsked &&
          (isStaff && isOn ? [silent, ...answered, spots] : [...answered, silent, spots]).map((group) => (
            <Names
              key={group.label}
              label={group.label}
              team={team ?? noTeamColours}
              people={listed.filter((one) => groupOf(one) === group)}
              answerOf={
                mayAnswerForAll
                  ? (one) =>
                      answerOf(
                        event,
                        { ...one, child_id: null, first_name: one.name, may_answer: true },
                        refresh,
                      )
                  : null
              }
              isStaff={isStaff}
            />
          ))}
        {isAsked && isOn && unlisted > 0 && <Muted>{eventSheetTexts.notJoined(unlisted)}</Muted>}
        {isAsked && !event.counts && event.mine.every(({ may_answer }) => !may_answer) && (
          <Muted>{eventSheetTexts.families}</Muted>
        )}
      </Stack>
    </section>
  );
}

/** Whether the list has every player, so that it can be summed. */
const seesAll = (details: EventDetails) =>
  isListWhole(details) && details.participants.some(({ is_mine }) => !is_mine);

const isListWhole = ({ event, answers_shown_to }: EventDetails) =>
  answers_shown_to !== "staff" && event.asks === "players";

/** The players of the sum whom the list leaves out: families do not read who has not joined yet. */
function unlistedOf(counts: EventDetails["event"]["counts"], listed: readonly Listed[]): number {
  if (!counts) return 0;
  const { yes, maybe, no, silent } = counts;
  return yes + maybe + no + silent - listed.filter(({ is_resting }) => !is_resting).length;
}

const answered = [
  { answer: "yes", label: answerWords.yes },
  { answer: "maybe", label: answerWords.maybe },
  { answer: "no", label: answerWords.no },
] as const;
const silent = { answer: null, label: "No answer" } as const;
const spots = { answer: null, label: "Not joined yet" } as const;

/** Under which heading somebody is listed; a spot for which staff gave an answer under that. */
const groupOf = ({ answer, is_spot }: Listed) =>
  answered.find((group) => group.answer === answer) ?? (is_spot ? spots : silent);

type NamesProps = {
  label: string;
  team: TeamColours;
  isStaff: boolean;
  people: readonly Listed[];
  /** For staff, who enter answers given by phone or for a spot. */
  answerOf: ((person: Listed) => ReactNode) | null;
};

function Names({ label, team, people, isStaff, answerOf }: NamesProps) {
  const [answering, setAnswering] = useState<string | null>(null);
  if (people.length === 0) return null;
  return (
    <section aria-label={label}>
      <SectionHead level={3} count={people.length}>
        {label}
      </SectionHead>
      {!isStaff && (
        <SquadGrid
          team={team}
          players={people.map((person) => ({
            id: person.membership_id,
            name: person.name,
            number: person.number,
            isMine: person.is_mine,
            detail: detailOf(person),
          }))}
        />
      )}
      {isStaff && (
        <RowGroup>
          {people.map((person) => {
            const { membership_id: id, name } = person;
            const isOpen = answering === id;
            return (
              <ListRow
                key={id}
                start={
                  <CapAvatar
                    team={team}
                    number={person.number}
                    initial={[...name][0] ?? ""}
                    isMine={person.is_mine}
                  />
                }
                title={name}
                detail={detailOf(person)}
                end={
                  answerOf !== null &&
                  !person.is_resting && (
                    <Button
                      kind="quiet"
                      aria-expanded={isOpen}
                      aria-label={`Answer for ${name}`}
                      onClick={() => setAnswering(isOpen ? null : id)}
                    >
                      Answer
                    </Button>
                  )
                }
                below={isOpen && answerOf?.(person)}
              />
            );
          })}
        </RowGroup>
      )}
    </section>
  );
}

const detailOf = ({ note, is_for_old_time, is_resting, profiles, source }: Listed) =>
  [
    source === "away" && awayTexts.away,
    source === "usual" && awayTexts.usual,
    is_resting && "resting",
    profiles > 1 && samePlayerTexts.profiles(profiles),
    is_for_old_time && "for the old time",
    note,
  ]
    .filter(Boolean)
    .join(" · ");
