import { defineEntity, p } from '@mikro-orm/core';
import type { KeyScope } from '../auth/access-policy.js';

export const ApiKeySchema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    /** The eight characters by which a request finds the row. */
    id: p.text().primary(),
    ownerId: p.uuid(),
    name: p.text(),
    scopes: p.array<KeyScope>(),
    /** SHA-256 of the whole key, hex. */
    keyHash: p.text(),
    createdAt: p.datetime().defaultRaw('now()'),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

/** A key with which a program acts for an admin (AK-1). Its life is judged by the database's clock. */
export class ApiKey extends ApiKeySchema.class {}
ApiKeySchema.setClass(ApiKey);
