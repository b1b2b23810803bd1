import { useActorRef, useSelector } from "@xstate/react";
import { type ReactNode, useMemo, useState } from "react";
import { awayTexts } from "../../../../domain/absence/away-texts";
import { dayText } from "../../../../domain/dates/wall-time";
import { answerWords } from "../../../../domain/schedule/answer/answer-texts";
import {
  type AttendanceList,
  countHere,
  judgeList,
  type MarkedPlayer,
  playersToMark,
  toFill,
} from "../../../../domain/schedule/attendance/attendance-list";
import { attendanceTexts } from "../../../../domain/schedule/attendance/attendance-texts";
import { scheduleCodeTexts } from "../../../../domain/schedule/code-texts";
import { eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import type { EventKey } from "../../../../domain/schedule/event/event-sheet";
import { eventSheetTexts } from "../../../../domain/schedule/event/event-texts";
import type { TeamColours } from "../../../../domain/team/colours";
import {
  type AttendanceMachine,
  selectAttendanceList,
  selectAttendanceStep,
  selectListFault,
  selectListReadAt,
  selectMarkRefusal,
  selectSavedMarks,
  selectWaitingMarks,
} from "../../../../machines/schedule/attendance.machine";
import { Button } from "../../../ui/base/button";
import { OfflineIcon } from "../../../ui/base/icons";
import { InlineNotice } from "../../../ui/base/inline-notice";
import { Muted, Stack } from "../../../ui/base/page";
import { Skeleton } from "../../../ui/base/skeleton";
import { Strip } from "../../../ui/schedule/agenda-list";
import { asOfWhen } from "../../../ui/schedule/device-clock";
import { MarkFoot, MarkList, MarkRow, WaitingStrip } from "../../../ui/schedule/mark-row";
import { startBeside } from "../../../ui/schedule/start-beside";
import { CapAvatar } from "../../../ui/team/cap-avatar";

export type AttendanceProps = {
  machine: AttendanceMachine;
  eventKey: EventKey;
  team: TeamColours | undefined;
  now: () => number;
  /** How often everybody came, below the list. */
  counts: (players: readonly MarkedPlayer[]) => ReactNode;
};

/** Who came to one event: one press for everybody who is In, one for each exception. */
export function Attendance({ machine, eventKey, now, ...props }: AttendanceProps) {
  const [input] = useState(() => ({ key: eventKey, openedAt: now() }));
  const attendance = useActorRef(machine, { input });
  const step = useSelector(attendance, selectAttendanceStep);
  const list = useSelector(attendance, selectAttendanceList);
  const fault = useSelector(attendance, selectListFault);
  if (step === "gone")
    return <InlineNotice title={eventSheetTexts.gone}>{scheduleCodeTexts.EVENT_ITEM_404}</InlineNotice>;
  if (step === "failed")
    return (
      <InlineNotice
        role="alert"
        tone="needs-you"
        title={fault}
        actions={
          <Button kind="secondary" onClick={() => attendance.send({ type: "retry.pressed" })}>
            Try again
          </Button>
        }
      />
    );
  if (list === null || step === "opening") return <Skeleton rows={8} label={attendanceTexts.opening} />;
  if (step === "closed") return <Closed list={list} at={input.openedAt} />;
  return <Marking {...props} attendance={attendance} list={list} now={now} />;
}

function Closed({ list, at }: { list: AttendanceList; at: number }) {
  const verdict = judgeList(list.event, at);
  const why = list.isStaff && verdict !== "open" ? attendanceTexts.closed[verdict] : attendanceTexts.noStaff;
  return (
    <Stack $gap={2}>
      <About event={list.event} />
      <Muted>{why}</Muted>
    </Stack>
  );
}

const About = ({ event }: Pick<AttendanceList, "event">) => (
  <Muted>{[eventTitle(event), dayText(event.first_day), ...startBeside(event)].join(" · ")}</Muted>
);

type MarkingProps = Pick<AttendanceProps, "team" | "now" | "counts"> & {
  attendance: ReturnType<typeof useActorRef<AttendanceMachine>>;
  list: AttendanceList;
};

function Marking({ attendance, list, team, now, counts }: MarkingProps) {
  const saved = useSelector(attendance, selectSavedMarks);
  const waiting = useSelector(attendance, selectWaitingMarks);
  const refusal = useSelector(attendance, selectMarkRefusal);
  const players = useMemo(() => playersToMark(list, { saved, waiting }), [list, saved, waiting]);
  const { here, all, unmarked } = countHere(players);
  const fill = toFill(players).length;
  return (
    <Stack $gap={4}>
      <About event={list.event} />
      <Offline attendance={attendance} now={now} />
      {refusal !== null && (
        <InlineNotice role="alert" tone="needs-you" title={attendanceTexts.failed}>
          {refusal}
        </InlineNotice>
      )}
      {players.length === 0 && <Muted>{attendanceTexts.nobody}</Muted>}
      <MarkList>
        {players.map((player) => (
          <MarkRow
            key={player.id}
            avatar={
              <CapAvatar
                team={team}
                number={player.number}
                initial={[...player.name][0] ?? ""}
                isMine={player.isMine}
              />
            }
            name={player.name}
            said={saidOf(player, list.event.asks !== "nobody")}
            mark={player.mark}
            isWaiting={player.isWaiting}
            onMarked={
              player.isFrozen
                ? undefined
                : (mark) => attendance.send({ type: "mark.pressed", id: player.id, mark, at: now() })
            }
          />
        ))}
      </MarkList>
      {counts(players)}
      {all > 0 && (
        <MarkFoot>
          <p role="status">
            <b>{attendanceTexts.here(here, all)}</b> {unmarked > 0 && attendanceTexts.unmarked(unmarked)}
          </p>
          {players.some(({ answer }) => answer === "yes") && (
            <Button
              kind={fill > 0 ? "primary" : "secondary"}
              aside={fill > 0 ? fill : undefined}
              aria-disabled={fill === 0}
              onClick={() => attendance.send({ type: "all-in.pressed", at: now() })}
            >
              {attendanceTexts.allIn}
            </Button>
          )}
        </MarkFoot>
      )}
    </Stack>
  );
}

/** When the stored list was read, or that the last read failed; marks wait for the network. */
function Offline({ attendance, now }: Pick<MarkingProps, "attendance" | "now">) {
  const readAt = useSelector(attendance, selectListReadAt);
  const fault = useSelector(attendance, selectListFault);
  const isWaiting = useSelector(attendance, (snapshot) => selectWaitingMarks(snapshot).length > 0);
  if (readAt !== null)
    return (
      <Strip role="status">
        <OfflineIcon size={18} />
        {attendanceTexts.asOf(asOfWhen(readAt, now()))}
      </Strip>
    );
  return (
    (fault !== null || isWaiting) && (
      <WaitingStrip role="status">
        <OfflineIcon size={18} />
        {attendanceTexts.offline}
      </WaitingStrip>
    )
  );
}

const saidOf = ({ answer, source, isFrozen }: MarkedPlayer, isAsked: boolean): string => {
  if (isFrozen) return attendanceTexts.resting;
  if (!isAsked) return "";
  const more = source === "away" ? awayTexts.away : source === "usual" && awayTexts.usual;
  return [answer === null ? "No answer" : answerWords[answer], more].filter(Boolean).join(" · ");
};
