import { sql } from 'kysely';
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Finds the present address of each e-mail, by message id. It is the confirmed one of an account that can sign in; of a document also only
 * while its patient says yes to e-mail, and of what goes to admins while the account is one. A code goes to the address that it was made for.
 */
export async function findPresentAddresses(em: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; email: string }>`
    select m.id, u.email from message m join app_user u on u.id = m.account_id and u.deleted_at is null
    where m.id = any(${ids}::uuid[]) and m.channel = 'EMAIL' and u.disabled_at is null and u.email is not null and case m.kind
      when 'EMAIL_CODE' then true
      when 'REPORT_MAIL' then u.email_confirmed_at is not null and u.user_type = 'admin'
      when 'CREDIT_LOW' then u.email_confirmed_at is not null and u.user_type = 'admin'
      when 'NEW_DEVICE_MAIL' then u.email_confirmed_at is not null
      else u.email_confirmed_at is not null and exists (select from patient p
          where p.id = m.patient_id and p.user_id = u.id and p.deleted_at is null)
        and coalesce((select c.given from channel_consent c where c.account_id = u.id and c.channel = 'EMAIL'
          order by c.at desc limit 1), false) end`.execute(em.getKysely());
  return new Map(rows.map(({ id, email }) => [id, email]));
}
