import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

/** Lists whose filters can be saved. */
export const SAVED_LISTS = ['patients', 'payments', 'reports'] as const;

export const SavedFilterSchema = defineEntity({
  name: 'SavedFilter',
  tableName: 'saved_filter',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    ownerId: p.uuid(),
    list: p.enum(() => SAVED_LISTS),
    name: p.text(),
    /** Query string of the list's URL. It may hold a patient's name, so it is stored here and not in the browser. */
    query: p.text(),
    createdAt: p.datetime(),
  },
});

/** A named filter of a list, saved by an admin. */
export class SavedFilter extends SavedFilterSchema.class {}
SavedFilterSchema.setClass(SavedFilter);

declare module '../../platform/audit/audit-trail.js' {
  interface AuditedEntities {
    savedFilter: SavedFilter;
  }
}
