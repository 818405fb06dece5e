import type { EntityManager } from '@mikro-orm/postgresql';
import { type MessageLanguage, messageLanguageOf } from '../../identity/index.js';
import type { Tables } from '../../platform/db/tables.js';

/** Number and language for messages to a patient. */
export interface Recipient {
  /** E.164. */
  to: string;
  language: MessageLanguage;
}

/** A team member with a usable number. */
export interface Member extends Recipient {
  userId: string;
}

/** Finds a patient's recipient: the record's number, otherwise the account's; undefined if neither is usable. */
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

/** Builds a recipient from a number and an account's language; undefined without a usable number. */
export function recipientOf(
  phone: string | null | undefined,
  language: string | null | undefined,
): Recipient | undefined {
  const to = phone ?? '';
  return /^\+91\d{10}$/.test(to) ? { to, language: messageLanguageOf(language ?? '') } : undefined;
}
