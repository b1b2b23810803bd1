import { useActorRef, useSelector } from "@xstate/react";
import { useId } from "react";
import { dayText } from "../../../../domain/dates/wall-time";
import { countedByName } from "../../../../domain/schedule/attendance/attendance-counts";
import type { MarkedPlayer } from "../../../../domain/schedule/attendance/attendance-list";
import { attendanceTexts } from "../../../../domain/schedule/attendance/attendance-texts";
import {
  type AttendanceCountsMachine,
  selectCounts,
  selectCountsFault,
  selectCountsStep,
} from "../../../../machines/schedule/attendance-counts.machine";
import { Button } from "../../../ui/base/button";
import { Muted, Stack } from "../../../ui/base/page";
import { CountsTable } from "../../../ui/schedule/counts-table";

const { counts: texts } = attendanceTexts;
const columns = ["present", "late", "absent", "absent_without_word"] as const;

export type AttendanceCountsProps = {
  machine: AttendanceCountsMachine;
  teamId: string;
  players: readonly MarkedPlayer[];
};

/** How often the listed players came this season. */
export function AttendanceCounts({ machine, teamId, players }: AttendanceCountsProps) {
  const actor = useActorRef(machine, { input: { teamId } });
  const step = useSelector(actor, selectCountsStep);
  const counts = useSelector(actor, selectCounts);
  const fault = useSelector(actor, selectCountsFault);
  const id = useId();
  const isShown = step === "shown" && counts !== null;
  const rows = isShown ? countedByName(players, counts) : [];
  return (
    <Stack $gap={3}>
      <div>
        <Button
          kind="quiet"
          isBusy={step === "reading"}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => actor.send({ type: isShown ? "fold.pressed" : "unfold.pressed" })}
        >
          {isShown ? texts.hide : texts.show}
        </Button>
      </div>
      <div id={id}>
        {step === "failed" && <Muted role="alert">{fault}</Muted>}
        {isShown && rows.length === 0 && <Muted>{texts.none}</Muted>}
        {isShown && rows.length > 0 && (
          <CountsTable>
            <caption>{texts.since(dayText(counts.from), dayText(counts.to))}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.player}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {texts.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ player, counts: counted }) => (
                <tr key={player.id}>
                  <th scope="row">{player.name}</th>
                  {columns.map((column) => (
                    <td key={column}>{counted[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </CountsTable>
        )}
        {isShown && rows.length > 0 && <Muted>{texts.why}</Muted>}
      </div>
    </Stack>
  );
}
