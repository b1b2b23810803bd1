import { useState } from "react";
import { type Answer, answers } from "../../domain/schedule/answer/answer";
import { answerWords } from "../../domain/schedule/answer/answer-texts";
import { Button } from "../ui/base/button";
import { BoardCard, type BoardCardProps } from "../ui/schedule/board-card";
import { Board, BoardRoom } from "../ui/schedule/week-frame";
import type { GalleryEntry } from "./entry";
import { LargeText } from "./looks";

const still = () => {};

/** In a table of the width that a day has on a laptop. */
const Cell = (props: Partial<BoardCardProps>) => (
  <div style={{ inlineSize: "60rem", maxInlineSize: "100%" }}>
    <BoardRoom>
      <Board style={{ inlineSize: "20rem", minInlineSize: 0 }}>
        <tbody>
          <tr>
            <th scope="row">Maya</th>
            <td>
              <BoardCard
                href="#card"
                onOpened={still}
                colour="#1d2f6f"
                time="17:30"
                title="Practice"
                detail="Riverside"
                {...props}
              />
            </td>
          </tr>
        </tbody>
      </Board>
    </BoardRoom>
  </div>
);

const asked = { label: "Maya, Practice", open: answers, onAnswered: still };
const open = { is: "open", text: "No answer" } as const;

function Demo() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <Cell
      state={answer ? { is: answer, text: answerWords[answer] } : open}
      asked={answer ? null : { ...asked, onAnswered: setAnswer }}
    />
  );
}

export const boardCardEntry: GalleryEntry = {
  name: "Board card",
  group: "Schedule",
  states: [
    { name: "Try it", render: () => <Demo /> },
    { name: "No answer", render: () => <Cell state={open} asked={asked} /> },
    { name: "Only Out", render: () => <Cell state={open} asked={{ ...asked, open: ["no"] }} /> },
    { name: "In", render: () => <Cell state={{ is: "yes", text: "In" }} /> },
    { name: "Out", render: () => <Cell state={{ is: "no", text: "Out" }} /> },
    { name: "Will be sent", render: () => <Cell state={{ is: "queued", text: "Will be sent" }} /> },
    { name: "Clash", render: () => <Cell state={{ is: "yes", text: "In" }} isClashing /> },
    { name: "Called off", render: () => <Cell isOff detail="Called off: rain." /> },
    { name: "For staff", render: () => <Cell actions={<Button kind="secondary">Call off</Button>} /> },
    {
      name: "Large text",
      render: () => (
        <LargeText>
          <Cell state={open} asked={asked} />
        </LargeText>
      ),
    },
    {
      name: "Right to left",
      render: () => (
        <div dir="rtl">
          <Cell state={open} asked={asked} />
        </div>
      ),
    },
  ],
};
