import { Button } from "../../ui/button";
import type { Session } from "./use-access";

export const SignOutButton = ({ session }: { session: Session }) => (
  <Button kind="secondary" onClick={() => session.send({ type: "sign-out.chosen", scope: "here" })}>
    Sign out
  </Button>
);
