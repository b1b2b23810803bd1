import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { Route, Switch } from "wouter";
import { replayEarlyPress } from "./effects/early-press.effects";
import type { SignInPanelProps } from "./features/sign-in/sign-in-panel";
import { SignInScreen } from "./screens/sign-in.screen";
import { QuietPage } from "./ui/page";

const NotFoundScreen = lazy(async () => ({
  default: (await import("./screens/not-found.screen")).NotFoundScreen,
}));

/** The screens that only a browser can draw, by their path below /app. */
export type AppScreens = Partial<Record<"signIn" | "home" | "next" | "reset" | "verify", ReactNode>>;
export type AppProps = {
  signIn: SignInPanelProps;
  screens?: AppScreens | undefined;
  Gallery?: ComponentType | undefined;
};

/** Which screen an address shows. The build renders it too, so its first render needs no browser. */
export function App({ signIn, screens = {}, Gallery }: AppProps) {
  return (
    <Suspense fallback={<QuietPage />}>
      <EarlyPress />
      <Switch>
        <Route path="/app">{screens.signIn ?? <SignInScreen {...signIn} />}</Route>
        {(["home", "next", "reset", "verify"] as const).map((name) => (
          <Route key={name} path={`/app/${name}`}>
            {screens[name] ?? <QuietPage />}
          </Route>
        ))}
        {Gallery && <Route path="/gallery/*?" component={Gallery} />}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
    </Suspense>
  );
}

/** It stands inside the boundary: until that is hydrated, React stops every click before anyone hears it. */
function EarlyPress() {
  useEffect(replayEarlyPress, []);
  return null;
}
