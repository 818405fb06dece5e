import type { Gender } from '../../identity/index.js';
import type { SESSION_TYPES } from '../../clinic/index.js';
import type { BLOOD_GROUPS } from '../../patients/index.js';
import type { AppointmentStatus } from '../../scheduling/index.js';
import type { PAYMENT_METHODS, PAYMENT_STATUSES } from '../../money/index.js';
import type { UserType } from '../../platform/access/actor.js';

// Types, not interfaces: only types have an implicit index signature.

export type AccountRow = {
  id: string;
  userType: UserType;
  /** E.164, like all numbers here. */
  phone: string;
  fullName: string;
  email: string | null;
  nickname: string | null;
  gender: Gender | null;
  profileCompleted: boolean;
  lastLoginAt: Date | null;
  /** Set for bulk inserts; otherwise a trigger sets it with a second write per row. */
  hasRecord?: boolean;
  createdAt: Date;
};

export type PhysiotherapistRow = {
  id: string;
  userId: string | null;
  name: string;
  specialization: string;
  phone: string;
  createdAt: Date;
};

export type DoctorRow = { id: string; userId: string; name: string; specialization: string; createdAt: Date };

export type PatientRow = {
  id: string;
  userId: string | null;
  physiotherapistId: string | null;
  name: string;
  diagnosis: string | null;
  address: string | null;
  bloodGroup: (typeof BLOOD_GROUPS)[number] | null;
  gender: Gender | null;
  /** YYYY-MM-DD. */
  birthDate: string | null;
  birthDateExact: boolean;
  contactPhone: string | null;
  emergencyPhone: string | null;
  referringDoctor: string | null;
  plannedSessions: number;
  createdAt: Date;
};

export type MedicalHistoryRow = {
  id: string;
  patientId: string;
  diagnosis: string;
  treatment: string | null;
  surgeryDetails: string | null;
  createdAt: Date;
};

export type ProgressReportRow = { id: string; patientId: string; content: string; createdAt: Date };

export type AppointmentRow = {
  id: string;
  patientId: string;
  physiotherapistId: string | null;
  startsAt: Date;
  durationMinutes: number;
  sessionType: (typeof SESSION_TYPES)[number];
  status: AppointmentStatus;
  missedReason: string | null;
  /** Of a canceled session; null otherwise. */
  canceledAt: Date | null;
  canceledBy: 'PATIENT' | 'CLINIC' | null;
  createdAt: Date;
};

export type PaymentRow = {
  id: string;
  patientId: string | null;
  amountPaise: number;
  method: (typeof PAYMENT_METHODS)[number];
  status: (typeof PAYMENT_STATUSES)[number];
  createdAt: Date;
};

/** Rows of the sample data, by table. */
export type Rows = {
  app_user: AccountRow;
  physiotherapist: PhysiotherapistRow;
  doctor: DoctorRow;
  patient: PatientRow;
  medical_history_entry: MedicalHistoryRow;
  progress_report: ProgressReportRow;
  appointment: AppointmentRow;
  payment: PaymentRow;
};
export type Table = keyof Rows;
