/** Removes the browser's push subscription at sign-out; the server deletes its own record with the session. */
export async function unsubscribe({ serviceWorker }: Pick<Navigator, "serviceWorker">): Promise<void> {
  const registration = await serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
