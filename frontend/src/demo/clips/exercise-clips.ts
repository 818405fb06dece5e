import heelSlideCaptions from './heel-slide.vtt?url';
import heelSlideVideo from './heel-slide.mp4';
import heelSlidePoster from './heel-slide.webp';
import legRaiseCaptions from './leg-raise.vtt?url';
import legRaiseVideo from './leg-raise.mp4';
import legRaisePoster from './leg-raise.webp';

/** A short silent video of one exercise, with English captions. All values are file addresses. */
export interface ExerciseClip {
  readonly exercise: string;
  readonly videoUrl: string;
  readonly posterUrl: string;
  readonly captionsUrl: string;
}

/** Supine heel slide: the heel moves towards the body, with the knee angle. */
export const heelSlide: ExerciseClip = {
  exercise: 'Heel slide',
  videoUrl: heelSlideVideo,
  posterUrl: heelSlidePoster,
  captionsUrl: heelSlideCaptions,
};

/** Supine straight-leg raise, with the leg angle. */
export const legRaise: ExerciseClip = {
  exercise: 'Straight leg raise',
  videoUrl: legRaiseVideo,
  posterUrl: legRaisePoster,
  captionsUrl: legRaiseCaptions,
};
