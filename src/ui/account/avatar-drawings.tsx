import { css } from "goober";
import type { ReactNode, SVGProps } from "react";
import { markPath } from "../brand/logo-shapes";

type DrawingProps = { size: number; title?: string | undefined };

/** For a person without a picture: a player in a cap, ink in light mode and chalk in dark mode. */
export const DefaultAvatar = (props: DrawingProps) => (
  <Drawing {...props} name="default">
    <circle cx="24" cy="24" r="24" fill="var(--line)" />
    <path
      fill="var(--text)"
      d="M8.7 42.5c1.5-7 7.7-11 15.3-11s13.8 4 15.3 11a24 24 0 0 1-30.6 0zM15.5 22a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0z"
    />
    <path
      fill="var(--signature)"
      stroke="var(--line)"
      strokeWidth="2"
      strokeLinejoin="round"
      d="M13.5 20.5a10.5 10.5 0 0 1 20.3-3.7l6.2 1.3c1.7.4 1.5 2.4-.2 2.4z"
    />
  </Drawing>
);

/** For a deleted account: a small ghost. */
export const LostSoulAvatar = (props: DrawingProps) => (
  <Drawing {...props} name="lost-soul">
    <circle cx="24" cy="24" r="24" fill="var(--line)" />
    <path
      fill="var(--raised)"
      stroke="var(--text-muted)"
      strokeWidth="2"
      strokeLinejoin="round"
      d="M13 23a11 11 0 0 1 22 0v15.5l-3.7-2.7-3.6 2.7-3.7-2.7-3.7 2.7-3.6-2.7-3.7 2.7z"
    />
    <ellipse cx="20" cy="22.5" rx="1.8" ry="2.6" fill="var(--text-muted)" />
    <ellipse cx="29" cy="22.5" rx="1.8" ry="2.6" fill="var(--text-muted)" />
    <path
      fill="none"
      stroke="var(--text-muted)"
      strokeWidth="2"
      strokeLinecap="round"
      d="M22 29.5c1.5-1.6 3.5-1.6 5 0"
    />
  </Drawing>
);

/** The product's own avatar, the only square one. */
export const ProductAvatar = (props: DrawingProps) => (
  <Drawing {...props} name="product">
    <rect width="48" height="48" fill="var(--signature)" />
    <path fill="var(--on-signature)" transform="translate(10.9 6.2) scale(0.41)" d={markPath} />
  </Drawing>
);

const Drawing = ({ size, title, name, children }: DrawingProps & { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: decoration is hidden, the rest is titled
  <svg
    viewBox="0 0 48 48"
    width={size}
    height={size}
    className={block()}
    focusable={false}
    data-avatar={name}
    {...voice(title)}
  >
    {title && <title>{title}</title>}
    {children}
  </svg>
);

const voice = (title: string | undefined): SVGProps<SVGSVGElement> =>
  title ? { role: "img" } : { "aria-hidden": true };

const block = () => css`
  display: block;
  flex: none;
`;
