import { sql, type RawBuilder } from 'kysely';

/** What a protocol (l) is called in the newest of such versions (n) that says a name, else what it was called before one was signed. */
const nameIn = (such: RawBuilder<unknown>) => sql`coalesce((
  select n.content->'name' from protocol_version n
  where n.protocol_id = l.id and n.content->'name' is not null and ${such} order by n.number desc limit 1), l.name)`;

/** Its present name: no draft gives it another one. */
export const presentName = nameIn(sql`n.status <> 'DRAFT'`);

/** Its name for whoever follows a version (v): one that says none keeps the name that it was signed under, whatever comes after it. */
export const nameInVersion = nameIn(sql`n.number <= v.number`);
