import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { Route, Switch, useLocation } from "wouter";
import { replayEarlyPress } from "./effects/base/early-press.effects";
import type { SignInPanelProps } from "./features/sign-in/sign-in-panel";
import { FaultScreen } from "./screens/base/fault.screen";
import { SignInScreen } from "./screens/sign-in/sign-in.screen";
import { QuietPage } from "./ui/base/page";
import { RouteBoundary } from "./ui/base/route-boundary";

const NotFoundScreen = lazy(async () => ({
  default: (await import("./screens/base/not-found.screen")).NotFoundScreen,
}));

/** The screens that only a browser can draw, by their path below /app. */
export type AppScreens = Partial<Record<"signIn" | "shell" | "reset" | "verify", ReactNode>>;
export type AppProps = {
  signIn: SignInPanelProps;
  screens?: AppScreens | undefined;
  Gallery?: ComponentType | undefined;
};

/** Which screen an address shows. The build renders it too, so its first render needs no browser. */
export function App({ signIn, screens = {}, Gallery }: AppProps) {
  const [path] = useLocation();
  return (
    <RouteBoundary route={path} fallback={<FaultScreen />}>
      <Suspense fallback={<QuietPage />}>
        <EarlyPress />
        <Switch>
          <Route path="/app">{screens.signIn ?? <SignInScreen {...signIn} />}</Route>
          <Route path={underTabs}>{screens.shell}</Route>
          <Route path="/app/reset">{screens.reset}</Route>
          <Route path="/app/verify">{screens.verify}</Route>
          {Gallery && <Route path="/gallery/*?" component={Gallery} />}
          <Route>
            <NotFoundScreen />
          </Route>
        </Switch>
      </Suspense>
    </RouteBoundary>
  );
}

/** One route for all of them, so that the tab bar stays while the pages change. */
const underTabs = /^\/app\/(home|next|chat|schedule|dings)$/;

/** Rendered inside the Suspense boundary, because React stops clicks inside it until it is hydrated. */
function EarlyPress() {
  useEffect(replayEarlyPress, []);
  return null;
}
