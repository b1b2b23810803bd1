import { styled } from "goober";
import type { SharedClock } from "../../../domain/schedule/shared-clock";
import { WorldIcon } from "../base/icons";

/** The zone of all events of a page, if it is not the device's own. */
export const ClockLine = ({ clock }: { clock: SharedClock | null }) =>
  clock && (
    <Line>
      <WorldIcon size={16} />
      {clock.text}
    </Line>
  );

const Line = styled("p")`
  display: flex;
  gap: 5px;
  margin-block-end: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-s);
  line-height: 1.35;
  & > svg { flex: none; margin-block-start: 1px; }
`;
