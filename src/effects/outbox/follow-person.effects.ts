type Session = {
  getSnapshot: () => { context: { auth: { accessToken: string | null; me: { id: string } | null } } };
  subscribe: (listener: () => void) => { unsubscribe: () => void };
  on: (type: "session.closed", listener: () => void) => { unsubscribe: () => void };
};

/** Whose token the session has. Without one the device may remember somebody else than the one whose session it will be. */
export function signedInUser(session: Pick<Session, "getSnapshot">): string | undefined {
  const { accessToken, me } = session.getSnapshot().context.auth;
  return accessToken === null ? undefined : me?.id;
}

/** While the session is being restored, presses are queued as if offline. */
export const whenSignedIn = async <Outcome>(
  { session }: { session: Pick<Session, "getSnapshot"> },
  call: () => Promise<Outcome>,
) => (signedInUser(session) === undefined ? ({ kind: "unreachable" } as const) : call());

/** Tells when the person whose outbox it is is signed in, and when their session ends or somebody else is signed in. */
export function followPerson(
  session: Session,
  userId: string,
  { arrived, left }: { arrived: () => void; left: () => void },
) {
  session.on("session.closed", left);
  if (signedInUser(session) !== undefined) return;
  const arriving = session.subscribe(() => {
    const user = signedInUser(session);
    if (user === undefined) return;
    arriving.unsubscribe();
    if (user === userId) arrived();
    else left();
  });
}
