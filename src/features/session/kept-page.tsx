import type { ReactNode } from "react";
import { InlineNotice } from "../../ui/base/inline-notice";
import { PageGround } from "../../ui/shell/shell-frame";
import { outOfReachTexts, RetryButton } from "./out-of-reach";
import type { Session } from "./use-access";

/** A page that shows the device's stored data while the session cannot be restored. */
export const KeptPage = ({ session, children }: { session: Session; children: ReactNode }) => (
  <PageGround>
    <InlineNotice role="status" title={outOfReachTexts.title} actions={<RetryButton session={session} />}>
      {outOfReachTexts.why}
    </InlineNotice>
    {children}
  </PageGround>
);
