import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { Patient } from '../../patients/index.js';
import type { Actor, DataPurpose } from '../../platform/access/actor.js';
import type { AllowedActor } from '../../platform/access/access-policy.js';
import { AppError } from '../../platform/errors/errors.js';
import type { ExchangeLog } from '../exchanges/exchange-log.js';
import { nothing, rowId } from '../../platform/inputs/parse-input.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { SmartClient } from '../smart-clients/smart-client.entity.js';
import type { UseCases } from '../../platform/use-cases.js';
import { liftRefusal, recordAnswer } from './consent-answer.js';
import { consentFilter, type ConsentScope } from './consent-filter.js';
import type { ConsentDecision } from './data-consent.entity.js';

/** A system that reads a patient's record, or would if the patient had not refused. */
export interface RecordReader {
  clientId: string;
  name: string;
  purpose: DataPurpose;
  /** By the fence that its requests meet. */
  mayRead: boolean;
  /** Since when it may read, null while it may not. */
  since: Date | null;
  /** What was said and holds, with the moment of it; null: nothing. */
  decision: ConsentDecision | null;
  saidAt: Date | null;
  lastReadAt: Date | null;
  /** Until when it reads without a consent, since it sent the patient here; null: it did not, or that is over. */
  referredUntil: Date | null;
}

type Own = AllowedActor<'dataConsent.refuse'>;

/** Who reads a patient's record, and what patients say of it themselves (hospital §5). */
export class RecordReaderService {
  constructor(
    private readonly useCases: UseCases,
    private readonly log: ExchangeLog,
  ) {}

  /** Every live client that reaches the own record, or that was refused it; by name. Nobody, while there is no record. */
  async listOwn(actor: Actor): Promise<RecordReader[]> {
    return this.useCases.read(actor, 'dataConsent.listReaders', nothing, {}, async (_asked, { actor: own, em }) => {
      await this.log.written();
      const fork = em.fork();
      const record = await fork.findOne(Patient, { user: own.userId, deletedAt: null });
      return record ? findReaders(fork, record.id) : [];
    });
  }

  /** Keeps a client away from the own record, from its next request on. @throws AppError NOT_FOUND */
  async refuse(actor: Actor, clientId: string): Promise<RecordReader> {
    return this.say(actor, 'dataConsent.refuse', clientId);
  }

  /** Takes a refusal back: what was agreed before it holds again, until the moment that was agreed. @throws AppError NOT_FOUND */
  async allow(actor: Actor, clientId: string): Promise<RecordReader> {
    return this.say(actor, 'dataConsent.allow', clientId);
  }

  /** Of a client alone that the list shows: a patient lets nobody in of whom the desk has not asked. */
  private async say(actor: Actor, verb: 'dataConsent.refuse' | 'dataConsent.allow', clientId: string) {
    const decision = verb === 'dataConsent.refuse' ? 'DENY' : 'PERMIT';
    // Whom something was handed just now is told that it ends (hospital §8), and the answer says when that was. Not within: what is
    // written names the client, which is locked there.
    await this.log.written();
    return this.useCases.write(actor, verb, rowId, clientId, async (id, change) => {
      const { tx, lock } = change;
      const own: Own = change.actor;
      const client = await lock(SmartClient, { id, revokedAt: null });
      const record = await tx.findOne(Patient, { user: own.userId, deletedAt: null });
      const shown = client && record ? await findReaders(tx, record.id, client.id) : [];
      if (!client || !record || shown.length === 0)
        throw new AppError('NOT_FOUND', reasonFor('RECORD_READER_NOT_FOUND'));
      const said = { client, patient: record, decision, saidBy: 'PATIENT', recordedBy: own.userId } as const;
      const { subject, details } =
        decision === 'PERMIT' && client.reach === 'CONSENTED'
          ? await liftRefusal(change, said)
          : await recordAnswer(change, { ...said, until: null });
      return {
        subject,
        details,
        answer: async () => {
          const [reader] = await findReaders(tx, record.id, client.id);
          return reader ?? { ...NOTHING_STANDS, clientId: client.id, name: client.name, purpose: client.purpose };
        },
      };
    });
  }
}

/** Of a client that was refused alone, once that was taken back. */
const NOTHING_STANDS = {
  mayRead: false,
  since: null,
  decision: null,
  saidAt: null,
  lastReadAt: null,
  referredUntil: null,
} as const;

/** The clients that a record shows, or one of them. The fence itself is asked of each: there is no second one to differ from it. */
async function findReaders(em: EntityManager, patientId: string, clientId?: string): Promise<RecordReader[]> {
  const where = { revokedAt: null, ...(clientId !== undefined && { id: clientId }) };
  const clients = await em.find(SmartClient, where, { orderBy: { name: 'asc', id: 'asc' }, disableIdentityMap: true });
  if (clients.length === 0) return [];
  const fenced = clients.map(({ id, purpose, reach }) => reachOf({ clientId: id, purpose, reach }, patientId));
  const { rows } = await sql<Standing>`
    select f.id as "clientId", f.may_read as "mayRead", d.decision, d.created_at as "saidAt", r.read_at as "lastReadAt",
      case when f.may_read then f.referred_until end as "referredUntil",
      case when f.may_read then coalesce(f.since, d.created_at) end as since
    from (${sql.join(fenced, sql` union all `)}) f
    left join lateral (
      select d.decision, d.created_at from data_consent d
      where d.client_id = f.id and d.patient_id = ${patientId}::uuid and d.revoked_at is null and (d.until is null or d.until > now())
      order by d.decision limit 1
    ) d on true
    left join record_reading r on r.client_id = f.id and r.patient_id = ${patientId}::uuid
    where f.may_read or d.decision = 'DENY'`.execute(em.getKysely());
  const standings = new Map(rows.map((row) => [row.clientId, row]));
  return clients.flatMap(({ id, name, purpose }) => {
    const standing = standings.get(id);
    if (!standing) return [];
    const { mayRead, decision, since, saidAt, lastReadAt, referredUntil } = standing;
    const moments = { since: momentOf(since), saidAt: momentOf(saidAt), lastReadAt: momentOf(lastReadAt) };
    return [{ clientId: id, name, purpose, mayRead, decision, ...moments, referredUntil: momentOf(referredUntil) }];
  });
}

/** A row of it, whose moments are text. */
interface Standing extends Pick<RecordReader, 'clientId' | 'mayRead' | 'decision'> {
  since: string | null;
  saidAt: string | null;
  lastReadAt: string | null;
  referredUntil: string | null;
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * Whether a client reaches a record, and since when: one that needs no consent since both are there and no refusal stands; one that sent the
 * patient since it made the record, as long as that lasts and no consent says more.
 */
const reachOf = (client: ConsentScope, patientId: string) => sql`
  select c.id, ${consentFilter(client)} as may_read, r.until as referred_until,
    case when c.reach = 'ALL_BUT_REFUSED' or r.until is not null then greatest(c.created_at, coalesce(r.created_at, p.created_at),
      (select max(least(e.revoked_at, e.until)) from data_consent e
       where e.client_id = c.id and e.patient_id = p.id and e.decision = 'DENY')) end as since
  from smart_client c cross join patient p
  left join patient_sender r on c.reach = 'CONSENTED' and r.client_id = c.id and r.patient_id = p.id and r.until > now()
  where p.id = ${patientId}::uuid and c.id = ${client.clientId}::uuid`;
