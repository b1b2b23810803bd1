import { Button } from "../../ui/base/button";
import { HiddenUsername } from "../../ui/fields/form";

/** The entered address; pressing it goes back to change it. */
export function ShownAddress({ emailAddress, onPressed }: { emailAddress: string; onPressed: () => void }) {
  return (
    <>
      <HiddenUsername emailAddress={emailAddress} />
      <Button kind="secondary" isWide aside="Change" onClick={onPressed}>
        {emailAddress}
      </Button>
    </>
  );
}
