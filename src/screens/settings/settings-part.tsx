import { type ReactNode, Suspense } from "react";
import { Button } from "../../ui/base/button";
import { Stack } from "../../ui/base/page";
import { RouteBoundary } from "../../ui/base/route-boundary";
import { Skeleton } from "../../ui/base/skeleton";
import { FormButtons } from "../../ui/fields/form";

type PartProps = {
  what: string;
  label?: string;
  rows?: number;
  onBack: () => void;
  children: ReactNode;
};

/** A part with a machine of its own. A failed dynamic import is not fetched again; the address opens the settings after a reload. */
export const Part = ({ what, label = what, rows = 3, onBack, children }: PartProps) => (
  <RouteBoundary
    route="part"
    fallback={
      <Answer onBack={onBack} action="Try again" onAction={() => location.reload()}>
        {what} missed the bus. Check your connection and try again.
      </Answer>
    }
  >
    <Suspense fallback={<Skeleton rows={rows} label={label} />}>{children}</Suspense>
  </RouteBoundary>
);

type AnswerProps = { children: ReactNode; onBack: () => void; action?: string; onAction?: () => void };

/** A message with its buttons. */
export const Answer = ({ children, onBack, action, onAction }: AnswerProps) => (
  <Stack $gap={4}>
    <p role="status">{children}</p>
    <FormButtons>
      <Button kind="quiet" onClick={onBack}>
        Back
      </Button>
      {action && (
        <Button kind="danger" onClick={onAction}>
          {action}
        </Button>
      )}
    </FormButtons>
  </Stack>
);
