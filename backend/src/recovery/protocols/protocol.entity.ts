import { defineEntity, p } from '@mikro-orm/core';
import type { InBoth } from './protocol-content.js';

export const ProtocolSchema = defineEntity({
  name: 'Protocol',
  tableName: 'protocol',
  properties: {
    id: p.uuid().primary(),
    slug: p.text(),
    name: p.json<InBoth>(),
    isSample: p.boolean().default(false),
    hasSide: p.boolean().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
});

/** A protocol, as what its questionnaires are audited by; its versions are entities of their own. */
export class Protocol extends ProtocolSchema.class {}
ProtocolSchema.setClass(Protocol);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    protocol: Protocol;
  }
}
