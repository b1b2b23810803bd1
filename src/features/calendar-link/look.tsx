import { useActorRef, useSelector } from "@xstate/react";
import {
  type LookEvent,
  lookDaysOf,
  lookLines,
  lookTexts,
  lookTime,
  type Shown,
} from "../../../domain/calendar-link/look-texts";
import { dayHeading } from "../../../domain/dates/wall-time";
import {
  type lookMachine,
  selectFault,
  selectLook,
  selectPage,
} from "../../../machines/calendar-link/look.machine";
import { Button } from "../../ui/base/button";
import { CalendarIcon } from "../../ui/base/icons";
import { LinkButton } from "../../ui/base/link-button";
import { List, ListRow } from "../../ui/base/list-row";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";
import { SectionHead } from "../../ui/base/section-head";

export type LookProps = {
  machine: typeof lookMachine;
  token: string;
  /** The same link for a calendar program. */
  calendarHref: string;
};

/** One child's next four weeks, for somebody without an account; below them, how to subscribe. */
export function LookPage({ machine, token, calendarHref }: LookProps) {
  const actor = useActorRef(machine, { input: { token } });
  const page = useSelector(actor, selectPage);
  const look = useSelector(actor, selectLook);
  const fault = useSelector(actor, selectFault);
  if (page === "shown" && look !== null)
    return (
      <FrontPage>
        <Weeks look={look} calendarHref={calendarHref} />
      </FrontPage>
    );
  return (
    <FrontPage>
      {page === "over" ? (
        <Stack $gap={3} role="status">
          <Title>{lookTexts.over}</Title>
          <Muted>{lookTexts.overText}</Muted>
        </Stack>
      ) : (
        <Muted role={page === "failed" ? "alert" : "status"}>
          {page === "failed" ? fault : lookTexts.opening}
        </Muted>
      )}
      {page === "failed" && (
        <Button onClick={() => actor.send({ type: "retry.pressed" })}>{lookTexts.tryAgain}</Button>
      )}
    </FrontPage>
  );
}

function Weeks({ look, calendarHref }: { look: Shown; calendarHref: string }) {
  const days = lookDaysOf(look);
  return (
    <>
      <Title>{lookTexts.title(look.firstName)}</Title>
      {days.length === 0 && (
        <Stack $gap={2}>
          <b>{lookTexts.none}</b>
          <Muted>{lookTexts.noneText(look.firstName)}</Muted>
        </Stack>
      )}
      {days.map(({ day, events }) => (
        <section key={day}>
          <SectionHead>{dayHeading(day, look.today)}</SectionHead>
          <List>
            {events.map((event) => (
              <EventRow key={event.id} event={event} />
            ))}
          </List>
        </section>
      ))}
      <Stack $gap={2}>
        <LinkButton href={calendarHref} icon={<CalendarIcon />} isWide>
          {lookTexts.add}
        </LinkButton>
        <Muted>{lookTexts.addHint}</Muted>
      </Stack>
    </>
  );
}

function EventRow({ event }: { event: LookEvent }) {
  const { title, details } = lookLines(event);
  const line = `${lookTime(event)} · ${title}`;
  return (
    <ListRow
      title={event.status === "called_off" ? <s>{line}</s> : line}
      detail={details.length > 0 ? details.join("\n") : undefined}
    />
  );
}
