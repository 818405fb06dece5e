import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Statuses of messages that have left, or never will. */
const LEFT = sql`('SENT', 'DELIVERED', 'FAILED', 'SKIPPED')`;

/**
 * Erases at once what no law keeps: profile picture, nickname, e-mail (also in former versions of the records), pushes and reminders, the access of family members, what waits, and
 * the words of messages that have left. Ends what others may read: consents, access of hospitals, links to reports.
 * @returns rows of each table that changed
 */
export async function eraseAtOnce(
  em: EntityManager,
  { accountId, records, now }: { accountId: string; records: readonly string[]; now: Date },
): Promise<Record<string, number>> {
  const account = sql`${accountId}::uuid`;
  const ids = sql`any(${[...records]}::uuid[])`;
  const counts: Record<string, number> = {};
  const run = async (table: string, statement: ReturnType<typeof sql>) => {
    const { numAffectedRows = 0n } = await statement.execute(em.getKysely());
    if (numAffectedRows > 0n) counts[table] = (counts[table] ?? 0) + Number(numAffectedRows);
  };
  await run(
    'app_user',
    sql`update app_user set avatar_key = null, nickname = null, email = null, email_confirmed_at = null, reminders = false
      where id = ${account}`,
  );
  // After the change of the account, which waits for those who are changing the records: they have stored their versions by then.
  await run(
    'resource_version',
    sql`update resource_version set row = jsonb_set(row, '{email}', 'null')
      where patient_id = ${ids} and type = 'Patient' and row -> 'email' <> 'null'`,
  );
  await run('email_code', sql`delete from email_code where account_id = ${account}`);
  await run('push_subscription', sql`delete from push_subscription where account_id = ${account}`);
  await run('push_notice', sql`delete from push_notice where account_id = ${account}`);
  await run(
    'family_grant',
    sql`update family_grant set ended_at = ${now} where patient_id = ${ids} and ended_at is null`,
  );
  await run(
    'waiting_list_entry',
    sql`update waiting_list_entry set status = 'WITHDRAWN', note = null where patient_id = ${ids} and status = 'WAITING'`,
  );
  const blank = sql`update message set recipient = '', text = '', text_values = null, content = null`;
  await run('message', sql`${blank} where patient_id = ${ids} and status in ${LEFT}`);
  await run(
    'message',
    sql`${blank} where account_id = ${account} and status in ${LEFT} and (recipient, text) <> ('', '')`,
  );
  // The last word of each purpose counts: taken back, since nothing is to be sent or shared any more.
  await run(
    'consent',
    sql`insert into consent (id, account_id, purpose, given, text_version, language, at)
      select gen_random_uuid(), account_id, purpose, false, text_version, language,
          greatest(${now}::timestamptz, at + interval '1 millisecond') from (
        select distinct on (purpose) * from consent where account_id = ${account} order by purpose, at desc) last
      where given`,
  );
  await run(
    'channel_consent',
    sql`insert into channel_consent (id, account_id, channel, given, said_by, words, language, at)
      select gen_random_uuid(), account_id, channel, false, 'PATIENT', 'Asked for the data to be erased.', 'EN',
          greatest(${now}::timestamptz, at + interval '1 millisecond') from (
        select distinct on (channel) * from channel_consent where account_id = ${account} order by channel, at desc) last
      where given`,
  );
  await endReading(run, { account, ids, now });
  return counts;
}

/** Ends what hospitals and holders of links may read. */
async function endReading(
  run: (table: string, statement: ReturnType<typeof sql>) => Promise<void>,
  { account, ids, now }: { account: ReturnType<typeof sql>; ids: ReturnType<typeof sql>; now: Date },
): Promise<void> {
  // In the order in which decisions are recorded: the client, then its decision.
  await run('', sql`select from smart_client where revoked_at is null order by id for update`);
  await run(
    'data_consent',
    sql`update data_consent set revoked_at = now() where patient_id = ${ids} and decision = 'PERMIT' and revoked_at is null`,
  );
  // A refusal goes on, without an end. A hospital that needs no consent is refused.
  await run(
    'data_consent',
    sql`update data_consent set until = null
      where patient_id = ${ids} and decision = 'DENY' and revoked_at is null and until is not null`,
  );
  await run(
    'data_consent',
    sql`insert into data_consent (id, client_id, patient_id, decision, purpose, said_by, recorded_by)
      select gen_random_uuid(), c.id, p.id, 'DENY', c.purpose, 'PATIENT', ${account}
      from smart_client c cross join patient p
      where c.revoked_at is null and c.reach = 'ALL_BUT_REFUSED' and p.id = ${ids} and p.merged_into is null
        and not exists (select from data_consent d where d.client_id = c.id and d.patient_id = p.id and d.decision = 'DENY'
          and d.revoked_at is null)
      on conflict do nothing`,
  );
  await run('patient_sender', sql`update patient_sender set until = now() where patient_id = ${ids} and until > now()`);
  await run(
    'report_link',
    sql`update report_link set revoked_at = ${now} where revoked_at is null and report_id in (
      select r.id from phase_report r join recovery_plan p on p.id = r.plan_id where p.patient_id = ${ids})`,
  );
}
