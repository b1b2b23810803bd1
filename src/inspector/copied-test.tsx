import { styled } from "goober";
import { useMemo, useState } from "react";
import { Button } from "../ui/base/button";
import type { LogEntry } from "./log";
import type { MachineNode } from "./machine-tree";
import { Note } from "./pane";
import { writeTest } from "./test-text";

type CopiedTestProps = {
  log: readonly LogEntry[];
  sessionId: string;
  machine: MachineNode | null;
  moment: number | null;
};

export function CopiedTest({ log, sessionId, machine, moment }: CopiedTestProps) {
  const [copied, setCopied] = useState("");
  const text = useMemo(
    () => (machine ? writeTest(log, sessionId, machine.id, moment) : null),
    [log, sessionId, machine, moment],
  );
  if (text === null) return <Note>Only a machine that has started can be copied as a test.</Note>;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(""),
    );
  return (
    <Sheet>
      <Button kind="secondary" onClick={copy}>
        {copied === text ? "Copied" : "Copy as test"}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard has to reach it */}
      <pre tabIndex={0}>{text}</pre>
    </Sheet>
  );
}

const Sheet = styled("div")`
  padding: var(--space-3) var(--space-4);
  pre {
    margin: var(--space-3) 0 0;
    padding: var(--space-3);
    border-radius: var(--radius-s);
    background: var(--sunken);
    font: 0.8rem / 1.5 ui-monospace, monospace;
    overflow-x: auto;
    user-select: text;
  }
`;
