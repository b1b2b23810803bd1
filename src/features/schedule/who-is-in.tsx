import { Fragment, type ReactNode, useState } from "react";
import { answerWords } from "../../../domain/schedule/agenda-texts";
import type { EventDetails } from "../../../domain/schedule/event-fields";
import { eventSheetTexts } from "../../../domain/schedule/event-texts";
import { countsText } from "../../../domain/schedule/event-words";
import { listedOnce } from "../../../domain/schedule/same-player";
import { samePlayerTexts } from "../../../domain/schedule/same-player-texts";
import { Button } from "../../ui/base/button";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import type { EventSheetProps } from "./event-sheet-props";

type Listed = ReturnType<typeof listedOnce<EventDetails["participants"][number]>>[number];

/** Own players first, with answer rows; then the counts; then the names that the person may see. */
export function WhoIsIn({ sheet, details, answerOf }: EventSheetProps) {
  const { event, participants } = details;
  const listed = listedOnce(participants);
  const isStaff = details.may_take_back !== undefined;
  const isAsked = event.asks !== "nobody";
  const refresh = () => sheet.send({ type: "refresh.wanted" });
  const mayAnswerForAll = isStaff && event.status === "on";
  return (
    <section aria-label={eventSheetTexts.whoIsIn}>
      <SectionHead level={3}>{eventSheetTexts.whoIsIn}</SectionHead>
      <Stack $gap={4}>
        {event.mine.map((part) => (
          <Fragment key={part.membership_id}>{answerOf(event, part, refresh)}</Fragment>
        ))}
        {!isAsked && <Muted>{eventSheetTexts.nobodyAsked}</Muted>}
        {isAsked && event.counts && <b>{countsText(event.counts)}</b>}
        {isAsked && !isStaff && details.answers_shown_to === "staff" && (
          <Muted>{eventSheetTexts.namesForStaff}</Muted>
        )}
        {isAsked && event.counts && event.counts.for_old_time > 0 && (
          <Muted>{eventSheetTexts.forOldTime(event.counts.for_old_time)}</Muted>
        )}
        {isAsked &&
          groups.map(({ answer, label }) => (
            <Names
              key={label}
              label={label}
              people={listed.filter((one) => one.answer === answer)}
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
            />
          ))}
        {isAsked && !event.counts && event.mine.every(({ may_answer }) => !may_answer) && (
          <Muted>{eventSheetTexts.families}</Muted>
        )}
      </Stack>
    </section>
  );
}

const groups = [
  { answer: "yes", label: answerWords.yes },
  { answer: "maybe", label: answerWords.maybe },
  { answer: "no", label: answerWords.no },
  { answer: null, label: "No answer" },
] as const;

type NamesProps = {
  label: string;
  people: readonly Listed[];
  /** For staff, who enter answers given by phone or for a spot. */
  answerOf: ((person: Listed) => ReactNode) | null;
};

function Names({ label, people, answerOf }: NamesProps) {
  const [answering, setAnswering] = useState<string | null>(null);
  if (people.length === 0) return null;
  const hasNumbers = people.some(({ number }) => number !== null);
  return (
    <section aria-label={label}>
      <SectionHead level={3} count={people.length}>
        {label}
      </SectionHead>
      <RowGroup>
        {people.map((person) => {
          const { membership_id: id, name } = person;
          const isOpen = answering === id;
          return (
            <ListRow
              key={id}
              {...(hasNumbers && { number: person.number })}
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
    </section>
  );
}

const detailOf = ({ note, is_for_old_time, is_resting, profiles }: Listed) =>
  [
    is_resting && "resting",
    profiles > 1 && samePlayerTexts.profiles(profiles),
    is_for_old_time && "for the old time",
    note,
  ]
    .filter(Boolean)
    .join(" · ");
