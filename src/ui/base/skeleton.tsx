import { keyframes, styled } from "goober";

export type SkeletonProps = {
  rows: number;
  /** What is loading, for screen readers. */
  label: string;
};

/** Placeholder for rows. Its animation starts after a delay, so that short waits do not flicker. */
export const Skeleton = ({ rows, label }: SkeletonProps) => (
  <div role="status" aria-label={label}>
    {Array.from({ length: rows }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical
      <Blank key={index} aria-hidden="true">
        <i />
        <span>
          <i />
          <i />
        </span>
      </Blank>
    ))}
  </div>
);

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

const Blank = styled("div")`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 56px;
  padding: var(--space-2) var(--space-3);
  & i { display: block; border-radius: var(--radius-full); background: var(--skeleton); animation: ${breathe} 1.6s 0.6s ease-in-out infinite; }
  & > i { flex: none; inline-size: 40px; block-size: 40px; }
  & > span { display: grid; flex: 1; gap: var(--space-2); }
  & > span > i { inline-size: min(100%, 11rem); block-size: 0.875rem; }
  & > span > i + i { inline-size: min(70%, 7rem); block-size: 0.75rem; }
  @media (prefers-reduced-motion: reduce) {
    & i { animation: none; }
  }
  @media (forced-colors: active) {
    & i { border: 1px solid GrayText; }
  }
`;
