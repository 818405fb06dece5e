import crutches from '../drawings/crutches.svg';
import hip from '../drawings/hip.svg';
import knee from '../drawings/knee.svg';
import nerves from '../drawings/nerves.svg';
import preparation from '../drawings/preparation.svg';
import running from '../drawings/running.svg';
import seatedExercise from '../drawings/seated-exercise.svg';
import shoulder from '../drawings/shoulder.svg';
import spine from '../drawings/spine.svg';
import wristAndAnkle from '../drawings/wrist-and-ankle.svg';

/** A program of the clinic: what it works on, and how it begins. */
export interface Program {
  readonly title: string;
  readonly picture: string;
  readonly worksOn: string;
  readonly begins: string;
}

/** The ten programs of spec §1; ankle, elbow and wrist are one (reading 56). */
export const programs: readonly Program[] = [
  {
    title: 'Neuro-surgery',
    picture: nerves,
    worksOn: 'Sitting, standing, balance and walking, the use of arms and hands, and the tasks of your day.',
    begins: 'We look at strength, feeling and balance with you, and show your family how to help safely.',
  },
  {
    title: 'Knee replacement',
    picture: knee,
    worksOn: 'Straightening and bending the new knee, thigh strength, walking and stairs.',
    begins: 'Short exercises in bed and on a chair, ice and rest, and first steps with a frame or a stick.',
  },
  {
    title: 'Spinal surgery',
    picture: spine,
    worksOn: 'Walking further, steady muscles around the spine, and bending, lifting and sitting without harm.',
    begins: 'You learn to roll, sit up and stand without twisting, and take short walks several times a day.',
  },
  {
    title: 'Hip replacement',
    picture: hip,
    worksOn: 'A steady walk without a limp, strong hip muscles, stairs, and getting in and out of a car.',
    begins:
      'You learn which movements your surgeon wants you to avoid for now, and how to stand and walk with support.',
  },
  {
    title: 'Shoulder',
    picture: shoulder,
    worksOn: 'Lifting and turning the arm, reaching behind you, sleeping on that side, and carrying.',
    begins:
      'The sling protects what was repaired; you keep hand, elbow and neck moving, and we move the shoulder for you as far as your surgeon allows.',
  },
  {
    title: 'Ankle, elbow and wrist surgery',
    picture: wristAndAnkle,
    worksOn: 'Turning, bending and gripping with the arm; pushing off, balance and uneven ground with the foot.',
    begins: 'We bring the swelling down, keep the joints beside it moving, and start when your surgeon allows it.',
  },
  {
    title: 'Trauma post-surgery',
    picture: crutches,
    worksOn: 'Moving again after broken bones or several injuries: joints, strength, scars, and trust in your steps.',
    begins: 'We ask your surgeon how much weight each limb may take, and teach you crutches, a frame or transfers.',
  },
  {
    title: 'Sports injury recovery',
    picture: running,
    worksOn: 'Strength on both sides, jumping, turning and running, and the movements of your own sport.',
    begins: 'We find out what hurts and what is safe, calm the injury, and keep the rest of you fit.',
  },
  {
    title: 'Pre-surgical rehab',
    picture: preparation,
    worksOn:
      'Strength, breathing and movement before the operation, so that you start the way back from a better place.',
    begins: 'We measure where you are, practise the first exercises after surgery, and prepare your home.',
  },
  {
    title: 'Orthopaedic physiotherapy',
    picture: seatedExercise,
    worksOn: 'Pain and stiffness of joints, back and neck, with or without an operation.',
    begins: 'A talk and an examination: what you cannot do today, and what you want to do again.',
  },
];
