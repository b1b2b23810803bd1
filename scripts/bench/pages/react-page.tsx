import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

declare global {
  interface Window {
    isUsable?: boolean;
  }
}

/** The static baseline's text, rendered by React in the browser. */
function Page() {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    window.isUsable = true;
  }, []);
  return (
    <main>
      <h1>Drip</h1>
      <p>Your team. Your people. One huddle.</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses} times
      </button>
    </main>
  );
}

const place = document.getElementById("app");
if (place) createRoot(place).render(<Page />);
