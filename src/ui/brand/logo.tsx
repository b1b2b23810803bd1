import { keyframes, styled } from "goober";
import { product } from "../../../domain/base/product";
import { markPath, wordmark } from "./logo-shapes";

type MarkProps = {
  height?: number;
  isBouncing?: boolean;
  /** How often it bounces, for something to celebrate. */
  bounces?: number;
};

/** The brand's mark. Decorative, so the name has to be next to it. `isBouncing` animates it. */
export function Mark({ height = 32, isBouncing = false, bounces }: MarkProps) {
  return (
    <MarkSvg
      viewBox="0 0 64 84"
      width={(height * 64) / 84}
      height={height}
      aria-hidden="true"
      data-bouncing={isBouncing || bounces !== undefined || undefined}
      style={bounces === undefined ? undefined : { animationIterationCount: bounces }}
    >
      <path d={markPath} />
    </MarkSvg>
  );
}

/** The wordmark. Its drop has the colour `--logo-drop`, else that of the letters. */
export function Logo({ height = 40 }: { height?: number }) {
  return (
    <WordmarkSvg
      viewBox={wordmark.viewBox}
      width={(height * 833) / 558}
      height={height}
      role="img"
      aria-label={product.name}
    >
      <path d={wordmark.d + wordmark.r + wordmark.i + wordmark.p} />
      <g transform={wordmark.drop}>
        <path className="drop" d={markPath} />
      </g>
    </WordmarkSvg>
  );
}

const bounce = keyframes`
  0%, 100% { transform: none; animation-timing-function: cubic-bezier(0.2, 0.7, 0.4, 1); }
  8% { transform: scale(1.14, 0.86); }
  50% { transform: translateY(-55%) scale(0.94, 1.06); animation-timing-function: cubic-bezier(0.6, 0, 0.8, 0.3); }
`;

const MarkSvg = styled("svg")`
  display: block;
  flex: none;
  overflow: visible;
  fill: currentColor;
  transform-origin: 50% 100%;
  &[data-bouncing] { animation: ${bounce} 0.62s infinite; }
  @media (prefers-reduced-motion: reduce) {
    &[data-bouncing] { animation: none; }
  }
`;

const WordmarkSvg = styled("svg")`
  display: block;
  overflow: visible;
  fill: currentColor;
  .drop { fill: var(--logo-drop, currentColor); }
`;
