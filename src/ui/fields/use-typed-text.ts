import {
  type AnimationEvent,
  type CompositionEvent,
  type FormEvent,
  type Ref,
  useCallback,
  useLayoutEffect,
  useRef,
} from "react";
import { autofilled } from "./input";

type Typed = { text: string; caret: number };
export type Fit = (typed: Typed) => Typed;

type TypedText = {
  value: string;
  /** The text in the field, and as it was typed, before characters were removed. */
  onEntered: (text: string, typed: string) => void;
  onLeft?: (() => void) | undefined;
  fit?: Fit | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

/**
 * Connects a text with an uncontrolled input: a controlled one would erase,
 * at its next render, what a browser has filled in without an event.
 */
export function useTypedText({ value, onEntered, onLeft, fit, inputRef }: TypedText) {
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  const ref = useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node;
      if (typeof inputRef === "function") inputRef(node);
      else if (inputRef) inputRef.current = node;
    },
    [inputRef],
  );

  // Setting the value would end an input method's composition, so it waits for `compositionend`.
  useLayoutEffect(() => {
    const node = input.current;
    if (node && !isComposing.current && node.value !== value) node.value = value;
  }, [value]);

  const read = (node: HTMLInputElement) => {
    const typed = node.value;
    const fitting = fit ? fit({ text: typed, caret: node.selectionEnd ?? typed.length }) : null;
    if (isComposing.current || fitting === null) {
      const text = fitting?.text ?? typed;
      onEntered(text, text);
      return;
    }
    if (fitting.text !== typed) {
      node.value = fitting.text;
      if (node.ownerDocument.activeElement === node) node.setSelectionRange(fitting.caret, fitting.caret);
    }
    onEntered(fitting.text, typed);
  };

  return {
    ref,
    defaultValue: value,
    onInput: (event: FormEvent<HTMLInputElement>) => read(event.currentTarget),
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      read(event.currentTarget);
    },
    onBlur: () => onLeft?.(),
    onAnimationStart: (event: AnimationEvent<HTMLInputElement>) => {
      if (event.animationName === autofilled) read(event.currentTarget);
    },
  };
}
