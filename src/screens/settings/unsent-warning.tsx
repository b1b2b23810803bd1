import { type Unsent as UnsentChanges, unsentText } from "../../../domain/outbox/unsent";
import { Button } from "../../ui/base/button";
import { Stack } from "../../ui/base/page";
import { FormButtons } from "../../ui/fields/form";

type UnsentProps = {
  unsent: UnsentChanges;
  isSending: boolean;
  onBack: () => void;
  onDropped: () => void;
  onSent: () => void;
};

/** Warns that signing out deletes the outbox. */
export const Unsent = ({ unsent, isSending, onBack, onDropped, onSent }: UnsentProps) => (
  <Stack $gap={4}>
    <p role="status">{unsentText(unsent)}</p>
    <FormButtons>
      <Button kind="quiet" aria-disabled={isSending} onClick={onBack}>
        Back
      </Button>
      <Button kind="danger" aria-disabled={isSending} onClick={onDropped}>
        Drop them
      </Button>
      <Button isBusy={isSending} onClick={onSent}>
        Send first
      </Button>
    </FormButtons>
  </Stack>
);
