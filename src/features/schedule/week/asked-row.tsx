import { useCallback, useState, useSyncExternalStore } from "react";
import { answerTexts } from "../../../../domain/schedule/answer/answer-texts";
import { eventTitle } from "../../../../domain/schedule/event/event-fact-texts";
import { agendaTexts, clashText } from "../../../../domain/schedule/week/agenda-texts";
import {
  type AskedPlayer,
  type AskedRow,
  askedTexts,
  askedWhen,
  missingOf,
} from "../../../../domain/schedule/week/asked-players";
import { selectPhase } from "../../../../machines/schedule/answer.machine";
import { Button } from "../../../ui/base/button";
import { AlertIcon } from "../../../ui/base/icons";
import { inPlace } from "../../../ui/base/in-place";
import { ListRow } from "../../../ui/base/list-row";
import { Muted } from "../../../ui/base/page";
import { VisuallyHidden } from "../../../ui/base/visually-hidden";
import { AskedEvents } from "../../../ui/schedule/asked-events";
import { zoneBeside } from "../../../ui/schedule/device-clock";
import { CapAvatar } from "../../../ui/team/cap-avatar";
import { AnswerControl } from "../answer/answer-control";
import type { OfSchedule } from "./home-hero";
import { type Answers, answerLabel } from "./schedule-card";
import { useScheduleFacts } from "./use-schedule";

type AskedPlayerRowProps = OfSchedule & { player: AskedPlayer };

/** The missing answers of one person in one row, given by one press; unfolded, one row for each event, where each can be changed. */
export function AskedPlayerRow({ player, ...ports }: AskedPlayerRowProps) {
  const { schedule } = ports;
  const { window, answers } = useScheduleFacts(schedule);
  const [isOpen, setOpen] = useState(false);
  const missing = missingOf(player);
  const phases = usePhases(answers, missing);
  const open = missing.filter((_, at) => phases[at] === "unanswered");
  const isSending = phases.includes("sending");
  const name = player.isMe ? answerTexts.me : player.name;
  const detail = detailOf(player, missing.length, open.length === 0 && phases.includes("queued"));
  const [first] = player.rows;
  const team = window?.teams.find(({ id }) => id === first?.event.team_id);
  return (
    <ListRow
      start={
        player.isClashing ? (
          <AlertIcon />
        ) : (
          <CapAvatar
            team={team}
            number={first?.part.number}
            initial={[...player.name][0] ?? ""}
            isMine
            size={40}
          />
        )
      }
      title={
        <>
          {name} <VisuallyHidden>{detail}</VisuallyHidden>
        </>
      }
      detail={<span aria-hidden>{detail}</span>}
      isUnfolded={isOpen}
      onPressed={() => setOpen(!isOpen)}
      end={
        !player.isClashing &&
        (open.length > 0 || isSending) && (
          <Button
            kind="secondary"
            isBusy={isSending}
            aria-label={`${askedTexts.allIn(missing.length)}, ${name}`}
            onClick={() => schedule.send({ type: "in-for-all.pressed", answers: open })}
          >
            {askedTexts.allIn(missing.length)}
          </Button>
        )
      }
      below={
        isOpen && (
          <>
            {player.clash && <Muted>{clashText(player.clash, zoneBeside)}</Muted>}
            <AskedEvents>
              {player.rows.map((row) => (
                <EventRow key={row.key} row={row} answers={answers} {...ports} />
              ))}
            </AskedEvents>
          </>
        )
      }
    />
  );
}

function detailOf({ isClashing }: AskedPlayer, missing: number, isQueued: boolean): string {
  if (isQueued) return answerTexts.queued;
  if (missing === 0) return askedTexts.none;
  return isClashing ? agendaTexts.twoPlaces : askedTexts.missing(missing);
}

type EventRowProps = OfSchedule & { row: AskedRow; answers: Answers };

function EventRow({ row: { key, event, part }, answers, schedule, hrefOf, onOpened, now }: EventRowProps) {
  const { window } = useScheduleFacts(schedule);
  const ref = answers[key];
  const href = hrefOf(event);
  if (!ref) return null;
  return (
    <li>
      <AnswerControl
        of={ref}
        event={event}
        name={part.first_name}
        label={answerLabel(part.first_name, event)}
        avatar={null}
        title={
          <a href={href} onClick={inPlace(() => onOpened(href))}>
            {eventTitle(event)}
          </a>
        }
        when={askedWhen(event, {
          team: window?.teams.find(({ id }) => id === event.team_id)?.name,
          zone: zoneBeside(event),
        })}
        now={now}
      />
    </li>
  );
}

/** The states of these answers, in their order. */
function usePhases(answers: Answers, keys: readonly string[]): readonly string[] {
  const id = keys.join();
  const refs = () => id.split(",").map((key) => answers[key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are in the text
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscriptions = refs().flatMap((ref) => ref?.subscribe(listener) ?? []);
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
    [answers, id],
  );
  return useSyncExternalStore(subscribe, () =>
    refs()
      .map((ref) => (ref ? selectPhase(ref.getSnapshot()) : ""))
      .join(),
  ).split(",");
}
