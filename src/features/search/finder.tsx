import { useActorRef, useSelector } from "@xstate/react";
import { useMemo } from "react";
import { dayText } from "../../../domain/dates/wall-time";
import { eventTitle } from "../../../domain/schedule/event/event-fact-texts";
import { eventKeyText, keyOf } from "../../../domain/schedule/event/event-sheet";
import { isNothing, search } from "../../../domain/search/search";
import { finderTexts as texts } from "../../../domain/search/search-texts";
import { fillPattern, routes } from "../../../domain/shell/routes";
import { rolesText } from "../../../domain/team/roster";
import {
  type FinderMachine,
  selectIndex,
  selectStep,
  selectTyped,
} from "../../../machines/search/finder.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Muted, Stack } from "../../ui/base/page";
import { TextInput } from "../../ui/huddle/text-input";
import { startBeside } from "../../ui/schedule/start-beside";
import { FoundGroup } from "../../ui/search/found-group";

export type FinderProps = {
  machine: FinderMachine;
  /** Whether there are messages to search: not for a minor. */
  hasMessages: boolean;
  onOpened: (href: string) => void;
};

/** A field that finds events, people and teams while one types; messages have a search of their own. */
export function Finder({ machine, hasMessages, onOpened }: FinderProps) {
  const actor = useActorRef(machine);
  const step = useSelector(actor, selectStep);
  const typed = useSelector(actor, selectTyped);
  const index = useSelector(actor, selectIndex);
  const found = useMemo(() => (index && typed.trim() !== "" ? search(index, typed) : null), [index, typed]);
  const teamNames = useMemo(() => new Map(index?.teams.map(({ id, name }) => [id, name])), [index]);
  const teamPath = (id: string) => fillPattern(routes.team.pattern, { id });
  const messages = `${routes.chat.pattern}?search`;
  return (
    <Stack $gap={4}>
      <TextInput
        label={texts.field}
        hint={texts.hint}
        isFirst
        value={typed}
        onEntered={(text) => actor.send({ type: "text.entered", text })}
      />
      {step === "failed" && (
        <InlineNotice
          role="alert"
          title={texts.failed}
          actions={
            <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
              Try again
            </Button>
          }
        />
      )}
      <div role="status">
        {step === "reading" && typed !== "" && <Muted>{texts.opening}</Muted>}
        {found && isNothing(found) && <Muted>{texts.none}</Muted>}
      </div>
      {found && (
        <>
          <FoundGroup
            title={texts.people}
            rows={found.people.map(({ teamId, entry }) => ({
              key: entry.membership_id,
              href: teamPath(teamId),
              name: entry.shown_name,
              detail: `${rolesText(entry.roles)} · ${teamNames.get(teamId) ?? ""}`,
            }))}
            onOpened={onOpened}
          />
          <FoundGroup
            title={texts.events}
            rows={found.events.map((event) => ({
              key: event.id,
              href: `${routes.schedule.pattern}?event=${eventKeyText(keyOf(event))}`,
              name: eventTitle(event),
              detail: [
                dayText(event.first_day),
                ...startBeside(event),
                teamNames.get(event.team_id) ?? "",
                ...(event.venue ? [event.venue.name] : []),
              ].join(" · "),
              isStruck: event.status === "called_off",
            }))}
            onOpened={onOpened}
          />
          <FoundGroup
            title={texts.teams}
            rows={found.teams.map(({ id, name }) => ({ key: id, href: teamPath(id), name, detail: "" }))}
            onOpened={onOpened}
          />
        </>
      )}
      {hasMessages && (
        <Button kind="quiet" onClick={() => onOpened(messages)}>
          {texts.messages}
        </Button>
      )}
    </Stack>
  );
}
