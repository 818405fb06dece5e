import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import { actingAs } from '../../platform/access/acting.js';
import type { Tables } from '../../platform/db/tables.js';
import { named } from '../../platform/db/connections/named-statements.js';
import { instant } from './columns.js';
import { together } from './identity.js';
import { columnsOf, type FoundRow } from './rows.queries.js';
import type { ResourceDefinition, Versioning } from './resource-definition.js';
import { RESOURCES } from './resource-table.js';

/** Definition of a type whose former versions can be read. */
export type KeptServed = ResourceDefinition & { kept: Versioning };

export const isKept = (served: ResourceDefinition): served is KeptServed => served.kept !== undefined;

/** SQL rows of the present versions of a type that meet a condition, which may be followed by a limit and a lock. */
function presentVersions(served: KeptServed, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const { ofAll } = served.kept;
  const columns = columnsOf(ofAll ? Object.assign({}, served, ofAll) : served);
  const from = ofAll?.from ?? served.from;
  if (typeof from === 'function') throw new Error(`the versions of ${served.type} are of all clients`);
  return sql`select v.revision, v."lastUpdated"::timestamptz as at, v.id::text as id, 
      -- Of a record that was merged: the record that it became.
      coalesce((select m.merged_into from patient m where m.id = v."patientId"), v."patientId") as patient_id, to_jsonb(v) as row
    from (select ${columns} from ${from} where ${where}) v`;
}

/** SQL condition: the record was erased. Nothing is stored of it any more, whoever still changes a row. */
const isErased = sql`(p.deleted_at is not null and p.name = '')`;

/** SQL statement that stores the versions of SQL rows. */
const storing = (type: string, rows: RawBuilder<unknown>, actor: RawBuilder<unknown>) => sql`
    insert into resource_version (type, id, version, at, actor, patient_id, row)
      select ${sql.lit(type)}, n.id, n.revision, n.at, ${actor}, n.patient_id, n.row from (${rows}) n
      on conflict do nothing`;

/** Types that nearly every change is of: their versions are stored in the statement that finds out about the others. */
const OFTEN: readonly string[] = ['Patient', 'Appointment'];

/** Statements as text, the same for every transaction: composing them costs as much as running them. Each takes whose change it is. */
interface Statements {
  /** Stores the versions of frequent types, and answers which others have rows of the transaction; they are found by indexes. */
  first: string;
  /** Stores the versions of each other type. */
  others: Map<string, string>;
}

function statementsFor(db: Kysely<Tables>): Statements {
  const changing = RESOURCES.filter(isKept).flatMap((served) =>
    served.kept.changed ? [{ served, ...served.kept.changed }] : [],
  );
  const [often, rare] = [true, false].map((isOften) =>
    changing.filter(({ served: { type } }) => OFTEN.includes(type) === isOften),
  ) as [typeof changing, typeof changing];
  const storingOf = ({ served, where }: (typeof changing)[number]) => {
    const { unwritten } = served.kept;
    const present = presentVersions(served, sql`${where} and not ${isErased}`);
    return storing(
      served.type,
      unwritten ? sql`${present} union all (${unwritten})` : present,
      sql`(select actor from a)`,
    );
  };
  const actor = sql`with a as (select ${''}::text as actor)`;
  const stored = often.map((one) => sql`${sql.ref(`kept_${one.served.type}`)} as (${storingOf(one)})`);
  const found = rare.map(
    ({ served, in: tables, where }) =>
      sql`select ${sql.lit(served.type)} as type where exists (select from ${tables} where ${where})`,
  );
  const textOf = (statement: RawBuilder<unknown>) => {
    const { sql: text, parameters } = sql`${named} ${statement}`.compile(db);
    if (parameters.length !== 1) throw new Error('the columns of kept types are the same for every transaction');
    return text;
  };
  return {
    first: textOf(sql`${actor}, ${sql.join(stored)} ${sql.join(found, sql` union all `)}`),
    others: new Map(rare.map((one) => [one.served.type, textOf(sql`${actor} ${storingOf(one)}`)])),
  };
}
let statements: Statements | undefined;

