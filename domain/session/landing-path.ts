/** Where somebody lands after signing in. */
export function landingPath({
  returnPath,
  hasJustOnboarded,
}: {
  returnPath: string | null;
  hasJustOnboarded: boolean;
}): string {
  if (returnPath) return returnPath;
  return hasJustOnboarded ? "/app/next?first_run=1" : "/app/home?first_run=1";
}
