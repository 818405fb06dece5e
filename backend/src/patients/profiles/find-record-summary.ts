import type { EntityManager } from '@mikro-orm/postgresql';
import type { RecordSummary } from '../../identity/index.js';
import { DEFAULT_PLANNED_SESSIONS, Patient } from '../records/patient.entity.js';
import { countAhead, countSessions, recoveryPercent } from '../records/session-counts.js';

/** Finds the data of an account's live record, with computed session counts. */
export async function findRecordSummary(em: EntityManager, userId: string): Promise<RecordSummary> {
  const patient = await em.findOne(Patient, { user: userId, deletedAt: null });
  const counts = patient && (await countSessions(em, patient.id));
  const { completed, missed } = counts ?? { completed: 0, missed: 0 };
  const plannedSessions = counts?.planned ?? patient?.plannedSessions ?? DEFAULT_PLANNED_SESSIONS;
  return {
    birthDate: (patient?.birthDateExact ? patient.birthDate : undefined) ?? undefined,
    gender: patient?.gender ?? null,
    address: patient?.address ?? undefined,
    sessionsCompleted: completed,
    missedSessions: missed,
    plannedSessions,
    sessionsToGo: patient ? await countAhead(em, patient.id) : undefined,
    recoveryProgress: recoveryPercent(completed, plannedSessions),
  };
}
