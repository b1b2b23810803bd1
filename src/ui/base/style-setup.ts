import { setup } from "goober";
import { createElement } from "react";

/** Filters props named `$…`, which are for styling only, out of the DOM. */
export function setUpStyles() {
  setup(createElement, undefined, undefined, (props) => {
    for (const name of Object.keys(props)) if (name.startsWith("$")) Reflect.deleteProperty(props, name);
  });
}
