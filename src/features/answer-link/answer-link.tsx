import { useActorRef, useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { MailPage } from "../../../domain/answer-link/answer-link";
import {
  answerLinkTexts,
  mailDays,
  mailOff,
  mailTime,
  mailTitle,
} from "../../../domain/answer-link/answer-link-texts";
import { cityOf, dayText } from "../../../domain/dates/wall-time";
import { changeTexts, readChange } from "../../../domain/schedule/event/event-change";
import { ownTimeText, zoneText } from "../../../domain/schedule/week/other-zone";
import {
  type answerLinkMachine,
  selectPage,
  selectPhase,
  selectProblem,
  selectSaved,
} from "../../../machines/answer-link/answer-link.machine";
import type { MailTurnMachine } from "../../../machines/answer-link/mail-turn.machine";
import { Countdown } from "../../controls/base/countdown";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { keepFocus } from "../../ui/base/keep-focus";
import { LinkButton } from "../../ui/base/link-button";
import { FrontPage, Muted, Stack, Title } from "../../ui/base/page";
import { VisuallyHidden } from "../../ui/base/visually-hidden";
import { ChangeStrip } from "../../ui/schedule/change-strip";
import { deviceWall } from "../../ui/schedule/device-clock";
import { EventFront } from "../../ui/schedule/event-front";
import { type LinkActor, LinkRow, savedWords } from "./link-row";
import { LinkTurns } from "./link-turns";

export type AnswerLinkProps = {
  machine: typeof answerLinkMachine;
  /** Of the buttons of a turn. */
  turn: MailTurnMachine;
  token: string;
};

/** The page of a mail's *Answer* or *Got it*, for somebody who need not be signed in. */
export function AnswerLink({ machine, turn, token }: AnswerLinkProps) {
  const actor = useActorRef(machine, { input: { token } });
  const phase = useSelector(actor, selectPhase);
  const page = useSelector(actor, selectPage);
  const problem = useSelector(actor, selectProblem);
  const countdown = useSelector(actor, (snapshot) => snapshot.children.countdown);
  if (phase === "over")
    return (
      <Words title={answerLinkTexts.over} text={answerLinkTexts.overWhy}>
        <LinkButton href="/app/schedule">{answerLinkTexts.toSchedule}</LinkButton>
      </Words>
    );
  if (phase === "unread")
    return (
      <Words title={answerLinkTexts.rainDelay} text={problem}>
        <Button onClick={() => actor.send({ type: "retry.pressed" })}>{answerLinkTexts.tryAgain}</Button>
      </Words>
    );
  if (page === null)
    return (
      <Words title={answerLinkTexts.opening} text={answerLinkTexts.openingWhy}>
        {countdown && <Countdown of={countdown} />}
      </Words>
    );
  if (phase === "stopped")
    return (
      <Words title={answerLinkTexts.stopped} text={answerLinkTexts.stoppedWhy(page.team.name)}>
        <Button kind="quiet" onClick={() => actor.send({ type: "mails.wanted" })}>
          {answerLinkTexts.undo}
        </Button>
      </Words>
    );
  if (phase === "doubting" || phase === "stopping" || phase === "unstopped")
    return (
      <Words title={answerLinkTexts.stopSure(page.team.name)} text={answerLinkTexts.stopWhy}>
        {phase === "unstopped" && <InlineNotice tone="needs-you" role="alert" title={problem} />}
        <Button
          kind="danger"
          isBusy={phase === "stopping"}
          onClick={() => actor.send({ type: "stop.confirmed" })}
        >
          {answerLinkTexts.stopYes}
        </Button>
        <Button
          kind="quiet"
          aria-disabled={phase === "stopping"}
          onClick={() => actor.send({ type: "stop.dropped" })}
        >
          {answerLinkTexts.back}
        </Button>
      </Words>
    );
  return (
    <Event page={page}>
      {page.purpose === "answer" && <Rows actor={actor} page={page} />}
      {page.purpose === "got_it" && <GotIt actor={actor} page={page} />}
      {page.purpose === "turn" && <LinkTurns actor={actor} page={page} machine={turn} />}
      {countdown && <Countdown of={countdown} />}
      <Stack $gap={2}>
        <LinkButton kind="secondary" href="/app/schedule">
          {answerLinkTexts.signIn}
        </LinkButton>
        {page.mails_stopped ? (
          <>
            <Muted>{answerLinkTexts.areStopped}</Muted>
            <Button
              kind="quiet"
              isBusy={phase === "beginning"}
              onClick={() => actor.send({ type: "mails.wanted" })}
            >
              {answerLinkTexts.begin}
            </Button>
          </>
        ) : (
          <Button kind="quiet" onClick={() => actor.send({ type: "stop.pressed" })}>
            {answerLinkTexts.stop}
          </Button>
        )}
      </Stack>
    </Event>
  );
}

function Event({ page, children }: { page: MailPage; children: ReactNode }) {
  const { event, team } = page;
  const { time, lines } = mailTime(event);
  const home = deviceWall(event.starts_at);
  const more = [mailDays(event), zoneText(event, home), ownTimeText(event, home)].filter(
    (line) => line !== null,
  );
  return (
    <EventFront
      team={team}
      title={mailTitle(page)}
      isTeamNamed={event.opponent === null}
      time={time}
      lines={[...lines, ...more]}
      place={event.place.length === 0 ? null : event.place.join(", ")}
      calledOff={mailOff(event)}
    >
      {children}
    </EventFront>
  );
}

type PartProps = { actor: LinkActor; page: MailPage };

function Rows({ actor, page }: PartProps) {
  const phase = useSelector(actor, selectPhase);
  const saved = useSelector(actor, selectSaved);
  const problem = useSelector(actor, selectProblem);
  return (
    <>
      {page.changes.length > 0 && <Changes page={page} />}
      <section aria-label={answerLinkTexts.who} ref={keepFocus}>
        <Stack $gap={5}>
          {page.players.map((player) => (
            <LinkRow key={player.membership_id} actor={actor} page={page} player={player} />
          ))}
        </Stack>
      </section>
      <VisuallyHidden role="status">{phase === "saved" && savedWords(saved)}</VisuallyHidden>
      {phase === "late" && <InlineNotice role="alert" title={problem} />}
    </>
  );
}

function GotIt({ actor, page }: PartProps) {
  const phase = useSelector(actor, selectPhase);
  const problem = useSelector(actor, selectProblem);
  const isKnown = phase === "known";
  return (
    <section ref={keepFocus}>
      <h2>
        <VisuallyHidden>{answerLinkTexts.whatChanged}</VisuallyHidden>
      </h2>
      <Stack>
        {!isKnown && (
          <Changes page={page}>
            <Button
              isBusy={phase === "acknowledging"}
              aria-disabled={phase === "limited"}
              onClick={() =>
                actor.send({ type: phase === "unacknowledged" ? "retry.pressed" : "got-it.pressed" })
              }
            >
              {answerLinkTexts.gotIt}
            </Button>
          </Changes>
        )}
        {!page.is_newest && <Muted>{answerLinkTexts.newer}</Muted>}
        <div role="status">{isKnown && <InlineNotice tone="done" title={answerLinkTexts.known} />}</div>
        {phase === "unacknowledged" && (
          <InlineNotice tone="needs-you" role="alert" title={answerLinkTexts.unsent(problem)} />
        )}
      </Stack>
    </section>
  );
}

function Changes({ page, children }: { page: MailPage; children?: ReactNode }) {
  const [first = answerLinkTexts.whatChanged, ...others] = changeTexts(page.changes.map(readChange), {
    day: dayText,
    city: cityOf,
  });
  return (
    <ChangeStrip label={answerLinkTexts.whatChanged} title={first} action={children}>
      {others.length > 0 && others.join(" · ")}
    </ChangeStrip>
  );
}

function Words({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <FrontPage>
      <Stack $gap={3} role="status">
        <Title>{title}</Title>
        <Muted>{text}</Muted>
      </Stack>
      {children && <Stack $gap={2}>{children}</Stack>}
    </FrontPage>
  );
}
