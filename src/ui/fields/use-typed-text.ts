import { type AnimationEvent, type FormEvent, type Ref, useCallback, useLayoutEffect, useRef } from "react";
import { autofilled } from "./input";

type TypedText = {
  value: string;
  onEntered: (text: string) => void;
  onLeft?: (() => void) | undefined;
  strip?: ((text: string) => string) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * Ties a text to an input without React's control over it: a controlled input would wipe,
 * at its next render, what a browser filled in without an event.
 */
export function useTypedText({ value, onEntered, onLeft, strip, inputRef }: TypedText) {
  const input = useRef<HTMLInputElement>(null);
  const ref = useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node;
      if (typeof inputRef === "function") inputRef(node);
      else if (inputRef) inputRef.current = node;
    },
    [inputRef],
  );

  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);

  const read = (node: HTMLInputElement) => {
    if (strip) stripInPlace(node, strip);
    onEntered(node.value);
  };

  return {
    ref,
    defaultValue: value,
    onInput: (event: FormEvent<HTMLInputElement>) => read(event.currentTarget),
    onBlur: () => onLeft?.(),
    onAnimationStart: (event: AnimationEvent<HTMLInputElement>) => {
      if (event.animationName === autofilled) read(event.currentTarget);
    },
  };
}

function stripInPlace(node: HTMLInputElement, strip: (text: string) => string) {
  const stripped = strip(node.value);
  if (stripped === node.value) return;
  const caret = strip(node.value.slice(0, node.selectionStart ?? node.value.length)).length;
  node.value = stripped;
  if (node.selectionStart !== null) node.setSelectionRange(caret, caret);
}
