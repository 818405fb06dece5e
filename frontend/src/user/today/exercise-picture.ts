import sprite from './exercises.svg';

/** The exercises that have a drawing; each is a view of the one file. */
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

/** The address of an exercise's picture; a standing figure for those of protocols that came later. */
export function exercisePicture(key: string): string {
  return `${sprite}#${drawn.includes(key) ? key : 'other'}`;
}
