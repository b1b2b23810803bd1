import {
  type Ask,
  type InvitationOffer,
  type InvitationPreview,
  joinersOf,
  type Kid,
} from "../../domain/invitation/join";
import { invitationContext, namesOfJoiners } from "../../domain/invitation/join-thread";

type Named = {
  ask: Ask | null;
  preview: InvitationPreview | null;
  offer: InvitationOffer | null;
  ticked: readonly string[];
  kids: readonly Kid[];
};

/** First names of whom the request is for; of an invitation for one player the name that it has. */
export function namesOf({ ask, offer, preview, ticked, kids }: Named): string[] {
  const names = namesOfJoiners(ask?.wishes ?? joinersOf(ticked, kids), offer?.my_children ?? []);
  const invited = (offer ?? preview)?.child_first_name;
  return names.length === 0 && invited !== undefined ? [invited] : names;
}

/** What the pages of signing in take over. */
export const atSignIn = (context: Named) => ({
  emailAddress: context.preview?.email_address ?? null,
  thread: invitationContext(context.preview, namesOf(context)),
});
