import { texts } from "../../../domain/texts";
import { Button } from "../../ui/button";
import { FrontPage, Muted, Stack, Title } from "../../ui/page";
import type { SignIn } from "./use-sign-in";

/** Signed in, but with a role that holds no level here. */
export function Sidelined({ signIn }: { signIn: SignIn }) {
  return (
    <FrontPage>
      <Stack $gap={3}>
        <Title>On the bench.</Title>
        <Muted>{texts.signIn.sidelined}</Muted>
      </Stack>
      <Button onClick={() => signIn.send({ type: "sign-out.pressed" })}>Sign out</Button>
    </FrontPage>
  );
}
