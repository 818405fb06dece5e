import { defineEntity, p } from '@mikro-orm/core';

export const SECURITY_NOTICE_KINDS = [
  'ADMIN_ADDED',
  'API_KEY_ADDED',
  'CLIENT_ADDED',
  'SOURCE_ADDED',
  'ENDPOINT_ADDED',
  'UPI_CHANGED',
  'CODES_USED_UP',
  'CODES_UNUSED',
  'RECORD_OPENED',
  'AUTHENTICATOR_RESET',
  'FACTORS_RESET',
  'SECOND_FACTOR_RULE',
  'APPROVAL_ASKED',
  'FOUR_EYES_SET',
] as const;
/** Kind of security notice, under its name in the contract. */
export type SecurityNoticeKind = (typeof SECURITY_NOTICE_KINDS)[number];

export const SecurityNoticeSchema = defineEntity({
  name: 'SecurityNotice',
  tableName: 'security_notice',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(SECURITY_NOTICE_KINDS),
    at: p.datetime(),
    /** The admin who made the change; null if it was made on the server or by nobody of the team. */
    byId: p.uuid().nullable(),
    /** Name of the admin, key or system, the new UPI address, or the receivers whose codes were used up; no patient data. */
    subject: p.text().nullable(),
    /** Key that prevents duplicate notices of an alarm. */
    dedupKey: p.text().nullable(),
  },
});

/** Security notice for all admins: a change that an attacker with a stolen session would make, or an alarm. */
export class SecurityNotice extends SecurityNoticeSchema.class {}
SecurityNoticeSchema.setClass(SecurityNotice);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    SecurityNotice: typeof SecurityNoticeSchema;
  }
}
