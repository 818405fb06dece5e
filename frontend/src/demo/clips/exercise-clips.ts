import heelSlideCaptions from './heel-slide.vtt?url';
import heelSlideVideo from './heel-slide.mp4';
import heelSlidePoster from './heel-slide.webp';
import legRaiseCaptions from './leg-raise.vtt?url';
import legRaiseVideo from './leg-raise.mp4';
import legRaisePoster from './leg-raise.webp';

/** A short silent film of one exercise, drawn for the project, with captions in English. All are addresses of files. */
export interface ExerciseClip {
  readonly exercise: string;
  readonly videoUrl: string;
  readonly posterUrl: string;
  readonly captionsUrl: string;
}

/** On the back: the heel slides towards the body, the knee bends, its angle is counted. */
export const heelSlide: ExerciseClip = {
  exercise: 'Heel slide',
  videoUrl: heelSlideVideo,
  posterUrl: heelSlidePoster,
  captionsUrl: heelSlideCaptions,
};

/** On the back: the straight leg is lifted, its angle is counted. */
export const legRaise: ExerciseClip = {
  exercise: 'Straight leg raise',
  videoUrl: legRaiseVideo,
  posterUrl: legRaisePoster,
  captionsUrl: legRaiseCaptions,
};
