import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { TeamColours } from "../../../domain/team/colours";
import {
  headingOf,
  isEnough,
  type RosterTable,
  samplesOf,
  widthOf,
} from "../../../domain/team/roster-columns";
import { rosterColumns } from "../../../domain/team/roster-headings";
import { rosterColumnTexts, rosterImportTexts } from "../../../domain/team/roster-import-texts";
import { type RosterImportMachine, selectTable } from "../../../machines/team/roster-import.machine";
import { Button } from "../../ui/base/button";
import { FocusedStep } from "../../ui/base/focused-step";
import { Muted } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { FilePick, type FilePickProps } from "../../ui/fields/file-pick";
import { Select } from "../../ui/fields/select";
import { KeptHere } from "./roster-kept-here";

export type ListStepProps = {
  actor: ActorRefFrom<RosterImportMachine>;
  team: TeamColours;
  onPicked: (file: File) => void;
};

/** Which column holds what: the six that are sent, each with the first things in it. */
export function RosterMapping({ actor, onPicked }: ListStepProps) {
  const table = useSelector(actor, selectTable);
  if (table === null) return null;
  const isReady = isEnough(table);
  const options = optionsOf(table);
  return (
    <FocusedStep label={rosterImportTexts.columns}>
      <SectionHead level={3}>{rosterImportTexts.columns}</SectionHead>
      <div>
        {rosterColumns.map((name) => (
          <Select
            key={name}
            label={rosterColumnTexts[name]}
            hint={samplesOf(table, table.columns[name]).join(" · ")}
            message={null}
            isRequired={name === "firstName"}
            placeholder={rosterImportTexts.none}
            value={String(table.columns[name] ?? "")}
            options={options}
            onChosen={(index) =>
              actor.send({ type: "column.mapped", name, index: index === "" ? null : Number(index) })
            }
          />
        ))}
      </div>
      <KeptHere table={table} />
      <DialogFoot>
        {!isReady && <Muted>{rosterImportTexts.columnsWhy}</Muted>}
        <ListButton kind="quiet" onPicked={onPicked} />
        <Button isUnready={!isReady} onClick={() => actor.send({ type: "columns.confirmed" })}>
          {rosterImportTexts.next}
        </Button>
      </DialogFoot>
    </FocusedStep>
  );
}

const optionsOf = (table: RosterTable) =>
  Array.from({ length: widthOf(table.cells) }, (_, index) => ({
    value: String(index),
    label: headingOf(table, index),
  }));

type ListButtonProps = Required<Pick<FilePickProps, "kind" | "onPicked">> & { label?: string };

export const ListButton = ({ kind, label = rosterImportTexts.another, onPicked }: ListButtonProps) => (
  <FilePick kind={kind} label={label} accept={accept} onPicked={onPicked} />
);

/** Some phones know tables by their kind alone. */
const accept = ".csv,.tsv,.txt,text/csv,text/tab-separated-values";
