/** Looks again and again, and leaves the processor to what it waits for. It never gives up: what runs the tests does. */
export async function until(isSo: () => unknown) {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
