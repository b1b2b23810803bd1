import { styled } from "goober";

export type CapAvatarProps = {
  /** The player's number. Without one the cap shows the initial. */
  number?: number | string | null | undefined;
  initial: string;
  /** The person's own child is shown in lime. */
  isMine?: boolean;
  /** Pixels of each side. */
  size?: number;
  /** Names the child. Without a label it is decorative, since the name is usually next to it. */
  label?: string | undefined;
};

/** A child's avatar: a cap, since no photos of children are stored. */
export function CapAvatar({ number = null, initial, isMine = false, size = 40, label }: CapAvatarProps) {
  const sign = number === null ? initial : String(number);
  return (
    <Drawing
      viewBox="0 0 48 48"
      width={size}
      height={size}
      focusable={false}
      data-mine={isMine || undefined}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <circle cx="24" cy="24" r="24" />
      <path data-dome="" d="M8.5 33V25.5a15.5 16 0 0 1 31 0V33z" />
      <path
        data-brim=""
        d="M5.5 36.5c3-5.5 10-8 18.500-8s15.5 2.500 18.500 8c.6 1.300-.4 2.300-1.800 1.900c-5-1.500-10.500-2.300-16.700-2.300s-11.700.8-16.700 2.300c-1.400.4-2.400-.6-1.800-1.900z"
      />
      <text x="24" y="27" textAnchor="middle">
        {sign}
      </text>
    </Drawing>
  );
}

const Drawing = styled("svg")`
  display: block;
  flex: none;
  forced-color-adjust: none;
  & > circle { fill: var(--line); }
  & > [data-dome] { fill: light-dark(#fffefa, #e9e6da); stroke: var(--ink); stroke-width: 1.5px; }
  &[data-mine] > [data-dome] { fill: var(--signature); }
  & > [data-brim] { fill: var(--ink); }
  & > text { fill: var(--ink); font: 800 17px var(--font-display); font-stretch: 88%; letter-spacing: -0.03em; }
`;
