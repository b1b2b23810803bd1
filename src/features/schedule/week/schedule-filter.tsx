import { awayTexts } from "../../../../domain/absence/away-texts";
import { maySayAway } from "../../../../domain/absence/together";
import { personOf } from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { playerBadge } from "../../../../domain/schedule/week/player-badge";
import { CalendarIcon } from "../../../ui/base/icons";
import { inPlace } from "../../../ui/base/in-place";
import { LinkButton } from "../../../ui/base/link-button";
import { FilterChip, FilterChips, FilterLine } from "../../../ui/schedule/filter-chips";
import { CapAvatar } from "../../../ui/team/cap-avatar";
import { Crest, initialOf } from "../../../ui/team/crest";
import type { WithWindow } from "./schedule-page-props";

type FilterProps = Pick<
  WithWindow,
  "window" | "place" | "onMoved" | "awayHref" | "linksHref" | "isWide" | "onOpened"
>;

/** *We're away*, *Calendar links*, and the filter by person or team, shown if there are at least two. */
export function Filter({ awayHref, linksHref, isWide, onOpened, ...props }: FilterProps) {
  const { people, teams } = props.window;
  const hasChoice = people.length > 1 || teams.length > 1;
  const mayBeAway = maySayAway(people);
  if (!hasChoice && !mayBeAway && linksHref === null) return null;
  return (
    <FilterLine chips={hasChoice && <Whose {...props} />}>
      {mayBeAway && (
        <LinkButton kind="quiet" href={awayHref} onClick={inPlace(() => onOpened(awayHref))}>
          {awayTexts.open}
        </LinkButton>
      )}
      {linksHref !== null && (
        <LinkButton
          kind="quiet"
          href={linksHref}
          aria-label={agendaTexts.links}
          onClick={inPlace(() => onOpened(linksHref))}
        >
          {isWide ? agendaTexts.links : <CalendarIcon />}
        </LinkButton>
      )}
    </FilterLine>
  );
}

function Whose({
  window,
  place,
  onMoved,
}: Omit<FilterProps, "awayHref" | "linksHref" | "isWide" | "onOpened">) {
  const { people, teams } = window;
  return (
    <FilterChips label={agendaTexts.whose}>
      {people.length > 1 &&
        people.map((person) => {
          const who = personOf(person);
          return (
            <FilterChip
              key={who}
              icon={
                <CapAvatar {...playerBadge(window, person)} initial={[...person.name][0] ?? ""} size={24} />
              }
              isOn={place.who === who}
              onPressed={() => onMoved({ who: place.who === who ? null : who })}
            >
              {person.name}
            </FilterChip>
          );
        })}
      {teams.length > 1 &&
        teams.map((team) => (
          <FilterChip
            key={team.id}
            icon={<Crest team={team} size={24} initial={initialOf(team)} />}
            isOn={place.teamId === team.id}
            onPressed={() => onMoved({ teamId: place.teamId === team.id ? null : team.id })}
          >
            {team.name}
          </FilterChip>
        ))}
    </FilterChips>
  );
}
