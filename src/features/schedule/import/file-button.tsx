import { importTexts } from "../../../../domain/schedule/import/import-texts";
import { FilePick, type FilePickProps } from "../../../ui/fields/file-pick";

export const FileButton = ({ kind, label = importTexts.another, onPicked }: FileButtonProps) => (
  <FilePick kind={kind} label={label} accept={accept} onPicked={onPicked} />
);

type FileButtonProps = Required<Pick<FilePickProps, "kind" | "onPicked">> & { label?: string };

/** Some phones know calendars and tables by their kind alone. */
const accept = ".ics,.ical,.csv,.tsv,.txt,text/calendar,text/csv";
