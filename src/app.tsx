import { type ComponentType, Suspense } from "react";
import { Route, Switch } from "wouter";
import type { SignInPanelProps } from "./features/sign-in/sign-in-panel";
import { NotFoundScreen } from "./screens/not-found.screen";
import { SignInScreen } from "./screens/sign-in.screen";
import { QuietPage } from "./ui/page";

/** Which screen an address shows. The build renders it too, so its first render needs no browser. */
export function App({ signIn, Gallery }: { signIn: SignInPanelProps; Gallery?: ComponentType | undefined }) {
  return (
    <Suspense fallback={<QuietPage />}>
      <Switch>
        <Route path="/app">
          <SignInScreen {...signIn} />
        </Route>
        {Gallery && <Route path="/gallery/*?" component={Gallery} />}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Suspense>
  );
}
