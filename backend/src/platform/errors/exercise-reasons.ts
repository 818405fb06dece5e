/** Reasons of the exercise library and of lessons, and of what is wrong with a figure (docs/figures.md). */
export const exerciseReasons = {
  EXERCISE_NOT_FOUND: () => 'There is no exercise with this key in the library.',
  EXERCISE_REVIEWED: () => 'You have signed off this revision already.',
  LESSON_NOT_FOUND: () => 'There is no lesson with this short name.',
  LESSON_REVIEWED: () => 'You have signed off this revision of the lesson already.',
  LESSON_SLUG: () => 'A short name is up to 60 small letters, digits and single hyphens, such as the-wound',
  PROTOCOL_UNKNOWN: () => 'There is no protocol with this short name',
  FILM_NOT_FOUND: () => 'This exercise has no film.',
  POSTER_NOT_FOUND: () => 'The film of this exercise has no still picture.',
  FILM_KIND: () => 'A film is an MP4 or WebM file. Prepare other films in the console, which makes an MP4 of them.',
  FILM_TOO_LARGE: ({ megabytes }: { megabytes: number }) =>
    `A film has at most ${megabytes} MB. Make it shorter or smaller, or prepare it in the console.`,
  FILM_BROKEN: () => 'The film is broken or not whole. Send it again, or record it again.',
  FILM_INDEX_LAST: () =>
    'The index of this MP4 stands at its end, so it would not play before it is loaded. Save it for the web (fast start), or prepare it in the console.',
  FILM_TRACKS: () =>
    'A film has one picture track, at most one sound track, and nothing else. Prepare it in the console, which leaves out the rest.',
  FILM_CODEC: () =>
    'The picture must be H.264 in MP4, or VP8 or VP9 in WebM; 8 bits a colour, not encrypted. Prepare the film in the console, or set the camera to the most compatible format.',
  FILM_SOUND: () => 'The sound must be AAC in MP4, or Opus or Vorbis in WebM. Prepare the film in the console.',
  FILM_LENGTH: ({ least, most }: { least: number; most: number }) =>
    `A film takes ${least} to ${most} seconds. Record it again, or cut it.`,
  FILM_PIXELS: ({ most }: { most: number }) =>
    `A side of the film has at most ${most} pixels. Prepare it in the console, which makes it smaller.`,
  FILM_PLACE: () =>
    'The film holds the place where it was recorded. Prepare it in the console, which leaves the place out, or switch it off in the camera.',
  POSTER_KIND: () => 'The still picture must be a JPEG, PNG or WebP image.',
  POSTER_TOO_LARGE: ({ megabytes, megapixels }: { megabytes: number; megapixels: number }) =>
    `The still picture has at most ${megabytes} MB and ${megapixels} million pixels.`,
  TOO_MANY_FILMS: () => 'Too many films today. Please try again tomorrow.',
  FIGURE_TOO_LARGE: () => 'A figure has at most 1,500 bytes, as JSON without blanks',
  FIGURE_MISSING: () => 'Something is missing here, or is too long, or is not in the form of docs/figures.md',
  FIGURE_UNKNOWN_NAME: () => 'A figure has nothing of this name; please check how it is spelled',
  FIGURE_NOT_A_NUMBER: () => 'This must be a number; seconds are not below 0',
  FIGURE_TOO_MANY_DECIMALS: () => 'A number of a figure has at most two decimals',
  FIGURE_CYCLE_OPEN: () => 'The cycle must end in the pose in which it begins',
  FIGURE_TOO_SHORT: () => 'A repetition with a hold of 3 seconds takes at least 1.5 seconds',
  FIGURE_TOO_LONG: () => 'A repetition with a hold of 3 seconds takes at most 15 seconds',
  FIGURE_OUT_OF_REACH: () => 'The limb cannot reach this target',
  FIGURE_ANGLE_IMPOSSIBLE: () => 'No hip, knee or ankle bends like this',
  FIGURE_BELOW_GROUND: () => 'This would be below the ground',
  FIGURE_TOO_FAST: () => 'The hips would move too fast on the way to this pose',
  FIGURE_WITHOUT_HOLD: () => "A dose with a hold needs a step of the cycle that rests for 'hold'",
};
