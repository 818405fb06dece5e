import type { ProtocolContent } from '../src/protocols/protocol-content';

/** A protocol of two phases, short and whole. */
export const shortContent: ProtocolContent = {
  name: { en: 'Knee', hi: 'घुटना' },
  sessions: 5,
  phases: [
    {
      key: 'protect',
      name: { en: 'Protect', hi: 'सुरक्षा' },
      goal: { en: 'Calm the knee.', hi: 'घुटने को आराम दें।' },
      sessions: 2,
      fromDay: 0,
      toDay: 13,
      criteria: [
        {
          key: 'flexion',
          kind: 'MEASURE',
          measure: 'KNEE_FLEXION',
          mode: 'ACTIVE',
          comparison: 'AT_LEAST',
          value: 80,
          maxAgeDays: 7,
          staffOnly: false,
          basis: 'vbd',
        },
        { key: 'sessions', kind: 'SESSIONS_IN_PHASE', comparison: 'AT_LEAST', value: 2, staffOnly: false },
      ],
      targets: [
        { measure: 'KNEE_FLEXION', low: 60, high: 90 },
        { measure: 'PAIN', low: 0, high: 6 },
      ],
      exercises: [
        {
          key: 'slides',
          name: { en: 'Heel slides', hi: 'एड़ी सरकाना' },
          instructions: { en: 'Slide the heel.', hi: 'एड़ी सरकाएँ।' },
          sets: 2,
          reps: 10,
          holdSeconds: 3,
          timesPerDay: 3,
        },
        {
          key: 'pumps',
          name: { en: 'Ankle pumps', hi: 'टखना ऊपर-नीचे' },
          instructions: { en: 'Bend the ankle.', hi: 'टखना मोड़ें।' },
          sets: 3,
          reps: 20,
          holdSeconds: 0,
          timesPerDay: 3,
        },
      ],
    },
    {
      key: 'motion',
      name: { en: 'Bend', hi: 'मोड़ना' },
      goal: { en: 'Bend to 90°.', hi: '90° तक मोड़ें।' },
      sessions: 3,
      fromDay: 14,
      toDay: 27,
      criteria: [
        { key: 'days', kind: 'DAYS_SINCE_SURGERY', comparison: 'AT_LEAST', value: 14, staffOnly: false },
        { key: 'pain', kind: 'MEASURE', measure: 'PAIN', comparison: 'AT_MOST', value: 4, staffOnly: true },
      ],
      targets: [],
      exercises: [
        {
          key: 'squats',
          name: { en: 'Small squats', hi: 'छोटी उठक-बैठक' },
          instructions: { en: 'Bend a little.', hi: 'थोड़ा झुकें।' },
          sets: 2,
          reps: 8,
          holdSeconds: 2,
          timesPerDay: 2,
        },
      ],
    },
  ],
  dangerSigns: [
    { key: 'calf', severity: 'URGENT', question: { en: 'Is your calf swollen?', hi: 'क्या पिंडली सूजी है?' } },
    { key: 'breath', severity: 'EMERGENCY', question: { en: 'Are you short of breath?', hi: 'क्या साँस फूलती है?' } },
  ],
};

/** A version, as the server answers it. */
export const version = (changes: object = {}) => ({
  __typename: 'ProtocolVersion',
  id: 'v1',
  number: 1,
  status: 'DRAFT',
  contentHash: 'a'.repeat(64),
  content: shortContent,
  approvals: [],
  ...changes,
});

/** A signature under a version. */
export const approval = {
  __typename: 'ProtocolApproval',
  isSample: false,
  doctorName: 'Dr Meera Sethi',
  statement: 'Read and agreed.',
  approvedAt: '2026-03-10T06:30:00.000Z',
  contentHash: 'a'.repeat(64),
};

/** The protocols of a clinic: one, with these versions. */
export const protocolsOf = (versions: readonly object[], changes: object = {}) => ({
  data: {
    protocols: [
      { __typename: 'Protocol', id: 'p1', slug: 'knee', name: 'Knee', isSample: false, versions, ...changes },
    ],
  },
});
