import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { entities } from './entities.js';
import { ApiKeys } from './migrations/2026-11-21-api-keys.js';
import { AuditDetails } from './migrations/2026-11-21-audit-details.js';
import { AuditSeals } from './migrations/2026-11-21-audit-seals.js';
import { BackOffice } from './migrations/2026-11-21-back-office.js';
import { IdempotencyKeys } from './migrations/2026-11-21-idempotency-keys.js';
import { DeletedPatients } from './migrations/2026-11-22-deleted-patients.js';
import { KeptAnswers } from './migrations/2026-11-22-kept-answers.js';
import { OtpDevices } from './migrations/2026-11-22-otp-devices.js';
import { PersonsOnce } from './migrations/2026-11-22-persons-once.js';
import { QuickLists } from './migrations/2026-11-21-quick-lists.js';
import { AuditSessions } from './migrations/2026-11-22-audit-sessions.js';
import { PendingNumbers } from './migrations/2026-11-22-pending-numbers.js';

/** What the application and the migrations share of the ORM's set-up. A migration is added to this list and never edited after it lands. */
export function ormOptions(clientUrl: string) {
  return defineConfig({
    clientUrl,
    entities,
    extensions: [Migrator],
    allowGlobalContext: false,
    forceUtcTimezone: true,
    migrations: {
      migrationsList: [
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
      ],
      snapshot: false,
      silent: true,
    },
  });
}
