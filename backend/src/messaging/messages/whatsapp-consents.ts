import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';

/** Returns whether the recipient of a message says yes to WhatsApp now; somebody without an account never did. */
export async function saysYesToWhatsApp(em: EntityManager, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    select from message m left join patient p on p.id = m.patient_id
      join app_user u on u.id = coalesce(m.account_id, p.user_id) and u.deleted_at is null
    where m.id = ${messageId} and coalesce((select c.given from channel_consent c
      where c.account_id = u.id and c.channel = 'WHATSAPP' order by c.at desc limit 1), false)`.execute(em.getKysely());
  return rows.length > 0;
}
