import { styled } from "goober";
import type { ReactNode } from "react";

export type AvatarStackProps = {
  /** Avatars, caps or crests of one size; three are shown. */
  faces: readonly { id: string; face: ReactNode }[];
  /** Pixels of each side. */
  size?: number;
  /** Names all of them. Without a label the stack is decorative, since the names are usually next to it. */
  label?: string | undefined;
};

/** Overlapping faces, with the number of those not shown. */
export function AvatarStack({ faces, size = 32, label }: AvatarStackProps) {
  const rest = faces.length - shown;
  return (
    <Stack $overlap={size / 4} {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}>
      {faces.slice(0, shown).map(({ id, face }) => (
        <span key={id}>{face}</span>
      ))}
      {rest > 0 && (
        <b dir="ltr" style={{ minInlineSize: size, blockSize: size, fontSize: Math.max(12, size * 0.4) }}>
          +{rest}
        </b>
      )}
    </Stack>
  );
}

const shown = 3;

const Stack = styled("span")<{ $overlap: number }>`
  display: inline-flex;
  flex: none;
  isolation: isolate;
  padding: 2px;
  & > * {
    border-radius: var(--radius-full);
    background: var(--page);
    box-shadow: 0 0 0 2px var(--page);
  }
  & > * + * { margin-inline-start: -${({ $overlap }) => $overlap}px; }
  & > b {
    display: grid;
    place-items: center;
    padding-inline: 4px;
    background: var(--text);
    color: var(--page);
    font-family: var(--font-display);
    font-weight: 800;
    font-stretch: 88%;
    font-variant-numeric: tabular-nums;
  }
  @media (forced-colors: active) {
    & > b { border: 1px solid; }
  }
`;
