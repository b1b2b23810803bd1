/** Key of the join form that waits for a sign-in, apart from its store, so that a sign-out removes it without loading the form's rules. */
export const askName = "drip.ask";
