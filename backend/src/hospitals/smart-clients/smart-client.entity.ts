import { defineEntity, p } from '@mikro-orm/core';
import type { JSONWebKeySet } from 'jose';
import { v7 as uuidv7 } from 'uuid';

export const DATA_PURPOSES = ['TREATMENT', 'PAYMENT', 'OPERATIONS'] as const;
/** For what a hospital's system uses the data. */
export type DataPurpose = (typeof DATA_PURPOSES)[number];

export const CLIENT_REACHES = ['CONSENTED', 'ALL_BUT_REFUSED'] as const;
/** Whom a client reaches. */
export type ClientReach = (typeof CLIENT_REACHES)[number];

export const SmartClientSchema = defineEntity({
  name: 'SmartClient',
  tableName: 'smart_client',
  properties: {
    /** Its client_id. */
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    name: p.text(),
    purpose: p.enum(DATA_PURPOSES),
    reach: p.enum(CLIENT_REACHES),
    scopes: p.array(),
    /** Public keys alone; null where it publishes them at `jwksUrl`. */
    jwks: p.json<JSONWebKeySet>().nullable(),
    jwksUrl: p.text().nullable(),
    /** The systems of the identifiers that it may give. */
    identifierSystems: p.array().default([]),
    registeredBy: p.uuid(),
    createdAt: p.datetime().defaultRaw('now()'),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

/** A system of a hospital, or of the clinic itself, that signs in by SMART Backend Services. */
export class SmartClient extends SmartClientSchema.class {}
SmartClientSchema.setClass(SmartClient);
