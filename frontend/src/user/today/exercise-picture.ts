import sprite from './exercises.svg';

/** Exercises with a drawing; each is a view of one SVG file. */
export const drawn: readonly string[] = [
  'anklePumps',
  'quadSets',
  'heelSlides',
  'straightLegRaise',
  'heelProp',
  'seatedFlexion',
  'sitToStand',
  'walking',
  'miniSquats',
  'stepUps',
  'hipAbduction',
  'balance',
  'calfRaises',
  'bridges',
  'gluteSets',
  'hipExtension',
  'elbowHand',
  'shoulderBlade',
  'pendulum',
  'tableSlide',
  'stickRaise',
  'wallWalk',
  'bandRotation',
  'abdominalBrace',
  'kneeRolls',
  'birdDog',
];

/** Returns the address of an exercise's picture; a standing figure if there is no drawing. */
export function exercisePicture(key: string): string {
  return `${sprite}#${drawn.includes(key) ? key : 'other'}`;
}
