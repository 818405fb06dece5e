import homeSession from '../drawings/home-session.svg';
import progress from '../drawings/progress.svg';
import steps from '../drawings/steps.svg';

/** A slide of the home page's carousel: a picture, what it means, and a promise of the product (spec §1). */
export interface Slide {
  readonly picture: string;
  readonly alt: string;
  readonly title: string;
  readonly text: string;
}

/** The three slides of spec §2, with the promises of spec §1. */
export const slides: readonly Slide[] = [
  {
    picture: steps,
    alt: 'A person starts at the foot of the stairs with a stick, and climbs the last step without it.',
    title: 'One step at a time',
    text: 'A plan made for you, phase by phase, on protocols that surgeons have approved.',
  },
  {
    picture: homeSession,
    alt: 'At home, a physiotherapist helps a patient on a mat to lift one leg.',
    title: 'Care where you are',
    text: 'At home, in the clinic or by video call, with support 24/7.',
  },
  {
    picture: progress,
    alt: 'A phone shows progress as a rising line, between a medical report and a message.',
    title: 'Progress you can see',
    text: 'Follow each session in the app. Your doctor gets the reports.',
  },
];
