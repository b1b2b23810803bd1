import { readThread } from "../effects/invitation/invitation-thread.effects";
import { ThreadLine } from "../ui/invitation/thread-line";

/** The line of the invitation that somebody signs in for. */
export function invitationContext(stored: unknown) {
  const thread = readThread(stored);
  return thread && <ThreadLine {...thread} />;
}
