import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import type { SESSION_TYPES } from '../../clinic/index.js';
import type { PackageFacts } from './package-state.js';

/** A completed session that a package covers. */
export interface PackageUseRow {
  appointmentId: string;
  /** YYYY-MM-DD. */
  day: string;
  physiotherapistName: string | null;
}

/** A package with its uses, and what was paid of its charge. */
export interface PackageRow extends PackageFacts {
  id: string;
  name: string;
  sessionTypes: (typeof SESSION_TYPES)[number][] | null;
  chargeId: string | null;
  soldAt: Date;
  closedReason: string | null;
  refundDuePaise: number;
  /** Oldest first. */
  uses: PackageUseRow[];
  /** Part of its charge that payments pay, in paise. */
  paidPaise: number;
  /** What is open of its charge, in paise. */
  duePaise: number;
}

/** Packages of a record, and the number of completed sessions that none covers. */
export interface WalletRows {
  packages: PackageRow[];
  uncovered: number;
}

/** Reads the packages of a record, newest first, in one statement with the number of sessions that none covers. */
export async function readWallet(em: EntityManager, patientId: string): Promise<WalletRows> {
  const { rows } = await sql<{ packages: StoredPackage[]; uncovered: number }>`
    select coalesce((select json_agg(to_json(o)) from (${packagesWhere(sql`g.patient_id = ${patientId}`)}) o), '[]') as packages,
      (select count(*)::int from appointment a where a.patient_id = ${patientId} and a.status = 'completed' and a.deleted_at is null
        and not exists (select from package_use u where u.appointment_id = a.id and u.returned_at is null)) as uncovered`.execute(
    em.getKysely(),
  );
  const [{ packages, uncovered } = { packages: [], uncovered: 0 }] = rows;
  return { packages: packages.map((row) => revivedPackage(row)), uncovered };
}

/** Finds a package by id. */
export async function findPackage(em: EntityManager, id: string): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`${packagesWhere(sql`g.id = ${id}`)}`.execute(em.getKysely());
  return rows.map((row) => revivedPackage(row))[0];
}

/** Counts the sessions that are left in active packages of a record on a clinic day. */
export async function countSessionsLeft(em: EntityManager, patientId: string, today: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select coalesce(sum(greatest(g.sessions - (
      select count(*) from package_use u where u.package_id = g.id and u.returned_at is null), 0)), 0)::int as left
    from package g where g.patient_id = ${patientId} and g.closed_at is null and g.valid_until >= ${today}::date`.execute(
    em.getKysely(),
  );
  return rows[0]?.left ?? 0;
}

/** A package as JSON holds it. */
type StoredPackage = Omit<PackageRow, 'soldAt' | 'closedAt'> & {
  soldAt: string | Date;
  closedAt: string | Date | null;
};

/** Restores the times of a package that was stored as JSON. */
export const revivedPackage = (row: StoredPackage): PackageRow => ({
  ...row,
  soldAt: new Date(row.soldAt),
  closedAt: row.closedAt === null ? null : new Date(row.closedAt),
});

const packagesWhere = (condition: RawBuilder<unknown>) => sql<PackageRow>`
  select g.id, g.name, g.sessions, g.session_types as "sessionTypes", g.price_paise as "pricePaise",
    g.discount_paise as "discountPaise", g.valid_from::text as "validFrom", g.valid_until::text as "validUntil",
    g.charge_id as "chargeId", g.sold_at as "soldAt", g.closed_at as "closedAt", g.closed_reason as "closedReason",
    g.refund_due_paise as "refundDuePaise", coalesce(s.has, 0)::int as "paidPaise", coalesce(s.needs - s.has, 0)::int as "duePaise",
    coalesce(u.used, 0)::int as used, coalesce(u.uses, '[]') as uses
  from package g
    left join lateral (select c.needs, c.has from charge_state c where c.id = g.charge_id) s on true
    left join lateral (
      select count(*) as used, json_agg(json_build_object('appointmentId', u.appointment_id, 'day', u.day, 'physiotherapistName', t.name)
        order by a.starts_at, u.id) as uses
      from package_use u join appointment a on a.id = u.appointment_id left join physiotherapist t on t.id = a.physiotherapist_id
      where u.package_id = g.id and u.returned_at is null
    ) u on true
  where ${condition} order by g.sold_at desc, g.id desc`;
