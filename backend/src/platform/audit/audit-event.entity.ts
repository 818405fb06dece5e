import { defineEntity, p, type Opt } from '@mikro-orm/core';

export const AUDIT_OUTCOMES = ['done', 'failed', 'refused'] as const;

/** Outcome of a request. */
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_event',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    at: p.datetime().$type<Opt<Date>>().defaultRaw('now()'),
    /** The account that acted; null for a visitor. */
    actorId: p.uuid().nullable(),
    actorRole: p.text(),
    /** Hash of the account's session; null for visitors and programs. */
    sessionHash: p.text().nullable(),
    /** The API key with which a program acted for the account. */
    apiKeyId: p.text().nullable(),
    /** The client that acted for itself. */
    clientId: p.uuid().nullable(),
    /** The source of the HL7 v2 message. */
    sourceId: p.uuid().nullable(),
    /** Permission of the access policy. */
    verb: p.text(),
    /** Type of the affected row. */
    subjectType: p.text().nullable(),
    subjectId: p.text().nullable(),
    outcome: p.enum(AUDIT_OUTCOMES),
    /** Names of the fields that changed; never their values. */
    changedFields: p.array().default([]),
    /** Metadata, such as an export's filter, row count and hash of row identities; no content of a record. */
    details: p.json<Record<string, unknown>>().nullable(),
    requestId: p.text(),
    /** IP address. */
    ip: p.text().nullable(),
  },
});

/** Row of the append-only audit trail. */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
