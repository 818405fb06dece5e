import { BackOffice } from './migrations/0001-back-office.js';
import { IdempotencyKeys } from './migrations/0002-idempotency-keys.js';
import { AuditDetails } from './migrations/0003-audit-details.js';
import { QuickLists } from './migrations/0004-quick-lists.js';
import { ApiKeys } from './migrations/0005-api-keys.js';
import { AuditSeals } from './migrations/0006-audit-seals.js';
import { PersonsOnce } from './migrations/0007-persons-once.js';
import { OtpDevices } from './migrations/0008-otp-devices.js';
import { KeptAnswers } from './migrations/0009-kept-answers.js';
import { PendingNumbers } from './migrations/0010-pending-numbers.js';
import { AuditSessions } from './migrations/0011-audit-sessions.js';
import { DeletedPatients } from './migrations/0012-deleted-patients.js';
import { ClinicSettings } from './migrations/0013-clinic-settings.js';
import { ContactMessages } from './migrations/0014-contact-messages.js';
import { Team } from './migrations/0015-team.js';
import { SessionTerms } from './migrations/0016-session-terms.js';
import { StaffDoor } from './migrations/0017-staff-door.js';
import { Messages } from './migrations/0018-messages.js';
import { OwnTimes } from './migrations/0019-own-times.js';
import { MessageSettings } from './migrations/0020-message-settings.js';
import { Departures } from './migrations/0021-departures.js';
import { BookedAtOnce } from './migrations/0022-booked-at-once.js';
import { PaymentFacts } from './migrations/0023-payment-facts.js';
import { Search } from './migrations/0024-search.js';
import { Receipts } from './migrations/0025-receipts.js';
import { AccountList } from './migrations/0026-account-list.js';
import { Refunds } from './migrations/0027-refunds.js';
import { AuditList } from './migrations/0028-audit-list.js';
import { SessionsOfDeletedRecords } from './migrations/0029-sessions-of-deleted-records.js';
import { MissingRefunds } from './migrations/0030-missing-refunds.js';
import { PaymentReferences } from './migrations/0031-payment-references.js';
import { WritingScopes } from './migrations/0032-writing-scopes.js';
import { ChangesSince } from './migrations/0033-changes-since.js';
import { Charges } from './migrations/0034-charges.js';
import { SortedPatients } from './migrations/0035-sorted-patients.js';
import { MomentOfInsert } from './migrations/0036-moment-of-insert.js';
import { PatientImports } from './migrations/0037-patient-imports.js';
import { Protocols } from './migrations/0038-protocols.js';
import { RecoveryPlans } from './migrations/0039-recovery-plans.js';
import { RecoveryEntries } from './migrations/0040-recovery-entries.js';

/**
 * What brings an empty database up to date, in the order in which it runs; a migration is added at the end and never edited after it
 * lands. `name` is what a database remembers of it: that of the first twelve stays as it was recorded, whatever their files are called
 * today; each later one is recorded under the name of its file.
 */
export const migrations = [
  { name: '2026-11-21-back-office', class: BackOffice },
  { name: '2026-11-21-idempotency-keys', class: IdempotencyKeys },
  { name: '2026-11-21-audit-details', class: AuditDetails },
  { name: '2026-11-21-quick-lists', class: QuickLists },
  { name: '2026-11-21-api-keys', class: ApiKeys },
  { name: '2026-11-21-audit-seals', class: AuditSeals },
  { name: '2026-11-22-persons-once', class: PersonsOnce },
  { name: '2026-11-22-otp-devices', class: OtpDevices },
  { name: '2026-11-22-kept-answers', class: KeptAnswers },
  { name: '2026-11-22-pending-numbers', class: PendingNumbers },
  { name: '2026-11-22-audit-sessions', class: AuditSessions },
  { name: '2026-11-22-deleted-patients', class: DeletedPatients },
  { name: '0013-clinic-settings', class: ClinicSettings },
  { name: '0014-contact-messages', class: ContactMessages },
  { name: '0015-team', class: Team },
  { name: '0016-session-terms', class: SessionTerms },
  { name: '0017-staff-door', class: StaffDoor },
  { name: '0018-messages', class: Messages },
  { name: '0019-own-times', class: OwnTimes },
  { name: '0020-message-settings', class: MessageSettings },
  { name: '0021-departures', class: Departures },
  { name: '0022-booked-at-once', class: BookedAtOnce },
  { name: '0023-payment-facts', class: PaymentFacts },
  { name: '0024-search', class: Search },
  { name: '0025-receipts', class: Receipts },
  { name: '0026-account-list', class: AccountList },
  { name: '0027-refunds', class: Refunds },
  { name: '0028-audit-list', class: AuditList },
  { name: '0029-sessions-of-deleted-records', class: SessionsOfDeletedRecords },
  { name: '0030-missing-refunds', class: MissingRefunds },
  { name: '0031-payment-references', class: PaymentReferences },
  { name: '0032-writing-scopes', class: WritingScopes },
  { name: '0033-changes-since', class: ChangesSince },
  { name: '0034-charges', class: Charges },
  { name: '0035-sorted-patients', class: SortedPatients },
  { name: '0036-moment-of-insert', class: MomentOfInsert },
  { name: '0037-patient-imports', class: PatientImports },
  { name: '0038-protocols', class: Protocols },
  { name: '0039-recovery-plans', class: RecoveryPlans },
  { name: '0040-recovery-entries', class: RecoveryEntries },
];
