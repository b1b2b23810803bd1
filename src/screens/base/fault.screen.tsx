import { Button } from "../../ui/base/button";
import { FrontPage, Title } from "../../ui/base/page";

/** Shown instead of a page that failed. Reloads, because a failed dynamic import is not fetched again. */
export const FaultScreen = () => (
  <FrontPage>
    <Title>Fumble.</Title>
    <p role="alert">We dropped the ball.</p>
    <Button onClick={() => location.reload()}>Try again</Button>
  </FrontPage>
);
