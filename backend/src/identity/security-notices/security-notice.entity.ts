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
] as const;
/** What all admins are told of, under the contract's names. */
export type SecurityNoticeKind = (typeof SECURITY_NOTICE_KINDS)[number];

export const SecurityNoticeSchema = defineEntity({
  name: 'SecurityNotice',
  tableName: 'security_notice',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(SECURITY_NOTICE_KINDS),
    at: p.datetime(),
    /** The admin who did it; null of what was done at the server, and of what nobody of the team did. */
    byId: p.uuid().nullable(),
    /** The name of the admin, key or system, the new UPI address, or whose codes were used up; nothing of a patient. */
    subject: p.text().nullable(),
    /** Of an alarm: says the same of two of which one is enough. */
    dedupKey: p.text().nullable(),
  },
});

/** What all admins are told of: a change that a stolen session would make, or an alarm (AU-11). */
export class SecurityNotice extends SecurityNoticeSchema.class {}
SecurityNoticeSchema.setClass(SecurityNotice);
