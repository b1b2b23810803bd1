import { styled } from "goober";
import { useId } from "react";
import { limits } from "../../../domain/base/limits";
import { passwordProblem, type StrengthPoint, strength } from "../../../domain/password/password";

const total = 5;

/** A meter of five points with a text. Advice only: the rule decides what is accepted. */
export function PasswordStrength({ password }: { password: string }) {
  const id = useId();
  const { points, lacks } = strength(password);
  return (
    <Strength>
      <Line>
        <span id={id}>Strength</span>
        <b aria-hidden="true">{words[points]}</b>
      </Line>
      <Meter
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={points}
        aria-valuetext={`${words[points]}, ${points} of ${total}`}
      >
        {Array.from({ length: total }, (_, index) => (
          <Point key={String(index)} data-earned={index < points} />
        ))}
      </Meter>
      <p>{passwordProblem(password) === "too_long" ? tooLong : advice(lacks)}</p>
    </Strength>
  );
}

const words = ["Warming up", "Rookie", "On the bench", "Starter", "All-star", "Hall of fame"];

const adviceOf: Record<StrengthPoint, string> = {
  digit: "a digit",
  lowercase: "a lowercase letter",
  nonWord: "a sign like ! or -",
  uppercase: "a capital letter",
  length: "10 or more characters",
};

const list = new Intl.ListFormat("en", { type: "conjunction" });

const advice = (lacks: readonly StrengthPoint[]) =>
  lacks.length === 0
    ? "All five. Nobody gets past that."
    : `Try ${list.format(lacks.map((point) => adviceOf[point]))}.`;

const tooLong = `Strong enough, but too long: ${limits.password.max} characters at most.`;

const Strength = styled("div")`
  display: grid;
  gap: 6px;
  padding-block-end: var(--space-2);
  font-size: var(--size-s);
  color: var(--text-muted);
`;

const Line = styled("div")`
  display: flex;
  justify-content: space-between;
  & > b {
    color: var(--text);
  }
`;

const Meter = styled("div")`
  display: grid;
  grid-template-columns: repeat(${total}, 1fr);
  gap: var(--space-1);
`;

const Point = styled("span")`
  block-size: 10px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-full);
  transition: background var(--motion-fade) var(--ease-out), border-color var(--motion-fade) var(--ease-out);
  &[data-earned="true"] {
    background: var(--signature);
    border-color: var(--text);
  }
  @media (forced-colors: active) {
    &[data-earned="true"] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
