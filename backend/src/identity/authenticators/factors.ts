import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { UserType } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import type { Clock } from '../../platform/time/clock.js';

/** Kind of a factor, under its name in the contract. */
export type FactorKind = 'APP' | 'PASSKEY';

/** Factor of an account. */
export interface Factor {
  id: string;
  kind: FactorKind;
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

/** Passkey as it is stored. */
export interface StoredPasskey {
  id: string;
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  signCount: number;
  transports: string[];
}

/** Roles of which the clinic can require a second factor. */
export const SECOND_FACTOR_ROLES = ['admin', 'reception', 'physiotherapist', 'doctor'] as const;
export type SecondFactorRole = (typeof SECOND_FACTOR_ROLES)[number];

/** Maximum number of passkeys of an account. */
export const MOST_PASSKEYS = 10;

/** Stores the factors of accounts, authenticator apps and passkeys alike, and the roles that need one. */
export class Factors {
  constructor(private readonly clock: Clock) {}

  /** Returns the confirmed factors of an account, oldest first. */
  async of(em: EntityManager, userId: string): Promise<Factor[]> {
    const { rows } = await sql<Omit<Factor, 'addedAt' | 'lastUsedAt'> & { addedAt: string; lastUsedAt: string | null }>`
      select id, kind, name, confirmed_at as "addedAt", last_used_at as "lastUsedAt"
      from authenticator where user_id = ${userId} and confirmed_at is not null order by confirmed_at, id`.execute(
      em.getKysely(),
    );
    return rows.map(({ addedAt, lastUsedAt, ...row }) => ({
      ...row,
      addedAt: new Date(addedAt),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    }));
  }

  /** Returns the passkeys of an account. */
  async passkeysOf(em: EntityManager, userId: string): Promise<StoredPasskey[]> {
    const { rows } = await sql<Omit<StoredPasskey, 'signCount'> & { signCount: string }>`
      select id, credential_id as "credentialId", public_key as "publicKey", sign_count as "signCount", transports
      from authenticator where user_id = ${userId} and kind = 'PASSKEY' order by confirmed_at, id`.execute(
      em.getKysely(),
    );
    return rows.map((row) => ({ ...row, signCount: Number(row.signCount) }));
  }

  /** Adds a passkey; returns undefined if its credential is known already. */
  async addPasskey(
    tx: EntityManager,
    userId: string,
    { name, ...passkey }: Omit<StoredPasskey, 'id'> & { name: string },
  ): Promise<Factor | undefined> {
    const [id, now] = [uuidv7(), this.clock.now()];
    const { rows } = await sql`
      insert into authenticator (id, user_id, kind, name, credential_id, public_key, sign_count, transports, created_at, confirmed_at)
      values (${id}, ${userId}, 'PASSKEY', ${name}, ${passkey.credentialId}, ${passkey.publicKey}, ${passkey.signCount},
        ${passkey.transports}, ${now}, ${now})
      on conflict (credential_id) do nothing returning id`.execute(tx.getKysely());
    return rows.length > 0 ? { id, kind: 'PASSKEY', name, addedAt: now, lastUsedAt: null } : undefined;
  }

  /** Notes the use of a passkey; returns false if its counter did not grow, as that of a copy, or it was removed. */
  async usePasskey(tx: EntityManager, id: string, signCount: number): Promise<boolean> {
    const { rows } = await sql`
      update authenticator set sign_count = ${signCount}, last_used_at = ${this.clock.now()}
      where id = ${id} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0)) returning id`.execute(
      tx.getKysely(),
    );
    return rows.length > 0;
  }

  /** Removes a factor of an account; returns false if it has none with this id. */
  async remove(tx: EntityManager, userId: string, id: string): Promise<boolean> {
    const { rows } = await sql`
      delete from authenticator where id = ${id} and user_id = ${userId} and confirmed_at is not null returning id`.execute(
      tx.getKysely(),
    );
    return rows.length > 0;
  }

  /** Removes all factors of an account, and an authenticator that was begun; returns the number of confirmed ones. */
  async removeAll(tx: EntityManager, userId: string): Promise<number> {
    const { rows } = await sql<{ isConfirmed: boolean }>`
      delete from authenticator where user_id = ${userId} returning confirmed_at is not null as "isConfirmed"`.execute(
      tx.getKysely(),
    );
    return rows.filter(({ isConfirmed }) => isConfirmed).length;
  }

  /** Returns whether the clinic requires a second factor of a role. */
  async isRequired(em: EntityManager, role: UserType): Promise<boolean> {
    const { rows } = await sql`select from second_factor_role where role = ${role}`.execute(em.getKysely());
    return rows.length > 0;
  }

  /** Requires that another factor than this one is left where the clinic requires one. @throws AppError WRONG_STATE */
  async requireOther(tx: EntityManager, role: UserType, known: readonly Factor[], id: string): Promise<void> {
    if (known.some((factor) => factor.id !== id) || !(await this.isRequired(tx, role))) return;
    throw new AppError('WRONG_STATE', reasonFor('FACTOR_LAST'));
  }

  /** Returns the roles of which a second factor is required. */
  async requiredRoles(em: EntityManager): Promise<SecondFactorRole[]> {
    const { rows } = await sql<{ role: SecondFactorRole }>`select role from second_factor_role`.execute(em.getKysely());
    return SECOND_FACTOR_ROLES.filter((role) => rows.some((row) => row.role === role));
  }

  /** Requires a second factor of these roles alone; returns whether that is a change. */
  async requireOf(tx: EntityManager, roles: readonly SecondFactorRole[]): Promise<boolean> {
    const kysely = tx.getKysely();
    await sql`lock table second_factor_role in share row exclusive mode`.execute(kysely);
    const removed = await sql`
      delete from second_factor_role where not (role = any(${roles}::text[])) returning role`.execute(kysely);
    const added = await sql`
      insert into second_factor_role (role) select unnest(${roles}::text[]) on conflict do nothing returning role`.execute(
      kysely,
    );
    return removed.rows.length + added.rows.length > 0;
  }
}
