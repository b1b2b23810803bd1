import { Button } from "../../ui/base/button";
import { FormButtons } from "../../ui/fields/form";

/** Leads from a page of the family back to the list. */
export const BackButton = ({ onBack }: { onBack: () => void }) => (
  <FormButtons>
    <Button kind="quiet" onClick={onBack}>
      Back
    </Button>
  </FormButtons>
);
