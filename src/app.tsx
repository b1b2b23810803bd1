import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from "react";
import { useLocation } from "wouter";
import { type Found, type FrontName, findRoute } from "../domain/shell/routes";
import { replayEarlyPress } from "./effects/base/early-press.effects";
import type { SignInPanelProps } from "./features/sign-in/sign-in-panel";
import { FaultScreen } from "./screens/base/fault.screen";
import { SignInScreen } from "./screens/sign-in/sign-in.screen";
import { QuietPage } from "./ui/base/page";
import { RouteBoundary } from "./ui/base/route-boundary";

const NotFoundScreen = lazy(async () => ({
  default: (await import("./screens/base/not-found.screen")).NotFoundScreen,
}));

/** Screens that only a browser can render. All pages under the tab bar share one, so that the bar stays mounted. */
export type AppScreens = Partial<Record<FrontName | "shell", ReactNode>>;
export type AppProps = {
  signIn: SignInPanelProps;
  screens?: AppScreens | undefined;
  Gallery?: ComponentType | undefined;
};

/** Chooses the screen of a URL. The build renders it too, so the first render uses no browser APIs. */
export function App({ signIn, screens = {}, Gallery }: AppProps) {
  const [path] = useLocation();
  const found = findRoute(path);
  return (
    <RouteBoundary route={path} fallback={<FaultScreen />}>
      <Suspense fallback={<QuietPage />}>
        <EarlyPress />
        {found ? (
          screenOf(found, { signIn: <SignInScreen {...signIn} />, ...screens })
        ) : Gallery && isGallery(path) ? (
          <Gallery />
        ) : (
          <NotFoundScreen />
        )}
      </Suspense>
    </RouteBoundary>
  );
}

const screenOf = (found: Found, screens: AppScreens): ReactNode =>
  screens[found.place === "tabs" ? "shell" : found.name];

const isGallery = (path: string) => /^\/gallery(\/|$)/.test(path);

/** Rendered inside the Suspense boundary, because React stops clicks inside it until it is hydrated. */
function EarlyPress() {
  useEffect(replayEarlyPress, []);
  return null;
}
