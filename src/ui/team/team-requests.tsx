import { requestText, requestWaits } from "../../../domain/needs-you/request-texts";
import { InlineNotice } from "../base/inline-notice";

export type TeamRequest = { id: string; team_name: string; child_first_name?: string };

/** One's own requests that a team has not answered. */
export const TeamRequests = ({ of }: { of: readonly TeamRequest[] }) =>
  of.map(({ id, team_name: team, child_first_name: child }) => (
    <InlineNotice key={id} title={requestText(team, child)}>
      {requestWaits}
    </InlineNotice>
  ));
