import { useState } from "react";
import { type EventKind, eventKinds } from "../../../domain/schedule/event/event";
import { blankEvent, type EventDetails, likeOf } from "../../../domain/schedule/event/event-fields";
import { readEventKey } from "../../../domain/schedule/event/event-sheet";
import { eventFormTexts } from "../../../domain/schedule/event/event-texts";
import { newEventTitles } from "../../../domain/schedule/week/agenda-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { EventForm } from "../../features/schedule/event/event-form";
import type { EventFormProps } from "../../features/schedule/event/event-form-props";
import { EventRead } from "../../features/schedule/event/event-read";
import { type ChosenTeam, TeamChoice, useTeamChoice } from "../../features/schedule/event/team-choice";
import { useLastOpen } from "../../features/team/use-last-open";
import { Muted } from "../../ui/base/page";
import type { EventFormDialogProps, EventPlace } from "./event-place";

/** The machines of the form; some are made for a team, into which they save. */
export type EventFormMachines = Pick<EventFormProps, "places" | "dateField" | "listTimeZones"> & {
  formOf: (teamId: string) => Pick<EventFormProps, "machine" | "place">;
  scope: EventFormProps["scope"];
};

type Machines = { machines: EventFormMachines; sheet: EventFormDialogProps["sheet"] };

/** The event form for a new event, a copy, or a change. */
export function EventFormDialog({
  wanted,
  query,
  machines,
  sheet,
  place,
  onSaved,
  onClosed,
}: EventFormDialogProps & Pick<Machines, "machines">) {
  const asked = useLastOpen(wanted && query.toString());
  const shown = new URLSearchParams(asked ?? "");
  const kind = kindOf(shown.get("new"));
  const isChange = shown.has("change");
  const like = readEventKey(shown.get("like"));
  const choice = useTeamChoice({
    isOpen: wanted !== null,
    teams: place.teams,
    teamId: like?.teamId ?? shown.get("team"),
  });
  const shared = { machines, sheet, place, onSaved, onLeft: onClosed };
  return (
    <HeldDialog
      isOpen={wanted !== null}
      title={isChange ? eventFormTexts.change : eventFormTexts.forTeam(newEventTitles[kind], choice.team)}
      onClosed={onClosed}
    >
      {(hold) =>
        isChange ? (
          <Copied key={asked} {...shared} hold={hold} of={shown.get("change")} isChange />
        ) : shown.has("like") ? (
          <Copied key={asked} {...shared} hold={hold} of={shown.get("like")} isChange={false} />
        ) : (
          <Blank key={asked} {...shared} hold={hold} kind={kind} choice={choice} />
        )
      }
    </HeldDialog>
  );
}

const kindOf = (text: string | null): EventKind => eventKinds.find((kind) => kind === text) ?? "practice";

type Shared = Machines & {
  place: EventPlace;
  hold: (isHeld: boolean) => void;
  onSaved: EventFormProps["onSaved"];
  onLeft: () => void;
};

/** Loads the event to change or copy. */
function Copied({
  of,
  isChange,
  machines,
  place,
  ...props
}: Shared & { of: string | null; isChange: boolean }) {
  const key = readEventKey(of);
  if (key === null) return <Muted>{eventFormTexts.noneToChange}</Muted>;
  return (
    <EventRead machine={props.sheet} eventKey={key}>
      {(details) => (
        <OfTeam
          {...props}
          machines={machines}
          place={place}
          teamId={key.teamId}
          saved={isChange ? details : null}
          begun={likeOf(details, place.today)}
        />
      )}
    </EventRead>
  );
}

/** The form of a new event. */
const Blank = ({ kind, choice, ...props }: Shared & { kind: EventKind; choice: ChosenTeam }) => (
  <TeamChoice choice={choice}>
    {(team) => (
      <OfTeam
        key={team.id}
        {...props}
        teamId={team.id}
        saved={null}
        begun={blankEvent(kind, team.time_zone)}
      />
    )}
  </TeamChoice>
);

type OfTeamProps = Shared & {
  teamId: string;
  saved: EventDetails | null;
  begun: EventFormProps["begun"];
};

function OfTeam({ machines, sheet: _, place, teamId, ...props }: OfTeamProps) {
  const [{ machine, place: placeForm }] = useState(() => machines.formOf(teamId));
  return (
    <EventForm
      {...props}
      teamId={teamId}
      machine={machine}
      place={placeForm}
      places={machines.places}
      dateField={machines.dateField}
      listTimeZones={machines.listTimeZones}
      scope={machines.scope}
      today={place.today}
    />
  );
}
