import type { AbsenceReview } from "../../../domain/absence/absence";
import { awayFormTexts } from "../../../domain/absence/form-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { AwayForm, type AwayFormProps } from "../../features/absence/away-form";
import { AwayNotice, useAwayEnd } from "../../features/absence/away-notice";
import { useLastOpen } from "../../features/team/use-last-open";
import type { AwayDialogProps } from "./event-place";

type Machines = {
  machines: { away: AwayFormProps["machine"]; end: Parameters<typeof useAwayEnd>[0] };
};

/** Says that people are away, or changes an absence; then says what was done, with *Undo* for a new one. */
export function AwayDialog({
  wanted,
  hasNotice,
  place,
  machines,
  onChanged,
  onEnded,
  onClosed,
}: AwayDialogProps & Machines) {
  const shown = useLastOpen(wanted);
  const end = useAwayEnd(machines.end, onEnded);
  const absenceId = shown === "" ? null : shown;
  const tell = (review: AbsenceReview) => end.send({ type: "absences.said", review });
  return (
    <>
      <HeldDialog
        isOpen={wanted !== null}
        title={absenceId === null ? awayFormTexts.title : awayFormTexts.changeTitle}
        onClosed={onClosed}
      >
        {(hold) => (
          <AwayForm
            key={absenceId}
            machine={machines.away}
            absenceId={absenceId}
            today={place.today}
            hold={hold}
            onDone={({ done, review }) => {
              if (done === "said" && review !== null) tell(review);
              else if (done === "ended") onEnded(review);
              if (done !== "ended") onChanged(done === "changed" ? review : null);
              onClosed();
            }}
            onLeft={onClosed}
          />
        )}
      </HeldDialog>
      {!hasNotice && <AwayNotice of={end} />}
    </>
  );
}
