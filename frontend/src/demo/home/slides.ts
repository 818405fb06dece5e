import type { DrawingName } from './SlideDrawing';

/** A slide of the demo's carousel. */
export interface Slide {
  readonly drawing: DrawingName;
  readonly title: string;
  readonly text: string;
}

/** The five slides of the home page, in the order of a patient's recovery. */
export const slides: readonly Slide[] = [
  {
    drawing: 'referral',
    title: 'Refer a patient',
    text: 'To a physiotherapist who works with this kind of operation.',
  },
  {
    drawing: 'plan',
    title: 'A plan in phases',
    text: 'Step by step, on protocols that the surgeon has approved.',
  },
  {
    drawing: 'exercise',
    title: 'Exercises to follow',
    text: 'Short films show each movement and count the angle.',
  },
  {
    drawing: 'home',
    title: 'At home or in the clinic',
    text: 'Sessions take place where the patient can be.',
  },
  {
    drawing: 'progress',
    title: 'Progress that you see',
    text: 'Scores, pain and movement, week by week, in one report.',
  },
];
