import { styled } from "goober";

/** A form's fields below each other. */
export const Form = styled("form")`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

/** The buttons of a form: the way on stands last, and wraps below on a narrow screen. */
export const FormButtons = styled("div")`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding-block-start: var(--space-2);
  & > [type="submit"] { flex: 1 1 9rem; }
`;

/** Out of sight, still read by password managers: whose password this form is about. */
export const HiddenUsername = ({ emailAddress }: { emailAddress: string }) => (
  <OutOfSight
    type="email"
    name="username"
    autoComplete="username"
    value={emailAddress}
    readOnly
    tabIndex={-1}
    aria-hidden="true"
  />
);

const OutOfSight = styled("input")`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
