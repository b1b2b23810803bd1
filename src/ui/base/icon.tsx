import { css } from "goober";
import type { ComponentType, ReactNode, SVGProps } from "react";

export type IconProps = {
  /** Pixels, or any CSS length; `1em` follows the text. */
  size?: number | string;
  /** The accessible name. Without a title the icon is decorative and hidden from screen readers. */
  title?: string | undefined;
  className?: string | undefined;
};

export type Icon = (props: IconProps) => ReactNode;

type Drawing = Omit<SVGProps<SVGSVGElement>, "stroke"> & {
  size?: number | string;
  stroke?: number | string;
  title?: string;
};

type Source = { drawing: ComponentType<Drawing> } | { paths: readonly string[] };

/**
 * The frame of every icon: 24-unit grid, stroke 1.5, hidden from screen readers unless titled.
 * Takes a Tabler drawing or paths of our own. Arrows and doors are mirrored where the text runs the other way.
 */
export function IconFrame({
  size = 24,
  title,
  className = "",
  isMirrored = false,
  ...source
}: IconProps & Source & { isMirrored?: boolean }) {
  const drawing: Drawing = {
    size,
    stroke: 1.5,
    className: `${isMirrored ? mirrored() : upright()} ${className}`.trim(),
    focusable: false,
    ...(title ? { title, role: "img" } : { "aria-hidden": true }),
  };
  return "paths" in source ? (
    <OwnDrawing {...drawing} paths={source.paths} />
  ) : (
    <source.drawing {...drawing} />
  );
}

const OwnDrawing = ({ size, stroke, title, paths, ...rest }: Drawing & { paths: readonly string[] }) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: the frame hides untitled icons from screen readers
  <svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...rest}
  >
    {title && <title>{title}</title>}
    {paths.map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);

const upright = () => css`
  display: block;
  flex: none;
`;

const mirrored = () => css`
  display: block;
  flex: none;
  &:dir(rtl) { transform: scaleX(-1); }
`;
