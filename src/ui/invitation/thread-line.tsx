import { styled } from "goober";
import { joinSteps, joinStepText, type TeamThread } from "../../../domain/invitation/join-thread";
import { userText } from "../base/user-text";
import { Crest, initialOf } from "../team/crest";

/** Whom a request to join is for, and its step; stays in sight while the page scrolls. */
export const ThreadLine = ({ team, text, step }: TeamThread) => (
  <Line>
    <Crest team={team} size={40} initial={initialOf(team)} />
    <span>
      <b>{text}</b>
      {step !== null && <small>{joinStepText(step)}</small>}
    </span>
    {step !== null && (
      <span aria-hidden="true">
        {Array.from({ length: joinSteps }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are their numbers
          <i key={at} data-done={at < step || undefined} />
        ))}
      </span>
    )}
  </Line>
);

/* A span, since a dialog's description is a paragraph. */
const Line = styled("span")`
  /* What is focused does not hide below it. */
  html:has(&) { scroll-padding-block-start: 5rem; }
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  margin-inline: calc(-1 * var(--space-2));
  padding: var(--space-2);
  border-block-end: 2px solid var(--line);
  background: var(--page);
  /* In a dialog's head, which does not scroll. */
  dialog & { position: static; margin: 0; padding: 0 0 var(--space-2); border: 0; background: none; }
  & > svg { flex: none; }
  & > span:first-of-type { display: grid; flex: 1 1 8rem; min-inline-size: 0; ${userText} }
  & b { color: var(--text); font: 800 var(--size-m) / 1.25 var(--font-display); font-stretch: 88%; }
  & small { color: var(--text-muted); font-size: var(--size-s); line-height: 1.3; }
  & > [aria-hidden] { display: flex; gap: 4px; }
  & i { inline-size: 20px; block-size: 8px; border: 2px solid var(--line-strong); border-radius: 4px; }
  & i[data-done] { border-color: var(--text); background: var(--signature); }
  @media (forced-colors: active) {
    & i[data-done] { background: Highlight; }
  }
`;
