import { useIsSaving } from "../../controls/base/saved-form-foot";
import { ModalDialog } from "../../controls/dialogs/modal-dialog";
import { ChildForm, type ChildFormProps } from "../../features/family/child-form";
import { CodeEntry, type CodeEntryProps } from "../../features/invitation/code-entry";
import { TeamForm, type TeamFormProps } from "../../features/team/team-form";

export const CodeDialog = ({ entry }: Pick<CodeEntryProps, "entry">) => (
  <ModalDialog
    isOpen
    title="Join with a code"
    description="Got a link? Just open it."
    onClosed={() => entry.send({ type: "left" })}
  >
    <CodeEntry entry={entry} />
  </ModalDialog>
);

export const ChildDialog = (props: ChildFormProps) => (
  <ModalDialog
    isOpen
    isClosable={!useIsSaving(props.form)}
    title="Add a kid"
    onClosed={() => props.form.send({ type: "left" })}
  >
    <ChildForm {...props} />
  </ModalDialog>
);

export const TeamDialog = ({ form }: TeamFormProps) => (
  <ModalDialog
    isOpen
    isClosable={!useIsSaving(form)}
    title="Start a team"
    onClosed={() => form.send({ type: "left" })}
  >
    <TeamForm form={form} />
  </ModalDialog>
);
