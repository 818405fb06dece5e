import * as services from '#messages/services';
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

/** A program of the clinic. */
export interface Program {
  readonly title: string;
  readonly picture: string;
  readonly worksOn: string;
  readonly begins: string;
}

/** The ten programs; ankle, elbow and wrist are one. */
export const programs: readonly Program[] = [
  {
    title: services.neuro,
    picture: nerves,
    worksOn: services.neuroWork,
    begins: services.neuroStart,
  },
  {
    title: services.kneeReplacement,
    picture: knee,
    worksOn: services.kneeReplacementWork,
    begins: services.kneeReplacementStart,
  },
  {
    title: services.spinalSurgery,
    picture: spine,
    worksOn: services.spinalSurgeryWork,
    begins: services.spinalSurgeryStart,
  },
  {
    title: services.hipReplacement,
    picture: hip,
    worksOn: services.hipReplacementWork,
    begins: services.hipReplacementStart,
  },
  {
    title: services.shoulderSurgery,
    picture: shoulder,
    worksOn: services.shoulderSurgeryWork,
    begins: services.shoulderSurgeryStart,
  },
  {
    title: services.joints,
    picture: wristAndAnkle,
    worksOn: services.jointsWork,
    begins: services.jointsStart,
  },
  {
    title: services.trauma,
    picture: crutches,
    worksOn: services.traumaWork,
    begins: services.traumaStart,
  },
  {
    title: services.sports,
    picture: running,
    worksOn: services.sportsWork,
    begins: services.sportsStart,
  },
  {
    title: services.preSurgical,
    picture: preparation,
    worksOn: services.preSurgicalWork,
    begins: services.preSurgicalStart,
  },
  {
    title: services.orthopaedic,
    picture: seatedExercise,
    worksOn: services.orthopaedicWork,
    begins: services.orthopaedicStart,
  },
];
