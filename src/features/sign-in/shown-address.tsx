import { Button } from "../../ui/base/button";
import { UsernameInput } from "../../ui/fields/form";

/** The address that the form is about: pressing it goes back to change it. */
export function ShownAddress({ emailAddress, onPressed }: { emailAddress: string; onPressed: () => void }) {
  return (
    <>
      <UsernameInput
        type="email"
        name="username"
        autoComplete="username"
        value={emailAddress}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <Button kind="secondary" isWide aside="Change" onClick={onPressed}>
        {emailAddress}
      </Button>
    </>
  );
}
