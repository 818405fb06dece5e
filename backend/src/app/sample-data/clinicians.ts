/** Physiotherapists of the clinic. */
export const PHYSIOTHERAPISTS: readonly (readonly [name: string, specialization: string])[] = [
  ['Dr. Neha Kapoor (PT)', 'Orthopaedic'],
  ['Dr. Faisal Rahman (PT)', 'Sports'],
  ['Dr. Swati Srivastava (PT)', 'Neurological'],
  ['Dr. Ankit Sharma (PT)', 'Spine'],
  ['Dr. Rachna Tewari (PT)', 'Hand and upper limb'],
  ['डॉ. आलोक मिश्रा (PT)', 'Geriatric'],
];

/** The doctor with an account. */
export const SAMPLE_DOCTOR = ['Dr. Vikram Mehrotra', 'Orthopaedic surgeon'] as const;

/** Referring surgeons. */
export const REFERRING_DOCTORS: readonly [string, ...string[]] = [
  'Dr. Vikram Mehrotra',
  'Dr. Sanjeev Awasthi',
  'Dr. Anupama Sethi',
  'Dr. Khalid Usmani',
  'Dr. R. K. Bhargava',
  'Dr. Meenakshi Iyer',
  'डॉ. संजय त्रिपाठी',
];
