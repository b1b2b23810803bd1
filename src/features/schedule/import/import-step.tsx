import { type ReactNode, useEffect, useRef } from "react";
import { importTexts } from "../../../../domain/schedule/import/import-texts";
import { Stack } from "../../../ui/base/page";
import { FilePick, type FilePickProps } from "../../../ui/fields/file-pick";

/** A step of the import. It takes the focus, which the step before it had. */
export function ImportStep({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Stack $gap={4} ref={ref} tabIndex={-1} role="group" aria-label={label} style={unframed}>
      {children}
    </Stack>
  );
}

/** It is no control: the ring of the focus would frame the whole step. */
const unframed = { outline: "none" } as const;

export const FileButton = ({ kind, label = importTexts.another, onPicked }: FileButtonProps) => (
  <FilePick kind={kind} label={label} accept={accept} onPicked={onPicked} />
);

type FileButtonProps = Required<Pick<FilePickProps, "kind" | "onPicked">> & { label?: string };

/** Some phones know calendars and tables by their kind alone. */
const accept = ".ics,.ical,.csv,.tsv,.txt,text/calendar,text/csv";
