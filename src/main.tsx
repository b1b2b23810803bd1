import { lazy, StrictMode, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app";
import { openApp } from "./app/open-app";
import { untilShown } from "./effects/base/prerendering.effects";
import { setUpStyles } from "./ui/base/style-setup";

const Gallery = __GALLERY__
  ? lazy(async () => ({ default: (await import("./screens/gallery/gallery.screen")).GalleryScreen }))
  : undefined;

setUpStyles();
const inspect = __INSPECTOR__ ? new URLSearchParams(window.location.search).get("inspect") : null;
if (__INSPECTOR__ && inspect !== null) (await import("./inspector/opener")).openInspector(window, inspect);
const container = document.getElementById("app");
const isSignIn = container?.dataset.page === "app-sign-in";
// The sign-in page may hydrate while it is prerendered. Every other page restores the session, so it waits
// until it is shown.
if (!isSignIn) await untilShown(document);
const app = openApp(window);

function Root() {
  const [opened, setOpened] = useState<Awaited<typeof app.overlays>>(null);
  useEffect(() => {
    void app.overlays.then(setOpened);
  }, []);
  return (
    <StrictMode>
      <Router ssrPath="/app" ssrSearch="">
        <App signIn={{ onGoogle() {}, onEmail() {} }} screens={app.screens} Gallery={Gallery} />
      </Router>
      {opened && <opened.Overlays toasts={opened.toasts} busy={opened.busy} />}
    </StrictMode>
  );
}

/** Errors caught by an error boundary; all others reach the window's error event. */
const hearing = { onCaughtError: (renderError: unknown) => app.reportFault({ renderError }) };
if (container && isSignIn) hydrateRoot(container, <Root />, hearing);
else if (container) createRoot(container, hearing).render(<Root />);
