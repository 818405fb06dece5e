import { ApiKey } from './api-keys/api-key.entity.js';
import { Appointment } from './appointments/appointment.entity.js';
import { AuditEvent } from './audit/audit-event.entity.js';
import { OtpChallenge } from './auth/otp-challenge.entity.js';
import { ClinicSettings } from './clinic/clinic-settings.entity.js';
import { MedicalHistoryEntry } from './patients/medical-history.entity.js';
import { Patient } from './patients/patient.entity.js';
import { ProgressReport } from './patients/progress-report.entity.js';
import { Payment } from './payments/payment.entity.js';
import { Physiotherapist } from './physiotherapists/physiotherapist.entity.js';
import { User } from './users/user.entity.js';

/** Everything that is mapped; a new entity is added here and in a migration. */
export const entities = [
  User,
  Patient,
  MedicalHistoryEntry,
  ProgressReport,
  Physiotherapist,
  Appointment,
  Payment,
  OtpChallenge,
  ApiKey,
  ClinicSettings,
  AuditEvent,
];
