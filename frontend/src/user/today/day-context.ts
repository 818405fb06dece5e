import { createContext, use } from 'react';
import type { DayState } from './day-state';
import type { DayStore } from './DayStore';

/** The patient's day, which all pages of the frame share. */
export interface FrameDay {
  readonly day: DayStore;
  readonly state: DayState;
}

/** The day of the frame (OwnLayout). */
export const OwnDayContext = createContext<FrameDay | null>(null);

/** Returns the day of the frame. */
export function useFrameDay(): FrameDay {
  const own = use(OwnDayContext);
  if (!own) throw new Error('useFrameDay needs an OwnLayout around it.');
  return own;
}
