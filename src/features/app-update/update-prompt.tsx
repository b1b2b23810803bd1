import { updateTexts } from "../../../domain/app-update/app-update";
import { Button } from "../../ui/base/button";
import { Prompt } from "../../ui/base/prompt";

/** The toast that offers a newer release. */
export const UpdatePrompt = ({ onReload }: { onReload: () => void }) => (
  <Prompt>
    <span>{updateTexts.ready}</span>
    <Button onClick={onReload}>{updateTexts.reload}</Button>
  </Prompt>
);
