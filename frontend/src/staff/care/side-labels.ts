/** A side of the body; null where there is none to name. */
export const sideLabels = { LEFT: 'left', RIGHT: 'right', NONE: null } as const;
