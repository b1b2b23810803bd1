import { lazy, StrictMode, useEffect, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app";
import { openApp } from "./app-wiring";
import { BusyOverlay } from "./features/busy/busy-overlay";
import { ToastsView } from "./features/toasts/toasts-view";
import { setUpStyles } from "./ui/style-setup";

const Gallery = __GALLERY__
  ? lazy(async () => ({ default: (await import("./screens/gallery.screen")).GalleryScreen }))
  : undefined;

setUpStyles();
const app = openApp(window);

function Root() {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => {
    setIsHydrated(true);
  }, []);
  return (
    <StrictMode>
      <Router ssrPath="/app" ssrSearch="">
        <App signIn={{ onGoogle() {}, onEmail() {} }} screens={app.screens} Gallery={Gallery} />
      </Router>
      {isHydrated && <ToastsView actor={app.toasts} />}
      {isHydrated && <BusyOverlay actor={app.busy} />}
    </StrictMode>
  );
}

const container = document.getElementById("app");
if (container?.dataset.page === "app-sign-in") hydrateRoot(container, <Root />);
else if (container) createRoot(container).render(<Root />);
