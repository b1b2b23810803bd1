/** Polls without blocking, and without a limit: the test runner has one. */
export async function until(isSo: () => unknown) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
