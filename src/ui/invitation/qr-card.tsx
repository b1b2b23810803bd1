import { styled } from "goober";
import { toSvgPath } from "lean-qr/extras/svg";
import { correction, generate } from "lean-qr/nano";
import { type ReactNode, useMemo } from "react";

export type QrCardProps = {
  /** The encoded link. */
  value: string;
  /** Accessible name of the code. */
  label: string;
  /** As large as the screen allows, to show to others. */
  isBright?: boolean;
  /** Shown below: the link or the code. */
  children?: ReactNode;
};

/** A QR code: dark on white in both modes, since many readers do not decode inverted ones. */
export function QrCard({ value, label, isBright = false, children }: QrCardProps) {
  const { path, size } = useMemo(() => draw(value), [value]);
  const side = size + 2 * quietZone;
  return (
    <Card data-bright={isBright || undefined}>
      <svg
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        role="img"
        aria-label={label}
        focusable={false}
      >
        <path d={path} />
      </svg>
      {children && <div>{children}</div>}
    </Card>
  );
}

/** White modules that the standard requires on each side. */
const quietZone = 4;

function draw(value: string) {
  const code = generate(value, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}

const Card = styled("figure")`
  color-scheme: light;
  forced-color-adjust: none;
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  inline-size: fit-content;
  max-inline-size: 100%;
  margin: 0;
  padding: var(--space-2);
  border: 2px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: #fff;
  color: var(--ink);
  & > svg { display: block; inline-size: 15rem; max-inline-size: 100%; block-size: auto; }
  & > svg > path { fill: var(--ink); }
  & > div { max-inline-size: 100%; padding: 0 var(--space-3) var(--space-3); overflow-wrap: anywhere; text-align: center; }
  & fieldset { justify-content: center; }
  &[data-bright] {
    inline-size: 100%;
    padding: var(--space-4);
    border: 0;
    border-radius: var(--radius-l);
  }
  &[data-bright] > svg { inline-size: min(100%, 70dvh); }
`;
