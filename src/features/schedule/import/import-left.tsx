import type { FocusEvent, FormEvent } from "react";
import { dayParts } from "../../../../domain/dates/wall-time";
import type { FieldRule } from "../../../../domain/fields/field-rules";
import {
  cellOf,
  cellToMend,
  type ImportFile,
  type ListFile,
  mendableOf,
} from "../../../../domain/schedule/import/import-file";
import type { ImportedEvent } from "../../../../domain/schedule/import/import-plan";
import type { LeftRow } from "../../../../domain/schedule/import/import-row";
import {
  columnTexts,
  faultTexts,
  importTexts,
  leftLists,
} from "../../../../domain/schedule/import/import-texts";
import { TextField } from "../../../controls/fields/text-field";
import { Button } from "../../../ui/base/button";
import { Muted, Stack } from "../../../ui/base/page";
import { SectionHead } from "../../../ui/base/section-head";
import { Form } from "../../../ui/fields/form";
import { DateBlock } from "../../../ui/schedule/date-block";
import { ImportLine, ImportLines } from "../../../ui/schedule/import-line";
import { Unfolding } from "../../../ui/schedule/unfolding";
import type { StepProps } from "./import-questions";

type LeftProps = Pick<StepProps, "actor"> & { file: ImportFile | null; left: readonly LeftRow[] };

/** What is left out for good, behind a disclosure. */
export function LeftOut({ left }: Pick<LeftProps, "left">) {
  const others = left.filter((row) => cellToMend(row) === null);
  return others.length === 0 ? null : (
    <Unfolding title={importTexts.leftOut(others)} lists={leftLists(others)} />
  );
}

/** What an earlier file had and this one has not. */
export const Missing = ({ events }: { events: readonly ImportedEvent[] }) =>
  events.length === 0 ? null : (
    <section aria-label={importTexts.missing}>
      <Stack $gap={3}>
        <SectionHead level={3} count={events.length}>
          {importTexts.missing}
        </SectionHead>
        <Muted>{importTexts.missingWhy}</Muted>
        <ImportLines aria-label={importTexts.missing}>
          {events.map(({ event_id: id, title, opponent, first_day: day }) => (
            <ImportLine
              key={id}
              start={<DateBlock {...dayParts(day)} />}
              title={opponent === null ? title : `${title} vs ${opponent}`}
              detail=""
              tone="same"
              said={importTexts.kept}
            />
          ))}
        </ImportLines>
      </Stack>
    </section>
  );

/** Lines that could not be read, each with the cell that mends it. */
export function ToMend({ actor, file, left }: LeftProps) {
  const broken = mendableOf(left);
  return file?.kind !== "list" || broken.length === 0 ? null : (
    <MendForm actor={actor} file={file} broken={broken} />
  );
}

function MendForm({
  actor,
  file,
  broken,
}: Pick<LeftProps, "actor"> & { file: ListFile; broken: readonly LeftRow[] }) {
  const cells = broken.flatMap((row) => cellToMend(row) ?? []);
  const typedIn = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    return cells.map((cell) => ({ ...cell, text: String(typed.get(nameOf(cell)) ?? "").trim() }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    actor.send({ type: "cells.mended", cells: typedIn(event.currentTarget) });
  };
  /** Saving the other rows does not lose what was typed here. */
  const keep = (event: FocusEvent<HTMLFormElement>) =>
    actor.send({ type: "cells.entered", cells: typedIn(event.currentTarget) });
  return (
    <Form onSubmit={submit} onBlur={keep} noValidate>
      <SectionHead level={3} count={broken.length} needsYou>
        {importTexts.mend}
      </SectionHead>
      <ImportLines aria-label={importTexts.mend}>
        {broken.map((row) => {
          const cell = cellToMend(row);
          return (
            cell && (
              <ImportLine
                key={cell.line}
                start={row.day !== null && <DateBlock {...dayParts(row.day)} />}
                title={row.name}
                detail=""
                tone="fault"
                said={faultTexts[row.fault]}
              >
                <TextField
                  label={columnTexts[cell.name]}
                  name={nameOf(cell)}
                  defaultText={cellOf(file, cell.line, cell.name)}
                  rule={anyText}
                  isRequired
                />
              </ImportLine>
            )
          );
        })}
      </ImportLines>
      <Button type="submit" kind="secondary">
        {importTexts.read}
      </Button>
    </Form>
  );
}

const nameOf = ({ line, name }: { line: number; name: string }) => `${name}${line}`;

/** It is judged with its line, once all are read again. */
const anyText: FieldRule = (text) => ({ value: text.trim(), problem: null });
