import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { loadSettings } from '../../clinic/index.js';
import { countParts, type SentCode } from '../../identity/index.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { costOf } from '../messages/message-cost.js';

/** Counts a sign-in code among those of its day and provider, with its cost by the present prices. The number is not kept. */
export async function noteSignInCode(em: EntityManager, { provider, isTaken, text, at }: SentCode): Promise<void> {
  const own = em.fork();
  const { messagePrices } = await loadSettings(own);
  const parts = isTaken ? countParts(text) : 0;
  await sql`insert into sign_in_code_day as d (day, provider, taken, failed, parts, cost_milli_paise)
    values (${clinicDay(at)}::date, ${provider}, ${isTaken ? 1 : 0}, ${isTaken ? 0 : 1}, ${parts}, ${costOf(messagePrices, { channel: 'SMS', provider, parts }) ?? 0})
    on conflict (day, channel, provider) do update set taken = d.taken + excluded.taken, failed = d.failed + excluded.failed,
      parts = d.parts + excluded.parts, cost_milli_paise = d.cost_milli_paise + excluded.cost_milli_paise`.execute(
    own.getKysely(),
  );
}
