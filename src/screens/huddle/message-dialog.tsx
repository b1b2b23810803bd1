import type { MessageKey } from "../../../domain/huddle/talk-outcomes";
import { EarlierWords, type EarlierWordsProps } from "../../features/huddle/earlier-words";
import { WhoCheered, type WhoCheeredProps } from "../../features/huddle/who-cheered";
import { ReportForm, type ReportFormProps } from "../../features/report/report-form";
import type { ChatDialogMachines } from "./chat-dialogs";

export type MessageDialogProps = Pick<WhoCheeredProps, "me" | "mine" | "onCheered"> &
  Pick<EarlierWordsProps, "names" | "now"> &
  Pick<ReportFormProps, "hold" | "onReported"> & {
    kind: "cheers" | "earlier" | "report";
    /** Fixed while this is mounted. */
    target: MessageKey;
  };

/** What a dialog shows of one message that is not in an opened huddle. */
export function MessageDialog({
  kind,
  target,
  machines,
  ...props
}: MessageDialogProps & { machines: ChatDialogMachines }) {
  if (kind === "cheers") return <WhoCheered {...props} machine={machines.cheers} target={target} />;
  if (kind === "earlier") return <EarlierWords {...props} machine={machines.versions} target={target} />;
  const { teamId, messageId } = target;
  return <ReportForm {...props} machine={machines.report} teamId={teamId} messageId={messageId} />;
}
