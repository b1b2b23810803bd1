/** What the app loads on demand is found in this process too, once this has resolved. */
export async function openOnDemand() {
  const { register } = await import("tsx/esm/api");
  register();
}
