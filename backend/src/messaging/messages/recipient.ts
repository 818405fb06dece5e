import type { EntityManager } from '@mikro-orm/postgresql';
import { type MessageLanguage, messageLanguageOf } from '../../identity/index.js';
import type { Tables } from '../../platform/db/tables.js';

/** To whom and in which language messages for a patient go. */
export interface Recipient {
  /** E.164. */
  to: string;
  language: MessageLanguage;
}

/** A team member whom messages reach. */
export interface Member extends Recipient {
  userId: string;
}

/** The number of a patient's record, else that of the account (reading 20); undefined where neither is a number to write to. */
export async function findRecipient(em: EntityManager, patientId: string): Promise<Recipient | undefined> {
  const row = await em
    .getKysely<Tables>()
    .selectFrom('patient as p')
    .leftJoin('app_user as u', 'u.id', 'p.user_id')
    .select((eb) => [eb.fn.coalesce('p.contact_phone', 'u.phone').as('phone'), 'u.language'])
    .where('p.id', '=', patientId)
    .executeTakeFirst();
  return recipientOf(row?.phone, row?.language);
}

/** The same of a number and of what an account says of its language, where there are any. */
export function recipientOf(
  phone: string | null | undefined,
  language: string | null | undefined,
): Recipient | undefined {
  const to = phone ?? '';
  return /^\+91\d{10}$/.test(to) ? { to, language: messageLanguageOf(language ?? '') } : undefined;
}
