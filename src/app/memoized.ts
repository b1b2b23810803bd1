/** Loads once; a failure is not cached, so that the next call tries again. */
export function memoized<Value>(load: () => Promise<Value>) {
  let loading: Promise<Value> | undefined;
  const ask = () => {
    loading ??= load().catch((fault: unknown) => {
      loading = undefined;
      throw fault;
    });
    return loading;
  };
  return Object.assign(ask, { begun: () => loading });
}
