import { keyframes, styled } from "goober";
import type { ReactNode } from "react";
import { UpIcon } from "./feed-icons";

/** The section of the posts. */
export const FeedSection = styled("section")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
  max-inline-size: 44rem;
`;

/** The posts, one below the other. */
export const FeedColumn = styled("div")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  min-inline-size: 0;
`;

export type NewPlaysProps = {
  /** Null: none wait. */
  text: string | null;
  onPressed: () => void;
};

/** The head of the posts, and over them a button while new ones wait: it is always there, so that nothing moves when it comes. */
export const NewPlays = ({ text, onPressed }: NewPlaysProps) => (
  <Above data-head="">
    {text !== null && (
      <Pill type="button" onClick={onPressed}>
        <UpIcon size={20} />
        {text}
      </Pill>
    )}
  </Above>
);

/** Nothing was posted yet. */
export const EmptyPlays = ({
  title,
  line,
  children,
}: {
  title: string;
  line: string;
  children?: ReactNode;
}) => (
  <Empty>
    <b>{title}</b>
    <p>{line}</p>
    {children && <div>{children}</div>}
  </Empty>
);

/** As high as two short posts. What loads fast shows nothing. */
export const CardSkeletons = ({ label }: { label: string }) => (
  <div role="status" aria-label={label}>
    <Blank aria-hidden="true">
      <i />
      <i />
      <i />
    </Blank>
    <Blank aria-hidden="true">
      <i />
      <i />
      <i />
    </Blank>
  </div>
);

const Above = styled("div")`
  position: sticky;
  z-index: 1;
  inset-block-start: calc(var(--strip, 0px) + var(--space-3));
  display: grid;
  justify-items: center;
  block-size: 0;
`;

const drop = keyframes`
  from { opacity: 0; translate: 0 -12px; }
`;

const Pill = styled("button")`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  inline-size: max-content;
  max-inline-size: 100%;
  min-block-size: var(--target);
  padding: 0 var(--space-4) 0 var(--space-3);
  border: 2px solid light-dark(var(--page), var(--line-strong));
  border-radius: var(--radius-full);
  background: var(--ink);
  color: var(--chalk);
  box-shadow: var(--shadow-raised);
  font: 800 1rem / 1.2 var(--font-display);
  font-stretch: 88%;
  cursor: pointer;
  animation: ${drop} var(--motion-fade) var(--ease-bounce);
  & > svg { color: var(--signature); }
  @media (hover: hover) {
    &:hover { background: var(--signature); color: var(--on-signature); }
    &:hover > svg { color: inherit; }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Empty = styled("div")`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  padding: var(--space-5) var(--space-4);
  border: 2px dashed var(--line);
  border-radius: var(--radius-m);
  & > b { font: 800 var(--size-l) / 1.2 var(--font-display); }
  & > p { color: var(--text-muted); }
  & > div { padding-block-start: var(--space-3); }
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Blank = styled("div")`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  block-size: 11.5rem;
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--raised);
  animation: ${appear} var(--motion-fade) 300ms ease-out both;
  & + & { margin-block-start: var(--space-3); }
  & > i { display: block; block-size: 0.875rem; border-radius: var(--radius-full); background: var(--skeleton); }
  & > i:first-child { inline-size: min(60%, 12rem); block-size: 2.5rem; }
  & > i:last-child { inline-size: 70%; }
  @media (prefers-reduced-motion: reduce) {
    animation-name: none;
  }
  @media (forced-colors: active) {
    & > i { border: 1px solid GrayText; }
  }
`;
