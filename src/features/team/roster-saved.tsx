import { useSelector } from "@xstate/react";
import { rowOfLine, type SpotSent } from "../../../domain/team/roster-import";
import { keptText, rosterImportTexts } from "../../../domain/team/roster-import-texts";
import { selectCalls, selectSent } from "../../../machines/team/roster-import.machine";
import { Button } from "../../ui/base/button";
import { FocusedStep } from "../../ui/base/focused-step";
import { InlineNotice } from "../../ui/base/inline-notice";
import { DialogFoot } from "../../ui/dialogs/dialog-foot";
import { ImportLine, ImportLines } from "../../ui/schedule/import-line";
import { CapAvatar } from "../../ui/team/cap-avatar";
import type { ListStepProps } from "./roster-mapping";

type SavedProps = ListStepProps & {
  /** Lines that are not saved: those that wait to be mended, that the server refused, and that were not sent. */
  left: number;
  onClosed: () => void;
};

/** What of a list is saved, and what is not. */
export function RosterSaved({ actor, team, left, onClosed }: SavedProps) {
  const sent = useSelector(actor, selectSent);
  const calls = useSelector(actor, selectCalls);
  const list = (title: string, results: readonly SpotSent[]) =>
    results.length === 0 ? null : (
      <>
        <p>{title}</p>
        <ImportLines aria-label={title}>
          {results.map(({ line, why }) => {
            const {
              first_name: firstName = "",
              last_initial: initial,
              number = null,
            } = rowOfLine(calls, line) ?? {};
            return (
              <ImportLine
                key={line}
                start={
                  <CapAvatar team={team} number={number} initial={[...firstName][0] ?? ""} isOpen size={44} />
                }
                title={`${firstName} ${initial}.`}
                detail=""
                tone="fault"
                said=""
                faults={[why ?? ""]}
              />
            );
          })}
        </ImportLines>
      </>
    );
  const refused = sent.filter(({ isKept }) => !isKept);
  const others = left - refused.length;
  return (
    <FocusedStep label={rosterImportTexts.title}>
      {refused.length < sent.length && <InlineNotice role="status" tone="done" title={keptText(sent)} />}
      {list(rosterImportTexts.notKept, refused)}
      {list(
        rosterImportTexts.unmailed,
        sent.filter(({ isKept, why }) => isKept && why !== null),
      )}
      {others > 0 && <p>{rosterImportTexts.broken(others)}</p>}
      <DialogFoot>
        {left > 0 && (
          <Button kind="secondary" onClick={() => actor.send({ type: "lines.wanted" })}>
            {rosterImportTexts.mend}
          </Button>
        )}
        <Button onClick={onClosed}>{rosterImportTexts.close}</Button>
      </DialogFoot>
    </FocusedStep>
  );
}
