import type { IdentityPort } from "./port";

/** Loads the provider's library when the screen is idle, at the latest on first use. */
export function createLazyIdentity(load: () => Promise<IdentityPort>) {
  let port: IdentityPort | null = null;
  let loading: Promise<IdentityPort | null> | null = null;
  const prepare = () => {
    loading ??= load().then(
      (loaded) => {
        port = loaded;
        return loaded;
      },
      () => {
        loading = null;
        return null;
      },
    );
    return loading;
  };
  /** Calls a loaded library synchronously: a popup must open within the click event. */
  const use = async (call: (port: IdentityPort) => ReturnType<IdentityPort["signInWithGoogle"]>) => {
    if (port) return call(port);
    const loaded = await prepare();
    return loaded ? call(loaded) : ({ kind: "failed", failure: "unreachable" } as const);
  };
  const identity: IdentityPort = {
    signInWithPassword: (...credentials) => use((loaded) => loaded.signInWithPassword(...credentials)),
    signInWithGoogle: () => use((loaded) => loaded.signInWithGoogle()),
    reauthenticate: (...credentials) => use((loaded) => loaded.reauthenticate(...credentials)),
    signOut: async () => port?.signOut(),
  };
  return { ...identity, prepare };
}
