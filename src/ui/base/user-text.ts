/** Style of text that people typed: it breaks anywhere, and stacked marks are not painted over what stands beside it. */
export const userText = "overflow-wrap: anywhere; overflow: clip; overflow-clip-margin: 0.15em;";
