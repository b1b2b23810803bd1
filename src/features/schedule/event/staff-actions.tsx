import { useState } from "react";
import { samePlayerTexts } from "../../../../domain/schedule/answer/same-player-texts";
import { judgeList } from "../../../../domain/schedule/attendance/attendance-list";
import { attendanceTexts } from "../../../../domain/schedule/attendance/attendance-texts";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import { callListTexts } from "../../../../domain/schedule/receipt/call-list-texts";
import { knowText } from "../../../../domain/schedule/receipt/receipt-states";
import { ruleTexts, weeklyTexts } from "../../../../domain/schedule/series/series-texts";
import { daysOfSeries, type Series } from "../../../../domain/schedule/series/weekly";
import { Button } from "../../../ui/base/button";
import {
  CalendarIcon,
  CopyIcon,
  CrewIcon,
  EditIcon,
  MoreIcon,
  ShareIcon,
  TeamsIcon,
  UndoIcon,
} from "../../../ui/base/icons";
import { inPlace } from "../../../ui/base/in-place";
import { LinkButton } from "../../../ui/base/link-button";
import { Muted } from "../../../ui/base/page";
import { Prompt } from "../../../ui/base/prompt";
import { Actions, StaffBar } from "../../../ui/schedule/event-head";
import type { Acting } from "./event-sheet-props";

/** How many families know of the last change; only the others can be nudged. Of a called-off event nothing else matters, so each is listed. */
function WhoKnows({ sheet, details: { event }, families: each, action }: Acting) {
  const { know, families, heard, unheard, unjoined } = event.counts ?? {};
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  const isOpen = isUnfolded ?? event.status === "called_off";
  if (know === undefined || !families) return null;
  const silent = families - know;
  // Who has not joined is reached by an invitation's mail at most, so it is counted only where nobody else is left.
  const nudged = silent - (unjoined ?? 0) || silent;
  return (
    <>
      <Prompt>
        <b>{knowText({ know, families, heard, unheard, unjoined })}</b>
        {silent > 0 && (
          <Button
            kind="secondary"
            isBusy={action === "nudge"}
            onClick={() => sheet.send({ type: "action.pressed", action: "nudge" })}
          >
            {eventSheetTexts.nudge(nudged)}
          </Button>
        )}
        <Button kind="quiet" aria-expanded={isOpen} onClick={() => setUnfolded(!isOpen)}>
          {isOpen ? callListTexts.fold : callListTexts.seeWho}
        </Button>
      </Prompt>
      {isOpen && each}
    </>
  );
}

/** What staff read above their actions. */
export function StaffNews(props: Acting) {
  const [now] = useState(props.now);
  return Date.parse(props.details.event.ends_at) <= now ? (
    <Muted>{eventSheetTexts.whistle}</Muted>
  ) : (
    <WhoKnows {...props} />
  );
}

/** Staff's actions, in the bar at the lower edge since the list of players may be long. `isAlone`: no answers stand above them. */
export function StaffActions(props: Acting & { isAlone: boolean }) {
  const { sheet, details, change, rule, duplicate, onCallOff, onSamePlayer, onShared, action } = props;
  const isBusy = action !== null;
  const { event } = details;
  const [now] = useState(props.now);
  const [isMore, setMore] = useState(false);
  const isOver = Date.parse(event.ends_at) <= now;
  const isOff = event.status === "called_off";
  const isMarkable = judgeList(event, now) === "open";
  return (
    <StaffBar
      role={props.isAlone ? undefined : "group"}
      aria-label={props.isAlone ? undefined : eventSheetTexts.actions}
    >
      <Actions>
        {isMarkable && (
          <LinkButton
            kind={props.isAlone ? "primary" : "secondary"}
            icon={<CrewIcon size={20} />}
            href={props.attendance.href}
            onClick={inPlace(props.attendance.onOpened)}
          >
            {attendanceTexts.open}
          </LinkButton>
        )}
        {!isOver && isOff && (
          <>
            <Button
              icon={<UndoIcon size={20} />}
              isBusy={action === "put_back"}
              onClick={() => sheet.send({ type: "action.pressed", action: "put_back" })}
            >
              {eventSheetTexts.putBack}
            </Button>
            {(details.off_together ?? 0) > 0 && (
              <Button
                kind="secondary"
                icon={<UndoIcon size={20} />}
                isBusy={action === "put_back_together"}
                onClick={() => sheet.send({ type: "action.pressed", action: "put_back_together" })}
              >
                {eventSheetTexts.putBackTogether(details.off_together ?? 0)}
              </Button>
            )}
            <Button kind="secondary" icon={<ShareIcon size={20} />} onClick={onShared}>
              Share
            </Button>
          </>
        )}
        {!isOver && !isOff && (
          <>
            <LinkButton
              kind={props.isAlone && !isMarkable ? "primary" : "secondary"}
              icon={<EditIcon size={20} />}
              href={change.href}
              onClick={inPlace(change.onOpened)}
            >
              Change
            </LinkButton>
            <Button kind="danger" aria-disabled={isBusy} onClick={onCallOff}>
              Call off
            </Button>
          </>
        )}
        <Button
          kind="quiet"
          aria-label="More"
          aria-expanded={isMore}
          icon={<MoreIcon />}
          onClick={() => setMore(!isMore)}
        />
      </Actions>
      {isMore && (
        <>
          <Actions>
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
            {details.participants.length > 1 && (
              <Button
                kind="secondary"
                icon={<TeamsIcon size={20} />}
                aria-disabled={isBusy}
                onClick={onSamePlayer}
              >
                {samePlayerTexts.title}
              </Button>
            )}
            {details.may_take_back && (
              <Button
                kind="danger"
                isBusy={action === "take_back"}
                onClick={() => sheet.send({ type: "action.pressed", action: "take_back" })}
              >
                Delete
              </Button>
            )}
          </Actions>
          {details.may_take_back && <Muted>{eventSheetTexts.takeBackWhy}</Muted>}
          {details.series?.may_take_back && (
            <TakeSeriesBack sheet={sheet} series={details.series} action={action} />
          )}
        </>
      )}
    </StaffBar>
  );
}

type TakeSeriesBackProps = Pick<Acting, "sheet" | "action"> & { series: Series };

/** Deletes the whole series or nothing. */
const TakeSeriesBack = ({ sheet, series, action }: TakeSeriesBackProps) => (
  <>
    <p>
      <Button
        kind="danger"
        isBusy={action === "take_series_back"}
        onClick={() => sheet.send({ type: "action.pressed", action: "take_series_back" })}
      >
        {weeklyTexts.takeBack}
      </Button>
    </p>
    <Muted>{weeklyTexts.takeBackWhy(daysOfSeries(series.rule).length)}</Muted>
  </>
);
