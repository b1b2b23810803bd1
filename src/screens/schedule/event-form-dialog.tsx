import { useState } from "react";
import { type EventKind, eventKinds } from "../../../domain/schedule/event";
import { blankEvent, type EventDetails, likeOf } from "../../../domain/schedule/event-fields";
import { readEventKey } from "../../../domain/schedule/event-sheet";
import { eventFormTexts, newEventTitles } from "../../../domain/schedule/event-texts";
import { HeldDialog } from "../../controls/dialogs/held-dialog";
import { EventForm, type EventFormProps } from "../../features/schedule/event-form";
import { EventRead } from "../../features/schedule/event-read";
import { useKept } from "../../features/team/use-kept";
import { ListRow, RowGroup } from "../../ui/base/list-row";
import { Muted, Stack } from "../../ui/base/page";
import { Skeleton } from "../../ui/base/skeleton";
import { Crest } from "../../ui/team/crest";
import type { EventFormDialogProps, EventPlace } from "./event-place";

/** The charts behind the form; those of one team save into it. */
export type EventFormCharts = Pick<EventFormProps, "places" | "dateField" | "listTimeZones"> & {
  formOf: (teamId: string) => Pick<EventFormProps, "machine" | "place">;
};

type Charts = { charts: EventFormCharts; sheet: EventFormDialogProps["sheet"] };

/** The form of an event: something new, the same once more, or a change. */
export function EventFormDialog({
  wanted,
  query,
  charts,
  sheet,
  place,
  onSaved,
  onClosed,
}: EventFormDialogProps & Pick<Charts, "charts">) {
  const asked = useKept(wanted && query.toString());
  const shown = new URLSearchParams(asked ?? "");
  const kind = kindOf(shown.get("new"));
  const isChange = shown.has("change");
  const shared = { charts, sheet, place, onSaved, onLeft: onClosed };
  return (
    <HeldDialog
      isOpen={wanted !== null}
      title={isChange ? eventFormTexts.change : newEventTitles[kind]}
      onClosed={onClosed}
    >
      {(hold) =>
        isChange ? (
          <Copied key={asked} {...shared} hold={hold} of={shown.get("change")} isChange />
        ) : shown.has("like") ? (
          <Copied key={asked} {...shared} hold={hold} of={shown.get("like")} isChange={false} />
        ) : (
          <Blank key={asked} {...shared} hold={hold} kind={kind} teamId={shown.get("team")} />
        )
      }
    </HeldDialog>
  );
}

const kindOf = (text: string | null): EventKind => eventKinds.find((kind) => kind === text) ?? "practice";

type Shared = Charts & {
  place: EventPlace;
  hold: (isHeld: boolean) => void;
  onSaved: EventFormProps["onSaved"];
  onLeft: () => void;
};

/** What an event is changed from, or begins with. */
function Copied({
  of,
  isChange,
  charts,
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
          charts={charts}
          place={place}
          teamId={key.teamId}
          saved={isChange ? details : null}
          begun={likeOf(details, place.today)}
        />
      )}
    </EventRead>
  );
}

/** Something new: of the team that is named, of the only one, or of one that is asked for. */
function Blank({ kind, teamId, place, ...props }: Shared & { kind: EventKind; teamId: string | null }) {
  const teams = (place.teams ?? []).filter(({ is_staff }) => is_staff);
  const [chosen, setChosen] = useState(teamId);
  const team = teams.length === 1 ? teams[0] : teams.find(({ id }) => id === chosen);
  if (team)
    return (
      <OfTeam
        {...props}
        place={place}
        teamId={team.id}
        saved={null}
        begun={blankEvent(kind, team.time_zone)}
      />
    );
  if (place.teams === null) return <Skeleton rows={4} label={eventFormTexts.opening} />;
  if (teams.length === 0) return <Muted>{eventFormTexts.noStaff}</Muted>;
  return (
    <Stack $gap={3}>
      <Muted>{eventFormTexts.whichTeam}</Muted>
      <RowGroup>
        {teams.map((each) => (
          <ListRow
            key={each.id}
            start={<Crest team={each} size={40} />}
            title={each.name}
            onPressed={() => setChosen(each.id)}
          />
        ))}
      </RowGroup>
    </Stack>
  );
}

type OfTeamProps = Shared & {
  teamId: string;
  saved: EventDetails | null;
  begun: EventFormProps["begun"];
};

function OfTeam({ charts, sheet: _, place, teamId, ...props }: OfTeamProps) {
  const [{ machine, place: placeForm }] = useState(() => charts.formOf(teamId));
  return (
    <EventForm
      {...props}
      teamId={teamId}
      machine={machine}
      place={placeForm}
      places={charts.places}
      dateField={charts.dateField}
      listTimeZones={charts.listTimeZones}
      today={place.today}
    />
  );
}
