import { useState } from "react";
import { useSearch } from "wouter";
import { Poster } from "../../ui/brand/poster";
import { FieldDrawing } from "../../ui/brand/poster-drawings";
import { ShellPage } from "../../ui/shell/shell-frame";

/** /app/home. On the first run it greets. */
export function HomeScreen() {
  const search = useSearch();
  const [isGreeting] = useState(() => new URLSearchParams(search).has("first_run"));
  return (
    <ShellPage title={isGreeting ? "Game on!" : "Home field"}>
      <Poster tone="signature" title="Quiet out here." drawing={<FieldDrawing />}>
        <p>Your feed kicks off when your team makes a play. Scores, photos and shout-outs will land here.</p>
      </Poster>
    </ShellPage>
  );
}
