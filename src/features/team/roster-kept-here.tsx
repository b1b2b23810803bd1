import { keptColumns, type RosterTable } from "../../../domain/team/roster-columns";
import { rosterImportTexts } from "../../../domain/team/roster-import-texts";
import { LockIcon } from "../../ui/base/icons";
import { InlineNotice } from "../../ui/base/inline-notice";

/** What of the file is not sent. */
export function KeptHere({ table }: { table: RosterTable }) {
  const kept = keptColumns(table);
  return kept.length === 0 ? null : (
    <InlineNotice icon={<LockIcon size={20} />} title={rosterImportTexts.keptHere}>
      {rosterImportTexts.kept(kept)} {table.columns.lastName !== undefined && rosterImportTexts.onlyInitial}
    </InlineNotice>
  );
}
