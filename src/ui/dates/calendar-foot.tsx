import { css } from "goober";
import { Button } from "../base/button";
import { ErrorIcon } from "../base/icons";

export type CalendarFootProps = {
  /** The picked days in words. */
  summary: string;
  /** Why Ok did not close. */
  message: string | null;
  canClear: boolean;
  onCleared: () => void;
  onConfirmed: () => void;
};

export function CalendarFoot({ summary, message, canClear, onCleared, onConfirmed }: CalendarFootProps) {
  return (
    <div className={footStyle()}>
      <p role="alert">
        {message ? (
          <>
            <ErrorIcon size={18} />
            <span>{message}</span>
          </>
        ) : null}
      </p>
      <p aria-live="polite">{summary}</p>
      <div>
        {canClear ? (
          <Button kind="quiet" onClick={onCleared}>
            Clear
          </Button>
        ) : null}
        <Button onClick={onConfirmed}>Ok</Button>
      </div>
    </div>
  );
}

const footStyle = () => css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  max-inline-size: 100%;
  padding-inline-start: var(--space-2);
  font-size: var(--size-s);
  & button {
    min-inline-size: 72px;
  }
  & p {
    flex: 1 1 12em;
    min-inline-size: 0;
    color: var(--text-muted);
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: var(--space-1) var(--space-2);
    margin-inline-start: auto;
  }
  & [role] {
    flex-basis: 100%;
    display: flex;
    gap: 6px;
    color: var(--danger);
    font-weight: 550;
  }
`;
