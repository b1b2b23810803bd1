/** Resolves once the app's lazily loaded modules are loaded in this process. */
export async function openOnDemand() {
  const { register } = await import("tsx/esm/api");
  register();
}
