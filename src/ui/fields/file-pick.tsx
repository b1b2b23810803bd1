import { useRef } from "react";
import { Button, type ButtonLook } from "../base/button";

export type FilePickProps = Pick<ButtonLook, "kind" | "icon"> & {
  label: string;
  /** As of the input's attribute: ".ics,.csv". */
  accept: string;
  onPicked: (file: File) => void;
};

/** A button that opens the device's choice of files. The same file can be picked again. */
export function FilePick({ label, accept, onPicked, ...look }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPicked(file);
          target.value = "";
        }}
      />
    </>
  );
}
