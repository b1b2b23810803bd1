/** With a sign-out the browser gives its subscription up; the server forgot it with the session. */
export async function unsubscribe({ serviceWorker }: Pick<Navigator, "serviceWorker">): Promise<void> {
  const registration = await serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
