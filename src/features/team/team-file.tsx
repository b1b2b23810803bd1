import { useActorRef, useSelector } from "@xstate/react";
import { useState } from "react";
import { type TeamFile, teamFiles, teamFileTexts } from "../../../domain/team/team-files";
import {
  selectIsSaving,
  selectRefusal,
  type TeamFileMachine,
} from "../../../machines/team/team-file.machine";
import { Button } from "../../ui/base/button";
import { DownloadIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";

export type TeamFilesProps = { machine: TeamFileMachine; teamName: string };

/** Saves the roster, or who came how often, as a file. */
export const TeamFiles = (props: TeamFilesProps) =>
  teamFiles.map((file) => <FileLine key={file} {...props} file={file} />);

function FileLine({ machine, teamName, file }: TeamFilesProps & { file: TeamFile }) {
  const [input] = useState({ teamName, file });
  const actor = useActorRef(machine, { input });
  const isSaving = useSelector(actor, selectIsSaving);
  const refusal = useSelector(actor, selectRefusal);
  return (
    <>
      <Button
        kind="secondary"
        icon={<DownloadIcon size={20} />}
        isBusy={isSaving}
        onClick={() => actor.send({ type: "file.pressed" })}
      >
        {teamFileTexts[file].save}
      </Button>
      {refusal !== null && <InlineNotice role="alert" tone="needs-you" title={refusal} />}
    </>
  );
}
