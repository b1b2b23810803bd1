import { lazy, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { App } from "./app";
import { replayEarlyPress } from "./effects/early-press.effects";
import { setUpStyles } from "./ui/style-setup";

const Gallery = __GALLERY__
  ? lazy(async () => ({ default: (await import("./screens/gallery.screen")).GalleryScreen }))
  : undefined;

function Root() {
  useEffect(replayEarlyPress, []);
  return (
    <StrictMode>
      <Router ssrPath="/app" ssrSearch="">
        <App signIn={{ onGoogle() {}, onEmail() {} }} Gallery={Gallery} />
      </Router>
    </StrictMode>
  );
}

setUpStyles();
const container = document.getElementById("app");
if (container?.dataset.page === "app-sign-in") hydrateRoot(container, <Root />);
else if (container) createRoot(container).render(<Root />);
