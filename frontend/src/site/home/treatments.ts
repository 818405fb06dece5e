import hip from '../drawings/hip.svg';
import nerves from '../drawings/nerves.svg';
import running from '../drawings/running.svg';
import shoulder from '../drawings/shoulder.svg';

/** The four cards of Treatments and Services (spec §2). */
export const treatments = [
  {
    title: 'Knee and hip replacement',
    picture: hip,
    alt: 'The pelvis with both hip joints.',
    text: 'Bend, stand, walk and climb stairs with your new joint. The knee plan has five phases.',
  },
  {
    title: 'Spine and neuro-surgery',
    picture: nerves,
    alt: 'The brain and the nerves that leave it.',
    text: 'Move with less fear after surgery on the back or the brain: sitting, balance, walking, daily tasks.',
  },
  {
    title: 'Shoulder, elbow, wrist and ankle',
    picture: shoulder,
    alt: 'An arm is lifted, and turns in the shoulder joint.',
    text: 'First protect what was repaired, then win back movement, strength and a sure hand or foot.',
  },
  {
    title: 'Trauma and sports injury',
    picture: running,
    alt: 'A person runs.',
    text: 'From the first steps on crutches to work, play and sport, each stage when you are ready for it.',
  },
] as const;
