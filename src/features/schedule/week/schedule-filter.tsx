import { personOf } from "../../../../domain/schedule/agenda";
import { agendaTexts } from "../../../../domain/schedule/agenda-texts";
import { ownCap } from "../../../../domain/schedule/own-cap";
import { CapAvatar } from "../../../ui/family/cap-avatar";
import { FilterChip, FilterChips } from "../../../ui/schedule/filter-chips";
import { Crest, initialOf } from "../../../ui/team/crest";
import type { WithWindow } from "./schedule-page-props";

/** Filter by person or team, shown if there are at least two. */
export function Filter({ window, place, onMoved }: Pick<WithWindow, "window" | "place" | "onMoved">) {
  const { people, teams } = window;
  if (people.length + teams.length < 3 && teams.length < 2 && people.length < 2) return null;
  return (
    <FilterChips label={agendaTexts.whose}>
      {people.length > 1 &&
        people.map((person) => {
          const who = personOf(person);
          return (
            <FilterChip
              key={who}
              icon={<CapAvatar {...ownCap(window, person)} initial={[...person.name][0] ?? ""} size={24} />}
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
