import { defineEntity, p } from '@mikro-orm/core';
import type { KeyScope } from '../../platform/access/access-policy.js';

export const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    /** The id part of the key, eight characters. */
    id: p.text().primary(),
    ownerId: p.uuid(),
    name: p.text(),
    /** The hospital's client whose consents it obeys; null: a program of the clinic's own. */
    clientId: p.uuid().nullable(),
    scopes: p.array<KeyScope>(),
    /** SHA-256 of the whole key, in hex. */
    keyHash: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

/** API key with which a program acts for an admin. It expires by the database's clock. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    apiKey: ApiKey;
  }
}
