/**
 * Backfills of older rows. Each statement updates a thousand rows, skips locked ones, and is repeated until it finds none: no transaction
 * waits longer than one step, and a restart continues where the last run ended.
 */
export const backfills = [
  `update patient set name_key = fold_name(name) where id in
    (select id from patient where name_key is null limit 1000 for update skip locked)`,
];
