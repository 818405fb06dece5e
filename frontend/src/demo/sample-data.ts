import { heelSlide, legRaise, type ExerciseClip } from './clips/exercise-clips';

// Data of the demo: fictional people, with phone numbers that cannot belong to anybody, and fixed dates.

/** A user of the demo. */
export interface DemoUser {
  readonly name: string;
  readonly contact: string;
  readonly initials: string;
}

/** A patient of the demo. Empty texts are shown as N/A. */
export interface DemoPatient {
  readonly id: number;
  readonly name: string;
  /** Initials. */
  readonly avatar: string;
  readonly condition: string;
  readonly lastSession: string;
  /** Active, Needs Attention, New Patient, or another text. */
  readonly status: string;
  readonly adherence: string;
  readonly address: string;
  readonly phone: string;
  readonly dob: string;
  readonly gender: string;
  readonly age: number;
  readonly bloodGroup: string;
  readonly lastVisit: string;
  readonly medicalIssue: string;
  readonly treatment: string;
  /** One score per week, 0 to 100. */
  readonly progressData: readonly number[];
}

/** A video of a home session, and whether it was reviewed. */
export interface ProgressClip extends ExerciseClip {
  readonly date: string;
  readonly status: string;
}

/** A patient's report. */
export interface DemoReport {
  readonly patientId: number;
  readonly medicalIssue: string;
  readonly treatment: string;
  readonly assignedTeam: readonly string[];
  /** One score per week, 0 to 100. */
  readonly progressData: readonly number[];
  /** One value per week, from 0 (none) to 10 (worst). */
  readonly pain: readonly number[];
  /** Knee flexion in degrees, one value per week. */
  readonly rangeOfMotion: readonly number[];
  readonly progressClips: readonly ProgressClip[];
}

/** An update on the home page. */
export interface DemoUpdate {
  readonly kind: 'status' | 'video' | 'articles';
  readonly title: string;
  readonly text: string;
  readonly date: string;
  /** Name of the patient to link to, if any. */
  readonly patientName?: string;
}

/** A physiotherapist for a referral. */
export interface DemoPhysiotherapist {
  readonly id: number;
  readonly name: string;
  readonly contact: string;
  readonly specialization: string;
}

/** The demo's user. */
export const therapist: DemoUser = { name: 'Kavita Nigam', contact: '+91 00000 00010', initials: 'KN' };

/** Three patients: in progress, with problems, and new. */
export const samplePatients: readonly DemoPatient[] = [
  {
    id: 1,
    name: 'Sunita Mishra',
    avatar: 'SM',
    condition: 'Knee replacement, right',
    lastSession: '19 Nov 2026',
    status: 'Active',
    adherence: '92%',
    address: '14 Vipin Khand, Gomti Nagar, Lucknow',
    phone: '+91 00000 00001',
    dob: '4 Mar 1964',
    gender: 'Female',
    age: 62,
    bloodGroup: 'B+',
    lastVisit: '19 Nov 2026',
    medicalIssue: 'Worn right knee, replaced on 5 Oct 2026',
    treatment: 'Phase 3 of 5: getting stronger, steps up and down, first walks without the stick',
    progressData: [38, 45, 42, 57, 63, 78, 71],
  },
  {
    id: 2,
    name: 'Imran Ansari',
    avatar: 'IA',
    condition: 'Lumbar disc surgery',
    lastSession: '11 Nov 2026',
    status: 'Needs Attention',
    adherence: '58%',
    address: '7 Nazirabad Road, Aminabad, Lucknow',
    phone: '+91 00000 00002',
    dob: '22 Aug 1978',
    gender: 'Male',
    age: 48,
    bloodGroup: 'O+',
    lastVisit: '11 Nov 2026',
    medicalIssue: 'Slipped disc in the lower back, operated on 3 Oct 2026',
    treatment: 'Posture, gentle core exercises and short walks',
    progressData: [30, 36, 41, 39, 44, 40, 43],
  },
  {
    id: 3,
    name: 'Pooja Tiwari',
    avatar: 'PT',
    condition: 'ACL reconstruction, left knee',
    lastSession: 'None yet',
    status: 'New Patient',
    adherence: 'Not started',
    address: '61 Sector 11, Indira Nagar, Lucknow',
    phone: '+91 00000 00003',
    dob: '9 Jan 1999',
    gender: 'Female',
    age: 27,
    bloodGroup: '',
    lastVisit: '',
    medicalIssue: 'Torn ligament of the left knee, operated on 16 Nov 2026',
    treatment: '',
    progressData: [],
  },
];

/** The only report; the other patients have none yet. */
export const sampleReport: DemoReport = {
  patientId: 1,
  medicalIssue: 'Worn right knee, replaced on 5 Oct 2026',
  treatment: 'Phase 3 of 5: getting stronger, steps up and down, first walks without the stick',
  assignedTeam: ['Alok Saxena, surgeon', 'Neha Bajpai, physiotherapist', 'Farhan Qureshi, nurse'],
  progressData: [38, 45, 42, 57, 63, 78, 71],
  pain: [7, 6, 6, 5, 4, 3, 3],
  rangeOfMotion: [60, 68, 75, 84, 92, 101, 108],
  progressClips: [
    { ...heelSlide, date: '12 Nov 2026', status: 'Reviewed' },
    { ...legRaise, date: '19 Nov 2026', status: 'Waiting for review' },
  ],
};

/** Videos of the two sessions that every patient has. */
export const sampleSessions: readonly ExerciseClip[] = [heelSlide, legRaise];

/** Updates, one of each kind. */
export const sampleUpdates: readonly DemoUpdate[] = [
  {
    kind: 'status',
    title: 'New patient enrolled',
    text: 'Pooja Tiwari, after an ACL reconstruction',
    date: '20 Nov 2026',
    patientName: 'Pooja Tiwari',
  },
  {
    kind: 'video',
    title: 'Exercise video updated',
    text: 'Heel slide: the angle of the knee is now counted as it bends',
    date: '18 Nov 2026',
  },
  {
    kind: 'articles',
    title: 'New research article',
    text: 'When to begin with walking after a knee replacement',
    date: '15 Nov 2026',
  },
];

/** Physiotherapists for a referral. */
export const samplePhysiotherapists: readonly DemoPhysiotherapist[] = [
  { id: 1, name: 'Neha Bajpai', contact: '+91 00000 00021', specialization: 'Orthopedic' },
  { id: 2, name: 'Arjun Rawat', contact: '+91 00000 00022', specialization: 'Sports' },
  { id: 3, name: 'Shabana Siddiqui', contact: '+91 00000 00023', specialization: 'Neurological' },
];
