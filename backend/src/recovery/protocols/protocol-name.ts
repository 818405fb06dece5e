import { sql, type RawBuilder } from 'kysely';

/**
 * SQL name of a protocol `l`: that of its newest version `n` that matches the condition and has a name, or else its name before the first
 * approval.
 */
const nameIn = (such: RawBuilder<unknown>) => sql`coalesce((
  select n.content->'name' from protocol_version n
  where n.protocol_id = l.id and n.content->'name' is not null and ${such} order by n.number desc limit 1), l.name)`;

/** SQL current name, which drafts do not affect. */
export const presentName = nameIn(sql`n.status <> 'DRAFT'`);

/** SQL name for a version `v`: a version without a name keeps the one that it was approved under, whatever later versions say. */
export const nameInVersion = nameIn(sql`n.number <= v.number`);
