import { defineEntity, p } from '@mikro-orm/core';
import type { JSONWebKeySet } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { DATA_PURPOSES, CLIENT_REACHES } from '../../platform/access/actor.js';

export const SmartClientSchema = defineEntity({
  name: 'SmartClient',
  tableName: 'smart_client',
  properties: {
    /** The OAuth `client_id`. */
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    name: p.text(),
    purpose: p.enum(DATA_PURPOSES),
    reach: p.enum(CLIENT_REACHES),
    scopes: p.array(),
    /** Public keys; null if the client publishes them at `jwksUrl`. */
    jwks: p.json<JSONWebKeySet>().nullable(),
    jwksUrl: p.text().nullable(),
    /** Identifier systems that the client may write. */
    identifierSystems: p.array().default([]),
    registeredBy: p.uuid(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

/** A system of a hospital, or of the clinic, that authenticates by SMART Backend Services. */
export class SmartClient extends SmartClientSchema.class {}
SmartClientSchema.setClass(SmartClient);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    smartClient: SmartClient;
  }
}
