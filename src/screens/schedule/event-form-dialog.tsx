import { useState } from "react";
import { type EventKind, eventKinds } from "../../../domain/schedule/event/event";
import { blankEvent, type EventDetails, likeOf } from "../../../domain/schedule/event/event-fields";
import { readEventKey } from "../../../domain/schedule/event/event-sheet";
import { eventFormTexts } from "../../../domain/schedule/event/event-texts";
import { newEventTitles } from "../../../domain/schedule/week/agenda-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { EventForm } from "../../features/schedule/event/event-form";
import type { EventFormProps } from "../../features/schedule/event/event-form-props";
import { EventRead, type EventReadProps } from "../../features/schedule/event/event-read";
import { type ChosenTeam, TeamChoice, useTeamChoice } from "../../features/schedule/event/team-choice";
import { Muted } from "../../ui/base/page";
import type { DialogProps } from "../shell/page-dialogs";
import type { EventPage } from "./event-place";

/** The machines of the form; some are made for a team, into which they save. */
export type EventFormMachines = Pick<EventFormProps, "places" | "dateField" | "listTimeZones"> & {
  formOf: (teamId: string) => Pick<EventFormProps, "machine" | "place">;
  scope: EventFormProps["scope"];
};

export type EventFormPage = "teams" | "today" | "machines" | "onSaved";

type EventFormDialogProps = DialogProps<Pick<EventPage, EventFormPage>> & { machines: EventFormMachines };

/** The event form for a new event, a copy, or a change. */
export function EventFormDialog({ isOpen, query, machines, page, close }: EventFormDialogProps) {
  const kind = kindOf(query.get("new"));
  const isChange = query.has("change");
  const like = readEventKey(query.get("like"));
  const choice = useTeamChoice({
    isOpen,
    teams: page.teams,
    teamId: like?.teamId ?? query.get("team"),
  });
  const asked = query.toString();
  const shared = {
    machines,
    sheet: page.machines.sheet,
    today: page.today,
    onSaved: page.onSaved,
    onLeft: close,
  };
  return (
    <HeldDialog
      isOpen={isOpen}
      title={isChange ? eventFormTexts.change : eventFormTexts.forTeam(newEventTitles[kind], choice.team)}
      onClosed={close}
    >
      {(hold) =>
        isChange ? (
          <Copied key={asked} {...shared} hold={hold} of={query.get("change")} isChange />
        ) : query.has("like") ? (
          <Copied key={asked} {...shared} hold={hold} of={query.get("like")} isChange={false} />
        ) : (
          <Blank key={asked} {...shared} hold={hold} kind={kind} choice={choice} />
        )
      }
    </HeldDialog>
  );
}

const kindOf = (text: string | null): EventKind => eventKinds.find((kind) => kind === text) ?? "practice";

type Shared = Pick<EventFormProps, "today" | "hold" | "onSaved" | "onLeft"> & {
  machines: EventFormMachines;
  sheet: EventReadProps["machine"];
};

/** Loads the event to change or copy. */
function Copied({ of, isChange, ...props }: Shared & { of: string | null; isChange: boolean }) {
  const key = readEventKey(of);
  if (key === null) return <Muted>{eventFormTexts.noneToChange}</Muted>;
  return (
    <EventRead machine={props.sheet} eventKey={key}>
      {(details) => (
        <OfTeam
          {...props}
          teamId={key.teamId}
          saved={isChange ? details : null}
          begun={likeOf(details, props.today)}
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

function OfTeam({ machines, sheet: _, teamId, ...props }: OfTeamProps) {
  const [{ machine, place }] = useState(() => machines.formOf(teamId));
  return (
    <EventForm
      {...props}
      teamId={teamId}
      machine={machine}
      place={place}
      places={machines.places}
      dateField={machines.dateField}
      listTimeZones={machines.listTimeZones}
      scope={machines.scope}
    />
  );
}
