/** Labels of sides; null if there is none. */
export const sideLabels = { LEFT: 'left', RIGHT: 'right', NONE: null } as const;
