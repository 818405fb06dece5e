import { defineEntity, p, type Opt } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

export const DataProcessorSchema = defineEntity({
  name: 'DataProcessor',
  tableName: 'data_processor',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** What of the product it is; null: the product does not know it. */
    part: p.text().nullable(),
    name: p.text(),
    purposes: p.text(),
    categories: p.text(),
    storagePlace: p.text(),
    retention: p.text(),
    /** YYYY-MM-DD. */
    contractOn: p.date().nullable(),
    /** YYYY-MM-DD. */
    endsOn: p.date().nullable(),
    createdAt: p.datetime(),
    version: p.integer().$type<Opt<number>>().version().default(1),
  },
});

/** Entry of the register of who processes personal data for the clinic. */
export class DataProcessor extends DataProcessorSchema.class {}
DataProcessorSchema.setClass(DataProcessor);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    dataProcessor: DataProcessor;
  }
}
