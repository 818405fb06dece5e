import type { ChartFinding, ChartRegion } from '../patients/gql/generated';

/** Names of the regions of the body chart, as they stand within a sentence. */
export const regionLabels: Readonly<Record<ChartRegion, string>> = {
  HEAD: 'head',
  JAW: 'jaw',
  NECK: 'neck',
  UPPER_BACK: 'upper back',
  CHEST: 'chest',
  ABDOMEN: 'abdomen',
  LOWER_BACK: 'lower back',
  PELVIS: 'pelvis',
  BUTTOCK: 'buttock',
  GROIN: 'groin',
  SHOULDER: 'shoulder',
  UPPER_ARM: 'upper arm',
  ELBOW: 'elbow',
  FOREARM: 'forearm',
  WRIST: 'wrist',
  HAND: 'hand',
  HIP: 'hip',
  THIGH: 'thigh',
  KNEE: 'knee',
  LOWER_LEG: 'lower leg',
  ANKLE: 'ankle',
  FOOT: 'foot',
};

/** Names of what a mark says, as they stand within a sentence. */
export const findingLabels: Readonly<Record<ChartFinding, string>> = {
  PAIN: 'pain',
  BURNING: 'burning',
  NUMBNESS: 'numbness',
  TINGLING: 'tingling',
  STIFFNESS: 'stiffness',
  SWELLING: 'swelling',
  WEAKNESS: 'weakness',
  TENDERNESS: 'tender to the touch',
  SPASTICITY: 'spasticity',
  SCAR: 'scar',
};
