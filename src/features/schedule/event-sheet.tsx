import { useSelector } from "@xstate/react";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { isOwn } from "../../../domain/schedule/agenda";
import { answerWords } from "../../../domain/schedule/agenda-texts";
import type { MyPart } from "../../../domain/schedule/answering";
import type { EventDetails, ScheduleEvent } from "../../../domain/schedule/event-fields";
import type { EventDeed } from "../../../domain/schedule/event-sheet";
import { eventSheetTexts } from "../../../domain/schedule/event-texts";
import {
  arrivalText,
  calledOffText,
  clockText,
  countsText,
  daysText,
  whatChanged,
} from "../../../domain/schedule/event-words";
import { placeCategories } from "../../../domain/schedule/place";
import { ruleText, ruleTexts, weeklyTexts } from "../../../domain/schedule/series-texts";
import { dayParts } from "../../../domain/schedule/wall-time";
import { chosenRuleOf, daysOfSeries, type Series } from "../../../domain/schedule/weekly";
import {
  type EventSheetMachine,
  selectDeed,
  selectRefusal,
} from "../../../machines/schedule/event-sheet.machine";
import { useHold } from "../../controls/dialogs/held-dialog";
import { Button } from "../../ui/base/button";
import {
  CalendarIcon,
  CopyIcon,
  EditIcon,
  MoreIcon,
  OpenElsewhereIcon,
  ShareIcon,
  UndoIcon,
} from "../../ui/base/icons";
import { inPlace } from "../../ui/base/in-place";
import { InlineNotice } from "../../ui/base/inline-notice";
import { LinkButton } from "../../ui/base/link-button";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { Prompt } from "../../ui/base/prompt";
import { SectionHead } from "../../ui/base/section-head";
import { DateBlock } from "../../ui/schedule/date-block";
import { Deeds, EventHead, Lines } from "../../ui/schedule/event-head";

export type EventSheetActor = ActorRefFrom<EventSheetMachine>;
type Opened = { href: string; onOpened: () => void };

export type EventSheetProps = {
  sheet: EventSheetActor;
  details: EventDetails;
  teamName: string | null;
  /** "15:00 your time", where the device's clock shows something else. */
  ownClock: string | null;
  hold: (isHeld: boolean) => void;
  /** One of the caller's own, with what was answered for them. */
  answerOf: (event: ScheduleEvent, part: MyPart, onSaved: () => void) => ReactNode;
  /** What was just done to it. */
  told: ReactNode;
  change: Opened;
  /** Another rule for its series. */
  rule: Opened;
  duplicate: Opened;
  onCallOff: () => void;
  onAddressCopied: (address: string) => void;
  onShared: () => void;
};

/** One event: when, where, who comes, and for the staff what can be done with it. */
export function EventSheet(props: EventSheetProps) {
  const { sheet, details, told, hold } = props;
  const { event, notes } = details;
  const deed = useSelector(sheet, selectDeed);
  const refusal = useSelector(sheet, selectRefusal);
  useHold(hold, deed !== null);
  const isOff = event.status === "called_off";
  const root = useRef<HTMLDivElement>(null);
  // What was pressed may be gone with what it did.
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus();
  });
  return (
    <Stack $gap={5} ref={root} tabIndex={-1}>
      <Stack $gap={3}>
        <EventHead
          lead={<DateBlock {...dayParts(event.first_day)} />}
          clock={clockText(event)}
          isOff={isOff}
          lines={linesOf(props)}
        />
        {told}
        {isOff && <InlineNotice tone="needs-you" title={calledOffText(event)} />}
        {refusal && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
      </Stack>
      <WhatChanged {...props} deed={deed} />
      <Place {...props} />
      {event.kit && <Lines>Kit: {event.kit}</Lines>}
      <WhoIsIn {...props} />
      {notes && (
        <section aria-label="Notes">
          <SectionHead level={3}>Notes</SectionHead>
          <Lines>{notes}</Lines>
        </section>
      )}
      {details.may_take_back !== undefined && <StaffDeeds {...props} deed={deed} />}
    </Stack>
  );
}

function linesOf({ details, teamName, ownClock }: EventSheetProps): string[] {
  const { event } = details;
  const days = event.first_day === event.last_day || event.timing === "timed" ? null : daysText(event);
  const series = details.series ? ruleText(chosenRuleOf(details.series.rule)) : null;
  return [days, arrivalText(event), ownClock, series, teamName].filter((line) => line !== null);
}

