import { styled } from "goober";
import { createRoot } from "react-dom/client";
import { Button } from "../ui/base/button";
import { openFeed } from "./feed";

const targets = {
  local: { url: "/inspector", label: "Open inspector" },
  stately: { url: "https://stately.ai/inspect", label: "Open Stately’s inspector" },
};

/** Starts recording, and adds the button that opens the inspector to the page, outside the app's own markup. */
export function openInspector(page: Window, target: string) {
  const { url, label } = target === "stately" ? targets.stately : targets.local;
  const feed = openFeed(page, url);
  const place = page.document.body.appendChild(page.document.createElement("aside"));
  place.setAttribute("aria-label", "Inspector");
  createRoot(place).render(
    <Corner>
      <Button kind="secondary" onClick={feed.show}>
        {label}
      </Button>
    </Corner>,
  );
}

const Corner = styled("div")`
  position: fixed;
  inset-block-end: calc(var(--space-7) + var(--space-6));
  inset-inline-end: var(--space-3);
  z-index: 1;
  border-radius: var(--radius-full);
  background: var(--raised);
  box-shadow: var(--shadow-floating);
`;
