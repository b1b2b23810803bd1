import { keyframes, styled } from "goober";
import type { ReactNode } from "react";
import { type Mark, marks } from "../../../domain/schedule/attendance/attendance";
import { attendanceTexts } from "../../../domain/schedule/attendance/attendance-texts";
import { CheckIcon, ClockIcon, CloseIcon } from "../base/icons";
import { VisuallyHidden } from "../base/visually-hidden";
import { DialogFoot } from "../dialogs/dialog-foot";
import { Strip } from "./agenda-list";
import { Row } from "./answer-row";
import { Group } from "./segmented-answer";

export type MarkRowProps = {
  avatar: ReactNode;
  name: string;
  /** What the family said: "In · as usual". */
  said: string;
  mark: Mark | null;
  /** Not yet at the server. */
  isWaiting?: boolean;
  /** Undefined: nobody marks this player. */
  onMarked?: ((mark: Mark) => void) | undefined;
};

const signs = {
  present: <CheckIcon size={20} />,
  late: <ClockIcon size={20} />,
  absent: <CloseIcon size={20} />,
};
const looks = { present: "yes", late: "maybe", absent: "no" } as const;

/** One player, and three large buttons for a thumb. */
export const MarkRow = ({ avatar, name, said, mark, isWaiting = false, onMarked }: MarkRowProps) => (
  <Row as="li" data-answer-row="">
    {avatar}
    <span>
      <b>{name}</b>
      <small>
        {said}
        {isWaiting && mark !== null && <VisuallyHidden>, {attendanceTexts.waiting}</VisuallyHidden>}
      </small>
    </span>
    {onMarked && (
      <Marks role="group" aria-label={attendanceTexts.group(name)}>
        {marks.map((each) => (
          <button
            key={each}
            type="button"
            data-answer={looks[each]}
            data-waiting={(isWaiting && mark === each) || undefined}
            aria-pressed={mark === each}
            onClick={() => onMarked(each)}
          >
            {mark === each && signs[each]}
            <span>{attendanceTexts.words[each]}</span>
          </button>
        ))}
      </Marks>
    )}
  </Row>
);

const Marks = styled(Group)`
  /* Wide enough for a sign beside the longest word. */
  &&& { flex-basis: 19rem; }
  && > button { min-block-size: 56px; font-size: 1rem; white-space: nowrap; }
  && > [data-waiting] { border-style: dashed; }
`;

/** The players, one row each; rows outside the viewport are not laid out. */
export const MarkList = styled("ul")`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li + li { padding-block-start: var(--space-3); border-block-start: 1px solid var(--line); }
`;

/** How many are here, beside the button that fills the list. */
export const MarkFoot = styled(DialogFoot)`
  && { align-items: center; }
`;

const appear = keyframes`
  from { visibility: hidden; }
`;

/** What takes longer than a call usually does. */
export const WaitingStrip = styled(Strip)`
  animation: ${appear} 1.5s step-end;
`;
