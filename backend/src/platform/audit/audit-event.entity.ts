import { defineEntity, p, type Opt } from '@mikro-orm/core';

export const AUDIT_OUTCOMES = ['done', 'failed', 'refused'] as const;

/** How it ended, what was asked for. */
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_event',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    at: p.datetime().$type<Opt<Date>>().defaultRaw('now()'),
    /** The account that acted; empty for a visitor. */
    actorId: p.uuid().nullable(),
    actorRole: p.text(),
    /** The session that the account acted in, by its hash; empty for visitors and programs. */
    sessionHash: p.text().nullable(),
    /** The API key with which a program acted for the account. */
    apiKeyId: p.text().nullable(),
    /** The hospital's system that acted for itself. */
    clientId: p.uuid().nullable(),
    /** The hospital's system whose message it was. */
    sourceId: p.uuid().nullable(),
    /** The verb of the access table. */
    verb: p.text(),
    /** What kind of thing it was done to, and which one. */
    subjectType: p.text().nullable(),
    subjectId: p.text().nullable(),
    outcome: p.enum(AUDIT_OUTCOMES),
    /** Names of the fields that changed; never their values. */
    changedFields: p.array().default([]),
    /** What an export held: its filter, how many rows, and a hash of which they were; no words of a record. */
    details: p.json<Record<string, unknown>>().nullable(),
    requestId: p.text(),
    /** From where. */
    ip: p.text().nullable(),
  },
});

/** One line of the append-only audit trail (AD-1). */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
