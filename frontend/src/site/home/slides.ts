import * as home from '#messages/home';
import homeSession from '../drawings/home-session.svg';
import progress from '../drawings/progress.svg';
import steps from '../drawings/steps.svg';

/** A slide of the home page: picture, alternative text and promise. */
export interface Slide {
  readonly picture: string;
  readonly alt: string;
  readonly title: string;
  readonly text: string;
}

/** The three slides of the home page. */
export const slides: readonly Slide[] = [
  {
    picture: steps,
    alt: home.stepsAlt,
    title: home.stepsTitle,
    text: home.stepsText,
  },
  {
    picture: homeSession,
    alt: home.careAlt,
    title: home.careTitle,
    text: home.careText,
  },
  {
    picture: progress,
    alt: home.progressAlt,
    title: home.progressTitle,
    text: home.progressText,
  },
];
