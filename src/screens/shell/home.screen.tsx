import { type ReactNode, useEffect, useState } from "react";
import { greetsInItsHead } from "../../../domain/account/first-run";
import { signInTexts } from "../../../domain/sign-in/texts";
import { Poster } from "../../ui/brand/poster";
import { FieldDrawing } from "../../ui/brand/poster-drawings";
import { ShellPage } from "../../ui/shell/shell-frame";
import { useAddress } from "./use-address";

export type HomeProps = {
  needsYou: ReactNode;
  /** What comes next. */
  events?: ReactNode;
  /** Whether it was a first run when its code was asked for. The query may be gone by the time that the code is here. */
  greeting?: { isDue: boolean };
};

/** /app/home. On the first run it greets; what needs somebody stands above everything else, then what comes next. */
export function HomeScreen({ needsYou, events, greeting }: HomeProps) {
  const { path, search } = useAddress();
  const [isGreeting] = useState(() => greeting?.isDue || greetsInItsHead(path, search));
  useEffect(() => {
    if (greeting) greeting.isDue = false;
  }, [greeting]);
  return (
    <ShellPage title={isGreeting ? signInTexts.greeting : "Home field"}>
      {needsYou}
      {events}
      <Poster tone="signature" title="Quiet out here." drawing={<FieldDrawing />}>
        <p>Your feed kicks off when your team makes a play. Scores, photos and shout-outs will land here.</p>
      </Poster>
    </ShellPage>
  );
}
