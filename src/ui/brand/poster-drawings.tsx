import type { ReactNode } from "react";
import { markPath } from "./logo-shapes";

/** A pitch from above, and the drop bouncing across it. */
export const FieldDrawing = () => (
  <Drawing>
    <g stroke="var(--drawing-line)" strokeWidth="6">
      <circle cx="200" cy="150" r="92" />
      <path d="M200-900v2100M-1400 150h3200" />
    </g>
    <path
      stroke="var(--drawing-spot)"
      strokeWidth="5"
      strokeDasharray="1 13"
      d="M8 262c14-74 62-74 76 0c20-112 92-112 112 0c16-96 62-132 100-150"
    />
    <path fill="var(--drawing-spot)" transform="translate(272 14) rotate(28 32 42) scale(1.5)" d={markPath} />
  </Drawing>
);

/** The infield, and the run to first base. */
export const BasesDrawing = () => (
  <Drawing>
    <path stroke="var(--drawing-line)" strokeWidth="6" d="M200 274L318 156L200 38L82 156z" />
    <path stroke="var(--drawing-line)" strokeWidth="6" d="M318 156L420 54M82 156L-20 54" />
    <circle cx="200" cy="160" r="15" stroke="var(--drawing-line)" strokeWidth="6" />
    <path fill="var(--drawing-line)" d="M200 12l26 26l-26 26l-26-26zM82 130l26 26l-26 26l-26-26z" />
    <path fill="var(--drawing-line)" d="M178 256h44v20l-22 22l-22-22z" />
    <path
      stroke="var(--drawing-line)"
      strokeWidth="6"
      fill="var(--drawing-spot)"
      d="M318 110l46 46l-46 46l-46-46z"
    />
    <path
      stroke="var(--drawing-line)"
      strokeWidth="5"
      strokeDasharray="1 13"
      d="M238 276c34-10 56-30 72-62"
    />
  </Drawing>
);

/** Two speech bubbles. */
export const ChatDrawing = () => (
  <Drawing>
    <path
      fill="var(--drawing-spot)"
      d="M52 26h196a36 36 0 0 1 36 36v66a36 36 0 0 1-36 36H112l-50 42v-43a36 36 0 0 1-46-35V62a36 36 0 0 1 36-36z"
    />
    <path
      fill="var(--raised)"
      stroke="var(--drawing-line)"
      strokeWidth="6"
      d="M226 122h120a34 34 0 0 1 34 34v54a34 34 0 0 1-30 34v40l-46-40h-78a34 34 0 0 1-34-34v-54a34 34 0 0 1 34-34z"
    />
    <g fill="currentColor">
      <circle cx="246" cy="183" r="9" />
      <circle cx="286" cy="183" r="9" />
      <circle cx="326" cy="183" r="9" />
    </g>
    <path fill="var(--ink)" transform="translate(74 46) scale(1.12)" d={markPath} />
    <path stroke="var(--ink)" strokeWidth="12" d="M166 82h74M166 112h44" />
  </Drawing>
);

/** Four weeks with one game. */
export const WeeksDrawing = () => (
  <Drawing>
    {Array.from({ length: 28 }, (_, day) => ({
      day,
      x: (day % 7) * 57 + 1,
      y: Math.floor(day / 7) * 72 + 6,
    })).map(({ day, x, y }) => (
      <rect
        key={day}
        x={x}
        y={y}
        width="48"
        height="62"
        rx="12"
        fill={day === 19 ? "var(--drawing-spot)" : day % 7 === 6 ? "var(--drawing-line)" : "var(--sunken)"}
      />
    ))}
    <path fill="var(--ink)" transform="translate(292 158) scale(0.6)" d={markPath} />
    <path stroke="var(--attention)" strokeWidth="7" d="M64 100l28 28m0-28l-28 28M178 172l28 28m0-28l-28 28" />
    <circle cx="140" cy="40" r="17" stroke="var(--attention)" strokeWidth="7" />
  </Drawing>
);

/** A ringing bell. */
export const BellDrawing = () => (
  <Drawing>
    <g transform="rotate(-14 200 40)">
      <path
        fill="var(--drawing-line)"
        d="M200 26a16 16 0 0 1 16 16c44 8 66 42 66 88c0 44 10 62 30 82H88c20-20 30-38 30-82c0-46 22-80 66-88a16 16 0 0 1 16-16z"
      />
      <path fill="var(--drawing-spot)" d="M164 226h72a36 36 0 0 1-72 0z" />
      <path stroke="var(--attention)" strokeWidth="7" d="M150 150c0-34 12-54 34-62" />
    </g>
    <g stroke="var(--drawing-line)" strokeWidth="8">
      <path d="M62 96c-14 26-18 54-12 84M26 80c-18 36-24 76-14 118" />
      <path d="M322 52c20 16 34 38 40 64M346 18c28 22 48 54 56 92" />
    </g>
  </Drawing>
);

const Drawing = ({ children }: { children: ReactNode }) => (
  <svg
    viewBox="0 0 400 300"
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {children}
  </svg>
);
