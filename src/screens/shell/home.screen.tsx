import { type ReactNode, useState } from "react";
import { greetsInItsHead } from "../../../domain/account/first-run";
import { signInTexts } from "../../../domain/sign-in/texts";
import { Poster } from "../../ui/brand/poster";
import { FieldDrawing } from "../../ui/brand/poster-drawings";
import { ShellPage } from "../../ui/shell/shell-frame";
import { useAddress } from "./use-address";

/** /app/home. On the first run it greets; what needs somebody stands above everything else. */
export function HomeScreen({ needsYou }: { needsYou: ReactNode }) {
  const { path, search } = useAddress();
  const [isGreeting] = useState(() => greetsInItsHead(path, search));
  return (
    <ShellPage title={isGreeting ? signInTexts.greeting : "Home field"}>
      {needsYou}
      <Poster tone="signature" title="Quiet out here." drawing={<FieldDrawing />}>
        <p>Your feed kicks off when your team makes a play. Scores, photos and shout-outs will land here.</p>
      </Poster>
    </ShellPage>
  );
}
