import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { rosterFileTexts } from "../../../domain/team/roster-file";
import {
  type RosterFileMachine,
  selectIsSaving,
  selectRefusal,
} from "../../../machines/team/roster-file.machine";
import { Button } from "../../ui/base/button";
import { DownloadIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";

export type RosterFileProps = { machine: RosterFileMachine; teamName: string };

/** Saves the roster as a file. */
export function RosterFile({ machine, teamName }: RosterFileProps) {
  const [input] = useState({ teamName });
  const file = useActorRef(machine, { input });
  const isSaving = useSelector(file, selectIsSaving);
  const refusal = useSelector(file, selectRefusal);
  return (
    <>
      <Button
        kind="secondary"
        icon={<DownloadIcon size={20} />}
        isBusy={isSaving}
        onClick={() => file.send({ type: "file.pressed" })}
      >
        {rosterFileTexts.save}
      </Button>
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
    </>
  );
}
