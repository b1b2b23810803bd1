import { ownRequests } from "../../../../domain/needs-you/needs-you";
import { requestText, requestWaits } from "../../../../domain/needs-you/request-texts";
import { agendaTexts, composeTexts } from "../../../../domain/schedule/week/agenda-texts";
import { inPlace } from "../../../ui/base/in-place";
import { LinkButton } from "../../../ui/base/link-button";
import { Poster } from "../../../ui/brand/poster";
import { WeeksDrawing } from "../../../ui/brand/poster-drawings";
import { ChalkUp } from "./chalk-up";
import type { SchedulePageProps, WithWindow } from "./schedule-page-props";

/** Nobody of the household is in a team. */
export const NoTeam = ({ joinHref, isMinor, needsYou, onOpened }: SchedulePageProps) => {
  const requests = ownRequests(needsYou);
  if (requests.length > 0)
    return (
      <Poster tone="chalk" title={agendaTexts.noTeam} drawing={<WeeksDrawing />}>
        {requests.map(({ id, team_name, child_first_name }) => (
          <p key={id}>{requestText(team_name, child_first_name)}</p>
        ))}
        <p>{requestWaits}</p>
      </Poster>
    );
  return (
    <Poster tone="chalk" title={agendaTexts.noTeam} drawing={<WeeksDrawing />}>
      <p>{isMinor ? agendaTexts.noTeamMinor : agendaTexts.noTeamWhy}</p>
      {/* Before the list is read, a request may be waiting. */}
      {!isMinor && needsYou !== null && (
        <p>
          <LinkButton href={joinHref} onClick={inPlace(() => onOpened(joinHref))}>
            {agendaTexts.joinWithCode}
          </LinkButton>
        </p>
      )}
    </Poster>
  );
};

/** The household has teams, but none has events. */
export function NothingYet({ window, newHref, onOpened, compose }: WithWindow) {
  const isStaff = window.teams.some(({ is_staff }) => is_staff);
  const way = (kind: "copy" | "import", text: string) => (
    <LinkButton kind="secondary" href={newHref(kind)} onClick={inPlace(() => onOpened(newHref(kind)))}>
      {text}
    </LinkButton>
  );
  return (
    <>
      {isStaff ? (
        <ChalkUp newHref={newHref} onOpened={onOpened}>
          {window.teams.some(({ is_season_over }) => is_season_over) && way("copy", composeTexts.copy)}
          {way("import", agendaTexts.importList)}
        </ChalkUp>
      ) : (
        <Poster tone="chalk" title={agendaTexts.nothingYet} drawing={<WeeksDrawing />}>
          <p>{agendaTexts.nothingYetWhy}</p>
        </Poster>
      )}
      {compose}
    </>
  );
}
