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

/** A client that reads a patient's record, or that the patient refused. */
export interface RecordReader {
  clientId: string;
  name: string;
  purpose: DataPurpose;
  /** Result of the consent filter. */
  mayRead: boolean;
  /** Start of the access; null without access. */
  since: Date | null;
  /** The live decision; null: none. */
  decision: ConsentDecision | null;
  saidAt: Date | null;
  lastReadAt: Date | null;
  /** End of the access without consent that follows from a referral; null: no referral, or expired. */
  referredUntil: Date | null;
}

type Own = AllowedActor<'dataConsent.refuse'>;

/** Lists the clients that read a patient's own record, and records the patient's decisions about them. */
export class RecordReaderService {
  constructor(
    private readonly useCases: UseCases,
    private readonly log: ExchangeLog,
  ) {}

  /** Lists the live clients that read the own record or were refused, by name. Empty without a record. */
  async listOwn(actor: Actor): Promise<RecordReader[]> {
    return this.useCases.read(actor, 'dataConsent.listReaders', nothing, {}, async (_asked, { actor: own, em }) => {
      await this.log.written();
      const fork = em.fork();
      const record = await fork.findOne(Patient, { user: own.userId, deletedAt: null });
      return record ? findReaders(fork, record.id) : [];
    });
  }

  /** Refuses a client access to the own record, from its next request on. @throws AppError NOT_FOUND */
  async refuse(actor: Actor, clientId: string): Promise<RecordReader> {
    return this.say(actor, 'dataConsent.refuse', clientId);
  }

  /** Lifts a refusal. The consent that it ended applies again until its original end date. @throws AppError NOT_FOUND */
  async allow(actor: Actor, clientId: string): Promise<RecordReader> {
    return this.say(actor, 'dataConsent.allow', clientId);
  }

  /** Records a decision about a client in the list. A patient cannot permit a client about which staff have not asked. */
  private async say(actor: Actor, verb: 'dataConsent.refuse' | 'dataConsent.allow', clientId: string) {
    const decision = verb === 'dataConsent.refuse' ? 'DENY' : 'PERMIT';
    // Write pending exchanges first: they decide whether the client is notified that access ended, and the response contains their time.
    // This happens outside the transaction, because it locks the client that the exchanges refer to.
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

/** State of a client that had only a refusal, once it is lifted. */
const NOTHING_STANDS = {
  mayRead: false,
  since: null,
  decision: null,
  saidAt: null,
  lastReadAt: null,
  referredUntil: null,
} as const;

/**
 * Finds the clients of a record, or one of them. Each is checked with the consent filter itself, so that the list cannot differ from it.
 */
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

/** A row of the query, whose timestamps are text. */
interface Standing extends Pick<RecordReader, 'clientId' | 'mayRead' | 'decision'> {
  since: string | null;
  saidAt: string | null;
  lastReadAt: string | null;
  referredUntil: string | null;
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text));

/**
 * SQL columns: whether the client may read the record, and since when. A client that needs no consent reads from the time at which both
 * client and record exist, unless refused. A referring client reads from its referral until that expires, unless a consent extends it.
 */
const reachOf = (client: ConsentScope, patientId: string) => sql`
  select c.id, ${consentFilter(client)} as may_read, r.until as referred_until,
    case when c.reach = 'ALL_BUT_REFUSED' or r.until is not null then greatest(c.created_at, coalesce(r.created_at, p.created_at),
      (select max(least(e.revoked_at, e.until)) from data_consent e
       where e.client_id = c.id and e.patient_id = p.id and e.decision = 'DENY')) end as since
  from smart_client c cross join patient p
  left join patient_sender r on c.reach = 'CONSENTED' and r.client_id = c.id and r.patient_id = p.id and r.until > now()
  where p.id = ${patientId}::uuid and c.id = ${client.clientId}::uuid`;
