/** Colours of answers. Kept out of the theme, since the first load shows no answers. */
export const answerTokens = `
  --answer-in-surface: var(--signature);
  --answer-in-edge: light-dark(var(--on-signature), var(--signature));
  --answer-in-text: var(--on-signature);
  --answer-out-surface: var(--text);
  --answer-out-edge: var(--text);
  --answer-out-text: var(--page);
  --answer-open-surface: transparent;
  --answer-open-edge: light-dark(#c85200, #ff7a1a);
  --answer-open-text: var(--attention-text);
`;
