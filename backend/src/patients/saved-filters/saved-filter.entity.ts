import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';

/** The lists of the console whose filters can be saved. */
export const SAVED_LISTS = ['patients', 'payments'] as const;
export type SavedList = (typeof SAVED_LISTS)[number];

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
    /** What stands behind the ? of the list's address; it may hold a patient's name, and so it is kept here and in no browser (clinic §9). */
    query: p.text(),
    createdAt: p.datetime(),
  },
});

/** Filters of a list that an admin saved by name (clinic §7). */
export class SavedFilter extends SavedFilterSchema.class {}
SavedFilterSchema.setClass(SavedFilter);
