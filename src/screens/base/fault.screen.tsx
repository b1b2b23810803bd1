import { Button } from "../../ui/base/button";
import { FrontPage, Title } from "../../ui/base/page";

/** Instead of a whole page that failed. It loads afresh: a script that did not come is not asked for again otherwise. */
export const FaultScreen = () => (
  <FrontPage>
    <Title>Fumble.</Title>
    <p role="alert">We dropped the ball.</p>
    <Button onClick={() => location.reload()}>Try again</Button>
  </FrontPage>
);