/** Stores the versions that a transaction made, as the last work before its commit. */
export async function keepVersions(tx: EntityManager): Promise<void> {
  const db = tx.getKysely<Tables>();
  statements ??= statementsFor(db);
  const actor = [actingAs(tx)];
  const { rows } = await db.executeQuery<{ type: string }>(CompiledQuery.raw(statements.first, actor));
  for (const { type } of rows) await db.executeQuery(CompiledQuery.raw(statements.others.get(type) ?? '', actor));
}

/** Rows of a step. */
const STEP = 1_000;

/**
 * Stores the present versions that are not stored, in steps: of rows from before there were versions, and of those that were written past the
 * application's transactions, such as by a process of a former release, by loaded data or while the clock was set back. Nothing of an erased
 * record. Its rows are locked against changes and erasures of the record; who is changing it stores the version.
 * @param since changes after it alone; null for all rows
 */
export async function keepMissing(em: EntityManager, since: Date | null): Promise<void> {
  for (const served of RESOURCES.filter(isKept)) {
    if (!served.kept.changed) continue;
    const { type, identity, revision, updatedAt } = served;
    const isMissing = sql`not exists (select from resource_version w
      where w.type = ${type} and w.id = (${identity.text})::text and w.version = ${revision})`;
    const those = sql`${isMissing} and not ${isErased}${since ? sql` and ${updatedAt} > ${since}::timestamptz` : sql``}`;
    for (let last: string | undefined = ''; last !== undefined;) {
      const values = identity.valuesOf(last);
      // On from the last row, so that no step looks at the rows of those before it.
      const after = values ? sql`${together(identity.columns)} > ${together(values)}` : sql`true`;
      const where = sql`${those} and ${after} order by ${sql.join(identity.columns)} limit ${STEP} for share of p skip locked`;
      const step = storing(type, presentVersions(served, where), sql`null`);
      const { rows } = await sql<{ id: string }>`with stored as (${step} returning id)
        select max(id collate "C") as id from stored having count(*) > 0`.execute(em.getKysely());
      last = rows[0]?.id;
    }
  }
}

/** A stored version. */
export interface StoredVersion {
  version: number;
  row: FoundRow;
}

/**
 * Returns the present state with the number and the time of its deletion. What is deleted with its record keeps its row, of which its last state is
 * the version: the deletion counts as the next one, at the time of the record's.
 */
export async function withDeletion(em: EntityManager, { type }: KeptServed, row: FoundRow): Promise<FoundRow> {
  if (!row.isDeleted) return row;
  const { rows } = await sql<Pick<FoundRow, 'revision' | 'lastUpdated'>>`
    select v.version + 1 as revision, ${instant(sql`greatest(p.deleted_at, ${row.lastUpdated}::timestamptz)`)} as "lastUpdated"
    from resource_version v join patient p on p.id = ${row.patientId}::uuid
    where v.type = ${type} and v.id = ${row.id} and v.version = ${row.revision} and not (v.row ->> 'isDeleted')::boolean`.execute(
    em.getKysely(),
  );
  return { ...row, ...rows[0] };
}

/** Finds stored versions of a resource before the present one, newest first. */
export async function findVersions(
  em: EntityManager,
  { type }: KeptServed,
  { id, revision }: FoundRow,
  { before, since, limit }: { before?: number | undefined; since: Date | null; limit: number },
): Promise<{ versions: StoredVersion[]; total: number }> {
  const where = sql`type = ${type} and id = ${id} and version < ${revision} and (${since}::timestamptz is null or at >= ${since}::timestamptz)`;
  const { rows: versions } = await sql<StoredVersion>`select version, row from resource_version
    where ${where} and (${before ?? null}::int is null or version < ${before ?? null}::int)
    order by version desc limit ${limit}`.execute(em.getKysely());
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from resource_version where ${where}`.execute(em.getKysely());
  for (const { row } of versions) row.isStored = true;
  return { versions, total: rows[0]?.total ?? 0 };
}

/** Finds a stored version of a resource. */
export async function findVersion(
  em: EntityManager,
  { type }: KeptServed,
  { id, revision }: FoundRow,
  version: number,
): Promise<FoundRow | undefined> {
  const { rows } = await sql<StoredVersion>`select version, row from resource_version
    where type = ${type} and id = ${id} and version = ${version}::int and version < ${revision}`.execute(
    em.getKysely(),
  );
  return rows[0] && { ...rows[0].row, isStored: true };
}
