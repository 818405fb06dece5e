/**
 * What rows of before a migration still lack. Each statement mends a thousand rows, passes over those that somebody else holds, and is
 * asked again until it finds none: nobody waits for more than one such step, and whoever begins anew goes on where the last one ended.
 */
export const backfills = [
  `update patient set name_key = fold_name(name) where id in
    (select id from patient where name_key is null limit 1000 for update skip locked)`,
];
