import { styled } from "goober";
import { Button } from "../ui/base/button";
import { Mark } from "../ui/brand/logo";
import type { LogEntry } from "./log";

type TopBarProps = {
  isWaiting: boolean;
  moment: number | null;
  entry: LogEntry | undefined;
  onLive: () => void;
};

export function TopBar({ isWaiting, moment, entry, onLive }: TopBarProps) {
  const event = entry?.kind === "snapshot" ? entry.event.type : "";
  return (
    <Bar>
      <Brand>
        <Mark height={28} />
        <h1>Inspector</h1>
      </Brand>
      <Status role="status" data-travelling={moment !== null || undefined}>
        {moment !== null ? `Back in time: #${moment} ${event}` : isWaiting ? "Waiting for the app" : "Live"}
      </Status>
      {moment !== null && (
        <Button onClick={onLive} kind="secondary">
          Back to live
        </Button>
      )}
    </Bar>
  );
}

const Bar = styled("header")`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  min-block-size: 64px;
  padding: var(--space-2) var(--space-4);
  background: var(--page);
`;

const Brand = styled("div")`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  h1 { font-size: var(--size-xl); }
`;

const Status = styled("p")`
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-full);
  background: var(--signature);
  color: var(--on-signature);
  font-size: var(--size-s);
  font-weight: 600;
  overflow-wrap: anywhere;
  &[data-travelling] { background: var(--attention); color: var(--on-attention); --focus: var(--ink); }
`;
