import { useSelector } from "@xstate/react";
import type { ActorRefFrom } from "xstate";
import type { MailPage, MailPlayer } from "../../../domain/answer-link/answer-link";
import {
  answerLinkTexts,
  rowLabel,
  rowStatus,
  savedText,
  theyAnswered,
} from "../../../domain/answer-link/answer-link-texts";
import { answerTexts } from "../../../domain/schedule/answer/answer-texts";
import { answerNoteLength } from "../../../domain/schedule/limits";
import {
  type answerLinkMachine,
  selectNotes,
  selectPhase,
  selectProblem,
  selectSaid,
} from "../../../machines/answer-link/answer-link.machine";
import { Button } from "../../ui/base/button";
import { InlineNotice } from "../../ui/base/inline-notice";
import { Form, FormButtons } from "../../ui/fields/form";
import { TextField } from "../../ui/fields/text-field";
import { AnswerRow, NoteLine } from "../../ui/schedule/answer-row";
import { clockOf, whenOf } from "../../ui/schedule/device-clock";
import { CapAvatar } from "../../ui/team/cap-avatar";

export type LinkActor = ActorRefFrom<typeof answerLinkMachine>;

type LinkRowProps = { actor: LinkActor; page: MailPage; player: MailPlayer };

/** One player of the page: the three answers, and a word for the coach. */
export function LinkRow({ actor, page, player }: LinkRowProps) {
  const phase = useSelector(actor, selectPhase);
  const said = useSelector(actor, selectSaid);
  const { membership_id: membershipId, first_name: name, answer, source } = player;
  const isPressed = said?.membershipId === membershipId;
  const isSending = isPressed && (phase === "answering" || phase === "limited");
  const when = player.answered_at === null ? "" : whenOf(player.answered_at, Date.now());
  const isFree = phase !== "answering" && phase !== "limited" && phase !== "differing";
  return (
    <AnswerRow
      avatar={<CapAvatar team={page.team} number={player.number} initial={[...name][0] ?? ""} isMine />}
      name={name}
      label={rowLabel(name, page)}
      saved={answer}
      pending={isSending ? { answer: said.answer, state: "sending" } : null}
      isForOldTime={player.is_for_old_time}
      open={page.open}
      status={isSending ? answerTexts.sending : rowStatus(page, player, when)}
      tone={page.closed !== null ? "locked" : answer === null || player.is_for_old_time ? "open" : "plain"}
      onAnswered={(pressed) => actor.send({ type: "answer.pressed", membershipId, answer: pressed })}
    >
      {isPressed && <Outcome actor={actor} player={player} when={when} />}
      {isFree && page.open.length > 0 && source !== "away" && (
        <Word actor={actor} page={page} player={player} />
      )}
    </AnswerRow>
  );
}

function Outcome({ actor, player, when }: { actor: LinkActor; player: MailPlayer; when: string }) {
  const phase = useSelector(actor, selectPhase);
  const said = useSelector(actor, selectSaid);
  const problem = useSelector(actor, selectProblem);
  if (phase === "differing" && said)
    return (
      <InlineNotice
        tone="needs-you"
        role="alert"
        title={theyAnswered(player, when)}
        actions={
          <>
            <Button kind="secondary" onClick={() => actor.send({ type: "theirs.left" })}>
              {answerTexts.leaveIt}
            </Button>
            <Button onClick={() => actor.send({ type: "mine.insisted" })}>
              {answerTexts.makeIt(said.answer)}
            </Button>
          </>
        }
      />
    );
  if (phase === "unsent")
    return (
      <InlineNotice
        tone="needs-you"
        role="alert"
        title={answerLinkTexts.unsent(problem)}
        actions={
          <Button kind="secondary" onClick={() => actor.send({ type: "retry.pressed" })}>
            {answerLinkTexts.tryAgain}
          </Button>
        }
      />
    );
  // Spoken by the page, which has the region from the start.
  if (phase === "saved")
    return <InlineNotice tone="done" title={<span aria-hidden="true">{savedWords(player)}</span>} />;
  return null;
}

/** "Saved at 8:14. Game on!" */
export const savedWords = (player: MailPlayer | undefined): string =>
  player?.answer && player.answered_at !== null ? savedText(player.answer, clockOf(player.answered_at)) : "";

/** A note that staff and the player's guardians read. It goes along with an answer, or follows it. */
function Word({ actor, page, player }: LinkRowProps) {
  const { membership_id: membershipId, answer, note } = player;
  const text = useSelector(actor, selectNotes)[membershipId];
  const isAnswered = answer !== null && page.open.includes(answer);
  if (text === undefined)
    return (
      <NoteLine>
        {note !== null && <q>{note}</q>}
        <Button
          kind="quiet"
          onClick={() => actor.send({ type: "note.typed", membershipId, text: note ?? "" })}
        >
          {note === null ? answerLinkTexts.word : answerTexts.changeNote}
        </Button>
      </NoteLine>
    );
  const isLong = text.trim().length > answerNoteLength;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: "note.sent", membershipId });
      }}
      noValidate
    >
      <TextField
        label={answerLinkTexts.word}
        name={`note ${membershipId}`}
        value={text}
        max={answerNoteLength}
        hint={isAnswered ? undefined : answerLinkTexts.wordFirst}
        message={isLong ? { tone: "problem", text: answerLinkTexts.tooLong } : null}
        onEntered={(typed) => actor.send({ type: "note.typed", membershipId, text: typed })}
        enterKeyHint="send"
      />
      <FormButtons>
        <Button kind="quiet" onClick={() => actor.send({ type: "note.dropped", membershipId })}>
          {answerLinkTexts.leaveWord}
        </Button>
        {isAnswered && (
          <Button type="submit" kind="secondary">
            {answerLinkTexts.send}
          </Button>
        )}
      </FormButtons>
    </Form>
  );
}
