import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

const DATA_REQUEST_KINDS = ['CORRECTION', 'ERASURE'] as const;
/** What is asked, under its name in the contract. */
export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];

const DATA_REQUEST_STATUSES = ['OPEN', 'ACCEPTED', 'REFUSED', 'ERASED', 'WITHDRAWN'] as const;

export const DataRequestSchema = defineEntity({
  name: 'DataRequest',
  tableName: 'data_request',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    accountId: p.uuid(),
    kind: p.enum(DATA_REQUEST_KINDS),
    /** The patient's words; empty after an erasure. */
    words: p.text(),
    status: p.enum(DATA_REQUEST_STATUSES).default('OPEN'),
    receivedAt: p.datetime(),
    /** Last day for the answer, YYYY-MM-DD. */
    dueOn: p.date(),
    decidedAt: p.datetime().nullable(),
    decidedById: p.uuid().nullable(),
    answer: p.text().nullable(),
    /** Day from which no law keeps the record; of accepted erasures. */
    eraseOn: p.date().nullable(),
    erasedAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
    version: p.integer().version(),
  },
});

/** A patient's request about the own data. It stays as it was made, and is answered or withdrawn once. */
export class DataRequest extends DataRequestSchema.class {}
DataRequestSchema.setClass(DataRequest);

declare module '../../platform/db/tables.js' {
  interface MappedSchemas {
    DataRequest: typeof DataRequestSchema;
  }
}

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    dataRequest: DataRequest;
  }
}
