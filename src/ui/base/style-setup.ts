import { setup } from "goober";
import { createElement } from "react";

/** Props that only style a part are named `$…` and never reach the DOM. */
export function setUpStyles() {
  setup(createElement, undefined, undefined, (props) => {
    for (const name of Object.keys(props)) if (name.startsWith("$")) Reflect.deleteProperty(props, name);
  });
}
