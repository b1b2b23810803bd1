import { Link } from "wouter";
import { routes } from "../../../domain/shell/routes";
import { LinkButton } from "../../ui/base/button";
import { Poster } from "../../ui/brand/poster";
import { BasesDrawing } from "../../ui/brand/poster-drawings";
import { ShellPage } from "../../ui/shell/shell-frame";

/** /app/next: the first stop after onboarding. */
export const NextScreen = () => (
  <ShellPage title="First base">
    <Poster tone="attention" title="Safe! You made it." drawing={<BasesDrawing />}>
      <p>Your name is on the roster. Next up: your teams, your people, your games. Take it home.</p>
      <p>
        <Link href={routes.home.pattern} asChild>
          <LinkButton kind="secondary">To the home field</LinkButton>
        </Link>
      </p>
    </Poster>
  </ShellPage>
);
