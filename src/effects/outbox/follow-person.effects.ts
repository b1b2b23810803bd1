type Session = {
  getSnapshot: () => { context: { auth: { me: { id: string } | null } } };
  subscribe: (hear: () => void) => { unsubscribe: () => void };
  on: (type: "session.closed", hear: () => void) => { unsubscribe: () => void };
};

/** Tells when the person whose outbox it is arrives, and when their session ends or somebody else arrives in their place. */
export function followPerson(
  session: Session,
  userId: string,
  { arrived, left }: { arrived: () => void; left: () => void },
) {
  const whoIsThere = () => session.getSnapshot().context.auth.me?.id;
  session.on("session.closed", left);
  if (whoIsThere() !== undefined) return;
  const arriving = session.subscribe(() => {
    if (whoIsThere() === undefined) return;
    arriving.unsubscribe();
    if (whoIsThere() === userId) arrived();
    else left();
  });
}
