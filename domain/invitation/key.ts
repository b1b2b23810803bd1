/** How an invitation is opened: the token of a link or mail, the code that was typed, or its id once it waits for somebody. */
export type InvitationKey = { token: string } | { code: string } | { invitation_id: string };
