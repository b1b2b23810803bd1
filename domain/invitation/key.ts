/** How an invitation is opened: by the token of a link or mail, a typed code, or its id from *Needs you*. */
export type InvitationKey = { token: string } | { code: string } | { invitation_id: string };
