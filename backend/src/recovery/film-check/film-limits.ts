/** Largest film, in bytes: 30 MiB. */
export const MAX_BYTES = 31_457_280;
/** Longest side, in pixels. */
export const MAX_SIDE = 1_280;
/** Shortest and longest film, in seconds. */
export const MIN_SECONDS = 2;
export const MAX_SECONDS = 120;
