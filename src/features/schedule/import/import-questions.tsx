import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import { isoDateOf } from "../../../../domain/dates/calendar";
import { dayText } from "../../../../domain/dates/wall-time";
import { type ColumnName, columnNames, isEnough } from "../../../../domain/schedule/import/columns";
import { datesOf, type ListFile, nameOfColumn } from "../../../../domain/schedule/import/import-file";
import { columnTexts, importTexts } from "../../../../domain/schedule/import/import-texts";
import { type DateOrder, dayOfDate, openDate } from "../../../../domain/schedule/import/list-dates";
import {
  type ScheduleImportMachine,
  selectImportFile,
  selectImportRead,
} from "../../../../machines/schedule/schedule-import.machine";
import { Button } from "../../../ui/base/button";
import { FocusedStep } from "../../../ui/base/focused-step";
import { Muted, Stack } from "../../../ui/base/page";
import { SectionHead } from "../../../ui/base/section-head";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot";
import { Select } from "../../../ui/fields/select";
import { Sum } from "../../../ui/schedule/sum";
import { FileButton } from "./file-button";

export type StepProps = {
  actor: ActorRefFrom<ScheduleImportMachine>;
  onPicked: (file: File) => void;
};

/** Which column holds what, where headings do not say it. */
export function ImportColumns({ actor, onPicked }: StepProps) {
  const file = useSelector(actor, selectImportFile);
  if (file?.kind !== "list") return null;
  const isReady = isEnough(file.columns);
  return (
    <FocusedStep label={importTexts.columns}>
      <SectionHead level={3}>{importTexts.columns}</SectionHead>
      <Muted>{importTexts.columnsWhy}</Muted>
      <div>
        {columnsOf(file).map(({ index, heading, sample }) => (
          <Select
            key={index}
            label={importTexts.column(heading)}
            hint={sample}
            message={null}
            placeholder={importTexts.nothing}
            value={nameOfColumn(file, index) ?? ""}
            options={options}
            onChosen={(name) =>
              actor.send({ type: "column.chosen", index, name: name === "" ? null : (name as ColumnName) })
            }
          />
        ))}
      </div>
      <DialogFoot>
        {!isReady && <Sum>{importTexts.columnsNoDate}</Sum>}
        <FileButton kind="quiet" onPicked={onPicked} />
        <Button isUnready={!isReady} onClick={() => actor.send({ type: "columns.confirmed" })}>
          {importTexts.next}
        </Button>
      </DialogFoot>
    </FocusedStep>
  );
}

const options = columnNames.map((value) => ({ value, label: columnTexts[value] }));

/** Each column with its heading, and the first thing in it. */
const columnsOf = ({ cells, line }: ListFile) =>
  Array.from({ length: Math.max(...cells.slice(0, line + 20).map((row) => row.length)) }, (_, index) => ({
    index,
    heading: cells[line]?.[index] || String(index + 1),
    sample: cells.slice(line + 1).find((row) => row[index])?.[index] ?? "",
  }));

/** Whether 11/12 is November 12 or December 11. */
export function ImportOrder({ actor, today, onPicked }: StepProps & { today: string }) {
  const file = useSelector(actor, selectImportFile);
  if (file?.kind !== "list") return null;
  const date = openDate(datesOf(file)) ?? "";
  return (
    <FocusedStep label={importTexts.order(date)}>
      <SectionHead level={3}>{importTexts.order(date)}</SectionHead>
      <Muted>{importTexts.orderWhy}</Muted>
      <Stack $gap={2}>
        {orders.map((order) => {
          const day = dayOfDate(date, order, today);
          return (
            day !== null && (
              <Button
                kind="secondary"
                key={order}
                onClick={() => actor.send({ type: "order.chosen", order })}
              >
                {dayText(isoDateOf(day))}
              </Button>
            )
          );
        })}
      </Stack>
      <FileButton kind="quiet" onPicked={onPicked} />
    </FocusedStep>
  );
}

const orders: readonly DateOrder[] = ["month_first", "day_first"];

/** Which name is this team's, where several could be. */
export function ImportNames({ actor, teamName, onPicked }: StepProps & { teamName: string }) {
  const { unclear } = useSelector(actor, selectImportRead);
  const choices = [
    ...unclear.map((name) => ({ label: name, names: [name] })),
    { label: importTexts.all(unclear.length), names: unclear },
    { label: importTexts.none(unclear.length), names: [] },
  ];
  return (
    <FocusedStep label={importTexts.names}>
      <SectionHead level={3}>{importTexts.names}</SectionHead>
      <Muted>{importTexts.namesWhy(teamName)}</Muted>
      <Stack $gap={2}>
        {choices.map(({ label, names }) => (
          <Button
            kind="secondary"
            key={names.join("\n")}
            onClick={() => actor.send({ type: "names.chosen", names })}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <FileButton kind="quiet" onPicked={onPicked} />
    </FocusedStep>
  );
}
