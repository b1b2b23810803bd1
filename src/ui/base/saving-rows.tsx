import { styled } from "goober";
import type { ReactNode } from "react";
import { savingTexts } from "../../../domain/base/saving-texts";
import { Button } from "./button";
import { FocusedStep } from "./focused-step";
import { InlineNotice } from "./inline-notice";

export type SavingRowsProps = {
  sent: number;
  all: number;
  /** Why it stopped; null while it goes on. */
  paused: string | null;
  onResumed: () => void;
  /** Beside the button that goes on. */
  end?: ReactNode;
};

/** How many rows are saved; after a failure it goes on by a press. Its button goes with the press, so each of the two takes the focus. */
export function SavingRows({ sent, all, paused, onResumed, end }: SavingRowsProps) {
  const label = savingTexts.sending(sent, all);
  return (
    <FocusedStep key={paused === null ? "going" : "paused"} label={savingTexts.saving}>
      {paused === null ? (
        <p role="status">{label}</p>
      ) : (
        <InlineNotice
          role="alert"
          tone="needs-you"
          title={savingTexts.paused}
          actions={
            <>
              <Button onClick={onResumed}>{savingTexts.resume}</Button>
              {end}
            </>
          }
        >
          {savingTexts.pausedWhy(sent, all, paused)}
        </InlineNotice>
      )}
      <SavedBar aria-label={label} value={sent} max={all} />
    </FocusedStep>
  );
}

/** How much of a list is saved. */
export const SavedBar = styled("progress")`
  appearance: none;
  inline-size: 100%;
  block-size: 12px;
  border: 0;
  border-radius: var(--radius-full);
  overflow: clip;
  background: var(--skeleton);
  &::-webkit-progress-bar { background: var(--skeleton); }
  &::-webkit-progress-value { background: var(--signature); border-inline-end: 2px solid var(--on-signature); }
  &::-moz-progress-bar { background: var(--signature); }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
