import hip from '../drawings/hip.svg';
import shoulder from '../drawings/shoulder.svg';
import spine from '../drawings/spine.svg';

/** The Featured Programs of spec §2. */
export const featured = [
  {
    title: 'Spinal program',
    picture: spine,
    alt: 'The spine, seen from behind.',
    text: 'Walk first, then grow steady, then lift and bend with care. You learn which positions spare your back at night, at work and on the road.',
  },
  {
    title: 'Hip program',
    picture: hip,
    alt: 'The pelvis with both hip joints.',
    text: 'From the frame to the stick to a walk without a limp. You practise what your home asks of you: the bed, the stairs, the bathroom.',
  },
  {
    title: 'Shoulder program',
    picture: shoulder,
    alt: 'An arm is lifted, and turns in the shoulder joint.',
    text: 'First rest in the sling, then movement with help, then your own strength. Each stage begins when what was repaired can bear it.',
  },
] as const;
