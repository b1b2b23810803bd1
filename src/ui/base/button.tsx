import { css, styled } from "goober";
import type { ComponentProps, ReactNode } from "react";
import { Mark } from "../brand/logo";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

export type ButtonLook = {
  kind?: ButtonKind;
  /** Leads the label. */
  icon?: ReactNode;
  /** Trails the label: a count, a hint such as "Soon". */
  aside?: ReactNode;
  isWide?: boolean;
};

export type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** The button's request is in progress: it keeps focus and size, and ignores presses. */
    isBusy?: boolean;
    /** Looks unavailable while its form is incomplete, but can be pressed: the form then shows what is missing. */
    isUnready?: boolean;
  };

export function Button({
  kind = "primary",
  icon,
  aside,
  isWide,
  isBusy,
  isUnready,
  onClick,
  children,
  type = "button",
  className,
  ...rest
}: ButtonProps) {
  const isOff = isBusy || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  return (
    <button
      {...rest}
      type={type}
      className={classes(kind, isWide, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isOff || isUnready || undefined}
      onClick={isOff ? refuse : onClick}
    >
      <Face icon={isBusy ? <Mark height={22} isBouncing /> : icon} aside={aside}>
        {children}
      </Face>
    </button>
  );
}

/** The button's content. */
export function Face({ icon, aside, children }: { icon: ReactNode; aside: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon && <Slot>{icon}</Slot>}
      <span>{children}</span>
      {aside && <Aside>{aside}</Aside>}
    </>
  );
}

/** A busy or unavailable button stays focusable, so a submit by Enter has to be prevented as well. */
const refuse = (event: { preventDefault: () => void }) => event.preventDefault();

export const classes = (kind: ButtonKind, isWide: boolean | undefined, className: string | undefined) =>
  [base(), kinds[kind](), isWide && wide(), className].filter(Boolean).join(" ");

const Slot = styled("span")`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
`;

const Aside = styled("span")`
  flex: none;
  margin-inline-start: auto;
  padding: 2px var(--space-2);
  border: 1.5px solid currentColor;
  border-radius: var(--radius-full);
  font-size: var(--size-s);
  font-stretch: 75%;
  line-height: 1.3;
  letter-spacing: 0.02em;
`;

const base = () => css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-3);
  min-block-size: var(--target);
  min-inline-size: var(--target);
  padding: var(--space-2) var(--space-4);
  border: 2px solid transparent;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--text);
  font-family: var(--font-display);
  font-size: 1.0625rem;
  font-weight: 800;
  font-stretch: 88%;
  line-height: 1.15;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: background-color var(--motion-quick) var(--ease-out), border-color var(--motion-quick) var(--ease-out), transform var(--motion-quick) var(--ease-out);
  &:active { transform: translateY(2px) scale(0.985); }
  &:disabled, &[aria-disabled="true"] { cursor: not-allowed; transform: none; }
  &[aria-busy="true"] { cursor: progress; }
  @media (prefers-reduced-motion: reduce) {
    &:active { transform: none; }
  }
`;

const off = `
  &:disabled, &[aria-disabled="true"]:not([aria-busy="true"]) {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--text-muted);
    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

const kinds: Record<ButtonKind, () => string> = {
  primary: () => css`
    background: var(--press, var(--signature));
    color: var(--on-press, var(--on-signature));
    @media (hover: hover) {
      &:hover { background: var(--press-strong, var(--signature-strong)); }
    }
    ${off}
  `,
  secondary: () => css`
    background: var(--raised);
    border-color: var(--line-strong);
    @media (hover: hover) {
      &:hover { border-color: var(--text); }
    }
    ${off}
  `,
  quiet: () => css`
    @media (hover: hover) {
      &:hover { background: var(--sunken); }
    }
    ${off}
    &:disabled, &[aria-disabled="true"]:not([aria-busy="true"]) { background: transparent; border-color: transparent; }
  `,
  danger: () => css`
    background: var(--danger-surface);
    border-color: var(--danger);
    color: var(--danger);
    @media (hover: hover) {
      &:hover { background: var(--raised); }
    }
    ${off}
  `,
};

const wide = () => css`
  justify-content: flex-start;
  padding-inline: var(--space-4);
  text-align: start;
  inline-size: 100%;
  min-block-size: 56px;
  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > span:only-child {
    flex: 1;
    text-align: center;
  }
`;
