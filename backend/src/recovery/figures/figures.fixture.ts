import type { Figure } from './figure.js';

/** A heel slide: the operated foot slides, the other one stays. */
export const heelSlide: Figure = {
  view: 'side',
  things: [['bed'], ['pillow', -47]],
  mark: ['legO'],
  trace: ['heelO', 0, -3.8],
  poses: [
    {
      root: [-2, 7.6],
      trunk: [-90, 0, 10],
      armO: [-4, 8],
      armU: [-4, 8],
      footO: [50, 0.4, 76],
      footU: [50, 0.4, 76],
    },
    { footO: [18, 0.2, 6] },
  ],
  cycle: [
    [0, 0, 0.6],
    [1, 2.4, 'hold'],
    [0, 2.4, 0.6],
  ],
};

/** A squat: the body sinks, the feet stay. */
export const squat: Figure = {
  view: 'side',
  things: [['floor'], ['wall', -22]],
  mark: ['legO', 'legU'],
  poses: [
    { root: [-14, 50.4], trunk: [0, 0, 0], armO: [4, 10], armU: [4, 10], footO: [-2, 0, 0], footU: [-2, 0, 0] },
    { root: [-14, 38] },
  ],
  cycle: [
    [0, 0, 0.6],
    [1, 2.2, 'hold'],
    [0, 2.2, 0.6],
  ],
};
