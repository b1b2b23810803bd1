import { awayFormTexts, endedText, reviewText } from "../../domain/absence/form-texts";
import { HeldDialog } from "../controls/dialogs/held-dialog";
import { awayWith } from "../effects/absence/away.actors";
import { awayEndWith } from "../effects/absence/away-end.actors";
import type { AppPorts } from "../effects/base/app-ports.actors";
import { AwayForm } from "../features/absence/away-form";
import { AwayNotice, useAwayEnd } from "../features/absence/away-notice";
import type { ScheduleDialog } from "../screens/schedule/event-place";

type AwayPage = "today" | "say" | "refresh" | "hasNotice";

/** Says that people are away, or changes the absence of `?away`; then says what was done, with *Undo* for a new one. */
export function wireAway(ports: Pick<AppPorts, "client">): ScheduleDialog<AwayPage> {
  const machines = { form: awayWith(ports), end: awayEndWith(ports) };
  return (props) => <AwayDialog {...props} machines={machines} />;
}

type AwayDialogProps = Parameters<ScheduleDialog<AwayPage>>[0] & {
  machines: { form: ReturnType<typeof awayWith>; end: ReturnType<typeof awayEndWith> };
};

function AwayDialog({ isOpen, value: absenceId, page, close, machines }: AwayDialogProps) {
  const end = useAwayEnd(machines.end, (review) => {
    page.say(endedText(review));
    page.refresh();
  });
  return (
    <>
      <HeldDialog
        isOpen={isOpen}
        title={absenceId === "" ? awayFormTexts.title : awayFormTexts.changeTitle}
        onClosed={close}
      >
        {(hold) => (
          <AwayForm
            key={absenceId}
            machine={machines.form}
            absenceId={absenceId || null}
            today={page.today}
            hold={hold}
            onDone={({ done, review }) => {
              if (done === "said" && review !== null) end.send({ type: "absences.said", review });
              if (done === "ended") page.say(endedText(review));
              if (done === "changed" && review !== null) page.say(reviewText(review));
              page.refresh();
              close();
            }}
            onLeft={close}
          />
        )}
      </HeldDialog>
      {!page.hasNotice && <AwayNotice of={end} />}
    </>
  );
}
