import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { ProtocolContent } from './protocol-content.js';

export const PROTOCOL_STATUSES = ['DRAFT', 'APPROVED', 'RETIRED'] as const;
export type ProtocolStatus = (typeof PROTOCOL_STATUSES)[number];

export const ProtocolVersionSchema = defineEntity({
  name: 'ProtocolVersion',
  tableName: 'protocol_version',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    protocolId: p.uuid(),
    /** From 1, within its protocol. */
    number: p.integer(),
    status: p.enum(PROTOCOL_STATUSES).default('DRAFT'),
    content: p.json<ProtocolContent>(),
    /** SHA-256 of the content, hex. */
    contentHash: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A version of a protocol. Once it is approved, the database rejects every change except its retirement. */
export class ProtocolVersion extends ProtocolVersionSchema.class {}
ProtocolVersionSchema.setClass(ProtocolVersion);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    protocolVersion: ProtocolVersion;
  }
}
