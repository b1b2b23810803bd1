import { styled } from "goober";

/** A column of a form's fields. */
export const Form = styled("form")`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
`;

/** A form's buttons: the primary one is last and wraps below on a narrow screen. */
export const FormButtons = styled("div")`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
  padding-block-start: var(--space-2);
  & > [type="submit"] { flex: 1 1 9rem; }
`;

/** Hidden field that tells password managers which account the form is about. */
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
