import { ApiKey } from '../identity/api-keys/api-key.entity.js';
import { Appointment } from '../scheduling/appointments/appointment.entity.js';
import { AuditEvent } from '../platform/audit/audit-event.entity.js';
import { OtpChallenge } from '../identity/auth/otp-challenge.entity.js';
import { Charge } from '../money/charges/charge.entity.js';
import { SavedFilter } from '../patients/saved-filters/saved-filter.entity.js';
import { ClinicSettings } from '../clinic/settings/clinic-settings.entity.js';
import { CareTask } from '../recovery/danger-signs/care-task.entity.js';
import { DataConsent } from '../hospitals/data-consents/data-consent.entity.js';
import { HospitalDocument } from '../hospitals/documents/hospital-document.entity.js';
import { Referral } from '../hospitals/referrals/referral.entity.js';
import { ContactMessage } from '../messaging/inbox/contact-message.entity.js';
import { Hl7Source } from '../hospitals/hl7v2/hl7-source.entity.js';
import { Message } from '../messaging/messages/message.entity.js';
import { PatientImportError } from '../patients/imports/patient-import-error.entity.js';
import { PatientImport } from '../patients/imports/patient-import.entity.js';
import { MedicalHistoryEntry } from '../patients/records/medical-history.entity.js';
import { Patient } from '../patients/records/patient.entity.js';
import { ProgressReport } from '../patients/records/progress-report.entity.js';
import { Payment } from '../money/payments/payment.entity.js';
import { Leave } from '../clinic/physiotherapists/leave.entity.js';
import { Physiotherapist } from '../clinic/physiotherapists/physiotherapist.entity.js';
import { ProtocolVersion } from '../recovery/protocols/protocol-version.entity.js';
import { Refund } from '../money/payments/refund.entity.js';
import { SlotOffer } from '../recovery/missed/slot-offer.entity.js';
import { RecoveryPlan } from '../recovery/ledger/recovery-plan.entity.js';
import { Receipt } from '../money/payments/receipt.entity.js';
import { SecurityNotice } from '../identity/security-notices/security-notice.entity.js';
import { SmartClient } from '../hospitals/smart-clients/smart-client.entity.js';
import { WebhookEndpoint } from '../hospitals/webhooks/webhook-endpoint.entity.js';
import { Doctor } from '../clinic/team/doctor.entity.js';
import { User } from '../identity/users/user.entity.js';

/** Everything that is mapped; a new entity is added here and in a migration. */
export const entities = [
  User,
  Patient,
  MedicalHistoryEntry,
  ProgressReport,
  PatientImport,
  PatientImportError,
  Physiotherapist,
  Leave,
  Doctor,
  Appointment,
  Payment,
  Charge,
  SavedFilter,
  Receipt,
  Refund,
  OtpChallenge,
  ApiKey,
  ClinicSettings,
  ContactMessage,
  Message,
  RecoveryPlan,
  SlotOffer,
  CareTask,
  ProtocolVersion,
  SmartClient,
  DataConsent,
  Referral,
  HospitalDocument,
  Hl7Source,
  WebhookEndpoint,
  SecurityNotice,
  AuditEvent,
];
