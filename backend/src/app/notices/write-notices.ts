import type { EntityManager } from '@mikro-orm/postgresql';
import { v7 as uuidv7 } from 'uuid';
import { actingAccountId } from '../../platform/access/acting.js';
import type { Tables } from '../../platform/db/tables.js';
import type { Audience, NoticeKind } from './notice.entity.js';

/** A notice to write. */
export interface NewNotice {
  kind: NoticeKind;
  audience: Audience;
  /** A sentence without a patient's name and without anything clinical. */
  text: string;
  physiotherapistId?: string | null;
  patientId?: string | null;
  subjectId?: string | null;
  /** Account whose doing it is, which is not told; the one whose use case the transaction is if absent, nobody's if null. */
  byId?: string | null;
  /** Time from which it is read, if later than now. */
  at?: Date;
  /** Key of an alarm; no second notice with the same key is written. */
  dedupKey?: string;
}

/** Writes notices in the transaction of their cause. Whose doing they are is not told. */
export async function writeNotices(tx: EntityManager, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return;
  const acting = actingAccountId(tx);
  await tx
    .getKysely<Tables>()
    .insertInto('notice')
    .values(
      notices.map(({ kind, audience, text, at = now, ...of }) => ({
        id: uuidv7({ msecs: at.getTime() }),
        kind,
        audience,
        text,
        at: at.toISOString(),
        by_id: of.byId === undefined ? acting : of.byId,
        physiotherapist_id: of.physiotherapistId ?? null,
        patient_id: of.patientId ?? null,
        subject_id: of.subjectId ?? null,
        dedup_key: of.dedupKey ?? null,
      })),
    )
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .execute();
}
