/** What the journeys are seen in, and in pixels how large: as on a phone, with fingers, or on a desk, with a pointer. */
export const windows = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;

export type Window = keyof typeof windows;
