import { type ReactNode, useState } from "react";
import { awayTexts } from "../../../../domain/absence/away-texts";
import { maySayAway } from "../../../../domain/absence/together";
import { personOf } from "../../../../domain/schedule/week/agenda";
import { agendaTexts } from "../../../../domain/schedule/week/agenda-texts";
import { playerBadge } from "../../../../domain/schedule/week/player-badge";
import { MenuPopover } from "../../../controls/dialogs/menu-popover";
import { MenuSheet } from "../../../controls/dialogs/menu-sheet";
import { Button } from "../../../ui/base/button";
import { CalendarIcon, MoreIcon, SunIcon, TaskListIcon } from "../../../ui/base/icons";
import { inPlace } from "../../../ui/base/in-place";
import { LinkButton } from "../../../ui/base/link-button";
import { SheetItem } from "../../../ui/dialogs/sheet";
import { FilterChip, FilterChips, FilterLine } from "../../../ui/schedule/filter-chips";
import { CapAvatar } from "../../../ui/team/cap-avatar";
import { Crest, initialOf } from "../../../ui/team/crest";
import type { WithWindow } from "./schedule-page-props";

type FilterProps = Pick<
  WithWindow,
  "window" | "place" | "onMoved" | "awayHref" | "monthHref" | "linksHref" | "isWide" | "onOpened"
>;

/**
 * *Month*, *We're away*, *Calendar links*, and the filter by person or team, shown if there are at least two: then it has the whole line,
 * and the links stand in a menu at its end.
 */
export function Filter({ awayHref, monthHref, linksHref, isWide, onOpened, ...props }: FilterProps) {
  const { people, teams } = props.window;
  const hasChoice = people.length > 1 || teams.length > 1;
  const links = [
    { name: agendaTexts.month, href: monthHref, icon: <TaskListIcon /> },
    ...(maySayAway(people) ? [{ name: awayTexts.open, href: awayHref, icon: <SunIcon /> }] : []),
    ...(linksHref === null ? [] : [{ name: agendaTexts.links, href: linksHref, icon: <CalendarIcon /> }]),
  ];
  return (
    <FilterLine chips={hasChoice && <Whose {...props} />}>
      {hasChoice ? (
        <LinkMenu links={links} isWide={isWide} onOpened={onOpened} />
      ) : (
        links.map(({ name, href }) => (
          <LinkButton key={name} kind="quiet" href={href} onClick={inPlace(() => onOpened(href))}>
            {name}
          </LinkButton>
        ))
      )}
    </FilterLine>
  );
}

type LinkMenuProps = Pick<FilterProps, "isWide" | "onOpened"> & {
  links: readonly { name: string; href: string; icon: ReactNode }[];
};

function LinkMenu({ links, isWide, onOpened }: LinkMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [pressed, setPressed] = useState<Element | null>(null);
  const menu = {
    isOpen,
    title: agendaTexts.more,
    onClosed: () => setOpen(false),
    children: links.map(({ name, href, icon }) => (
      <SheetItem
        key={name}
        icon={icon}
        onPressed={() => {
          setOpen(false);
          onOpened(href);
        }}
      >
        {name}
      </SheetItem>
    )),
  };
  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-label={agendaTexts.more}
        onClick={(event) => {
          setPressed(event.currentTarget);
          setOpen(true);
        }}
      >
        <MoreIcon />
      </Button>
      {isWide && pressed ? <MenuPopover {...menu} anchor={pressed} /> : <MenuSheet {...menu} />}
    </>
  );
}

function Whose({ window, place, onMoved }: Pick<FilterProps, "window" | "place" | "onMoved">) {
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
