import { expect } from 'vitest';

export const anyText = expect.any(String);
export const anyNumber = expect.any(Number);
export const anyUuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const indianE164 = expect.stringMatching(/^\+91\d{10}$/);
const tenDigits = expect.stringMatching(/^\d{10}$/);
export const anyMoment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

export const anyAvatar = expect.stringMatching(/^\/api\/v1\/users\/avatars\/[0-9a-f-]{36}\.webp$/);

/** The fields of the spec's pending appointment. */
export const appointmentShape = (fields: object = {}) => ({
  _id: anyUuid,
  patient: { _id: anyUuid, name: 'Sunita Yadav' },
  physio: null,
  appointmentDate: anyMoment,
  sessionType: 'Clinic',
  status: 'pending',
  version: 1,
  ...fields,
});

/** The fields of the spec's profile load, and _id. */
export const userShape = (fields: object = {}) => ({
  _id: anyUuid,
  Fullname: 'Ramesh Gupta',
  mobile_number: indianE164,
  pendingNumber: null,
  email: null,
  userType: 'patient',
  avatar: null,
  nickname: null,
  gender: 'Female',
  country: 'India',
  language: 'English',
  timeZone: 'Asia/Kolkata',
  dateOfBirth: null,
  lastLogin: anyMoment,
  sessionsCompleted: 0,
  missedSessions: 0,
  recoveryProgress: 0,
  profileCompleted: true,
  birthYearDue: false,
  ...fields,
});

/** The fields of the spec's admin view, and the version. */
export const patientShape = (fields: object = {}) => ({
  _id: anyUuid,
  patientId: expect.stringMatching(/^PT-\d{6}$/),
  name: 'Sunita Yadav',
  age: 60,
  diagnosedWith: 'Total knee replacement',
  address: '12 Hazratganj, Lucknow',
  bloodGroup: null,
  gender: 'F',
  contact: tenDigits,
  contactNumber: tenDigits,
  emergencyContactNumber: tenDigits,
  userId: { _id: anyUuid },
  lastLogin: null,
  isProfileComplete: true,
  version: 1,
  ...fields,
});

/** What a record that `patientForm` filled in is shown as, beside what every record is. */
export const filledIn = {
  name: 'Mohan Lal',
  diagnosedWith: 'Rotator cuff repair',
  address: '4 Gomti Nagar, Lucknow',
  age: 52,
  bloodGroup: 'B+',
  gender: 'M',
  contact: '9812345678',
  contactNumber: '9812345678',
  emergencyContactNumber: '9887654321',
};
