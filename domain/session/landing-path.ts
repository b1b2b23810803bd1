import { routes } from "../shell/routes";

/** The path after signing in. */
export function landingPath({
  returnPath,
  hasJustOnboarded,
}: {
  returnPath: string | null;
  hasJustOnboarded: boolean;
}): string {
  if (returnPath) return returnPath;
  return `${(hasJustOnboarded ? routes.next : routes.home).pattern}?first_run=1`;
}
