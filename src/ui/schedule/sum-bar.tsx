import { keyframes, styled } from "goober";
import { type EventSum, fullSquad, sumParts } from "../../../domain/schedule/event/event-fact-texts";
import { answerTokens } from "./answer-tokens";

/** How many are in, maybe, out, and have not answered: as a bar, and in words below it. */
export function SumBar({ counts }: { counts: EventSum }) {
  const parts = sumParts(counts);
  const full = fullSquad(counts);
  return (
    <Sum>
      <span aria-hidden="true">
        {parts.map(
          ({ answer, count }) =>
            count > 0 && <i key={answer} data-sum={answer} style={{ flexGrow: count }} />,
        )}
      </span>
      <p>
        {parts.map(
          ({ answer, count, text }) => (count > 0 || answer === "yes") && <b key={answer}>{text}</b>,
        )}
        {full && <b data-full="">{full}</b>}
      </p>
    </Sum>
  );
}

const fill = keyframes`
  from { clip-path: inset(0 100% 0 0); }
`;

const Sum = styled("div")`
  ${answerTokens}
  display: grid;
  gap: var(--space-1);
  min-inline-size: 0;
  & > span { display: flex; gap: 3px; block-size: 12px; }
  & i { flex: 0 1 0; min-inline-size: 6px; border: 1.5px solid var(--text); border-radius: 3px; transition: flex-grow var(--motion-fade) var(--ease-out); }
  & i:first-child { border-start-start-radius: 6px; border-end-start-radius: 6px; }
  & i:last-child { border-start-end-radius: 6px; border-end-end-radius: 6px; }
  & [data-sum="yes"] { border-color: var(--answer-in-edge); background: var(--answer-in-surface); }
  & [data-sum="maybe"] { background: repeating-linear-gradient(135deg, var(--text) 0 2px, var(--raised) 2px 6px); }
  & [data-sum="no"] { background: var(--text); }
  & [data-sum="silent"] { border-style: dashed; border-color: var(--answer-open-edge); }
  & [data-sum="spot"] { border-style: dotted; border-color: var(--line-strong); }
  & p { display: flex; flex-wrap: wrap; color: var(--text-muted); font-size: var(--size-s); line-height: 1.35; }
  & b { font-weight: 600; }
  & [data-full] { color: var(--text); font-weight: 800; }
  /* A line that breaks does not begin with the dot. */
  & b::after { content: "·"; margin-inline: 0.35em; font-weight: 400; }
  & b:last-child::after { content: none; }
  @media (prefers-reduced-motion: no-preference) {
    & > span, & [data-full] { animation: ${fill} 0.6s var(--ease-out); }
  }
  @media (prefers-reduced-motion: reduce) {
    & i { transition: none; }
  }
  @media (forced-colors: active) {
    & i { forced-color-adjust: none; border-color: CanvasText; }
    & [data-sum="yes"] { background: Highlight; }
    & [data-sum="no"] { background: CanvasText; }
    & [data-sum="maybe"] { background: repeating-linear-gradient(135deg, CanvasText 0 2px, Canvas 2px 6px); }
    & [data-sum="silent"], & [data-sum="spot"] { background: none; }
  }
`;
