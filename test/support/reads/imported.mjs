export const imported = 1;