function Place({ details: { event }, onAddressCopied }: EventSheetProps) {
  const { venue, venue_detail: detail } = event;
  const address = venue?.address ?? null;
  if (!venue && !detail) return <Muted>{eventSheetTexts.noPlace}</Muted>;
  const name = [venue?.name, detail].filter(Boolean).join(", ");
  return (
    <section aria-label="Where">
      <SectionHead level={3}>{name}</SectionHead>
      <Stack $gap={3}>
        {venue && <Muted>{address ?? placeCategories[venue.category]}</Muted>}
        {venue && (
          <Deeds>
            {address !== null && (
              <Button kind="secondary" icon={<CopyIcon size={20} />} onClick={() => onAddressCopied(address)}>
                Copy address
              </Button>
            )}
            <LinkButton
              kind="secondary"
              icon={<OpenElsewhereIcon size={20} />}
              href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address ?? venue.name)}`}
              target="_blank"
              rel="noreferrer"
            >
              Open in maps
            </LinkButton>
          </Deeds>
        )}
      </Stack>
    </section>
  );
}

type Participant = EventDetails["participants"][number];

/** One's own first, each with a row to answer in; then the numbers; then the names, where one may read them. */
function WhoIsIn({ sheet, details, answerOf }: EventSheetProps) {
  const { event, participants } = details;
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
              people={participants.filter((one) => one.answer === answer)}
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
  people: readonly Participant[];
  /** For the staff: what a family said by phone, or a spot's that never joined. */
  answerOf: ((person: Participant) => ReactNode) | null;
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

const detailOf = ({ note, is_for_old_time, is_resting }: Participant) =>
  [is_resting && "resting", is_for_old_time && "for the old time", note].filter(Boolean).join(" · ");

type Acting = EventSheetProps & { deed: EventDeed | null };

/** What a family does not know yet, and the press that says it does. */
function WhatChanged({ sheet, details: { event }, deed }: Acting) {
  const lines = whatChanged(event.changes);
  if (lines.length === 0 || !event.mine.some(isOwn)) return null;
  return (
    <InlineNotice
      tone="needs-you"
      title={eventSheetTexts.changed}
      actions={
        <Button
          isBusy={deed === "got_it"}
          onClick={() => sheet.send({ type: "deed.pressed", deed: "got_it" })}
        >
          {eventSheetTexts.gotIt}
        </Button>
      }
    >
      <Lines>{lines.join("\n")}</Lines>
    </InlineNotice>
  );
}

/** How many families know of the last change; only the others can be nudged. */
function WhoKnows({ sheet, details: { event }, deed }: Acting) {
  const { know, families } = event.counts ?? {};
  if (know === undefined || !families) return null;
  const silent = families - know;
  return (
    <Prompt>
      <b>{eventSheetTexts.know(know, families)}</b>
      {silent > 0 && (
        <Button
          kind="secondary"
          isBusy={deed === "nudge"}
          onClick={() => sheet.send({ type: "deed.pressed", deed: "nudge" })}
        >
          {eventSheetTexts.nudge(silent)}
        </Button>
      )}
    </Prompt>
  );
}

function StaffDeeds(props: Acting) {
  const { sheet, details, change, rule, duplicate, onCallOff, onShared, deed } = props;
  const isBusy = deed !== null;
  const { event } = details;
  const [now] = useState(Date.now);
  const [isMore, setMore] = useState(false);
  const isOver = Date.parse(event.ends_at) <= now;
  const isOff = event.status === "called_off";
  return (
    <section aria-label="For the staff">
      <Stack $gap={2}>
        {isOver ? <Muted>{eventSheetTexts.whistle}</Muted> : <WhoKnows {...props} />}
        <Deeds>
          {!isOver && isOff && (
            <>
              <Button
                icon={<UndoIcon size={20} />}
                isBusy={deed === "put_back"}
                onClick={() => sheet.send({ type: "deed.pressed", deed: "put_back" })}
              >
                Put back on
              </Button>
              <Button kind="secondary" icon={<ShareIcon size={20} />} onClick={onShared}>
                Share
              </Button>
            </>
          )}
          {!isOver && !isOff && (
            <>
              <LinkButton icon={<EditIcon size={20} />} href={change.href} onClick={inPlace(change.onOpened)}>
                Change
              </LinkButton>
              <Button kind="danger" aria-disabled={isBusy} onClick={onCallOff}>
                Call off
              </Button>
            </>
          )}
          <Button kind="quiet" aria-expanded={isMore} icon={<MoreIcon />} onClick={() => setMore(!isMore)}>
            More
          </Button>
        </Deeds>
        {isMore && (
          <>
            <Deeds>
              <LinkButton
                kind="secondary"
                icon={<CopyIcon size={20} />}
                href={duplicate.href}
                onClick={inPlace(duplicate.onOpened)}
              >
                Duplicate
              </LinkButton>
              {details.series && !isOver && (
                <LinkButton
                  kind="secondary"
                  icon={<CalendarIcon size={20} />}
                  href={rule.href}
                  onClick={inPlace(rule.onOpened)}
                >
                  {ruleTexts.title}
                </LinkButton>
              )}
              {details.may_take_back && (
                <Button
                  kind="danger"
                  isBusy={deed === "take_back"}
                  onClick={() => sheet.send({ type: "deed.pressed", deed: "take_back" })}
                >
                  Take it back
                </Button>
              )}
            </Deeds>
            {details.may_take_back && <Muted>{eventSheetTexts.takeBackWhy}</Muted>}
            {details.series?.may_take_back && (
              <TakeSeriesBack sheet={sheet} series={details.series} deed={deed} />
            )}
          </>
        )}
      </Stack>
    </section>
  );
}

type TakeSeriesBackProps = Pick<Acting, "sheet" | "deed"> & { series: Series };

/** Whole or not at all. */
const TakeSeriesBack = ({ sheet, series, deed }: TakeSeriesBackProps) => (
  <>
    <p>
      <Button
        kind="danger"
        isBusy={deed === "take_series_back"}
        onClick={() => sheet.send({ type: "deed.pressed", deed: "take_series_back" })}
      >
        {weeklyTexts.takeBack}
      </Button>
    </p>
    <Muted>{weeklyTexts.takeBackWhy(daysOfSeries(series.rule).length)}</Muted>
  </>
);
