import { useState } from "react";
import { Button } from "../ui/base/button";
import { LoadingOverlay } from "../ui/busy/loading-overlay";
import type { GalleryEntry } from "./entry";

/** Shows the overlay for two seconds, like a slow request. */
function Demo() {
  const [isCovering, setCovering] = useState(false);
  const press = () => {
    setCovering(true);
    setTimeout(() => setCovering(false), 2_000);
  };
  return (
    <>
      <Button onClick={press}>Load for two seconds</Button>
      <LoadingOverlay isCovering={isCovering} />
    </>
  );
}

export const loadingOverlayEntry: GalleryEntry = {
  name: "Loading overlay",
  group: "Overlays",
  states: [
    { name: "Covering", render: () => <LoadingOverlay isCovering /> },
    { name: "Try", render: () => <Demo /> },
  ],
};
