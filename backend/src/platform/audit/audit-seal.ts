import { createHmac, hkdfSync } from 'node:crypto';

/** Seal over a range of audit rows, as stored in audit_seal. Row ids are text because they are 64 bits wide. */
export interface AuditSeal {
  /** Sequence number 1, 2, 3, … without gaps. */
  number: number;
  /** Seconds since 1970 by the database's clock, exact. */
  sealedAt: string;
  /** Last row of the previous seal, exclusive start of this range; null: from the first row. */
  afterId: string | null;
  /** Last row of the range, inclusive. */
  lastId: string;
  rowCount: number;
  rowsHash: string;
  previousHmac: string | null;
  keyId: string;
  hmac: string;
}

/** Key of a seal's HMAC, and the key id that the seal stores. */
export interface SealKey {
  id: string;
  key: Buffer;
}

/** Columns of audit_seal, aliased to the fields of AuditSeal. */
export const SEAL_COLUMNS = `number, extract(epoch from sealed_at)::text as "sealedAt", after_id as "afterId", last_id as "lastId",
  row_count as "rowCount", rows_hash as "rowsHash", previous_hmac as "previousHmac", key_id as "keyId", hmac`;

/**
 * Canonical text of a row of `audit_event e`, independent of session settings. Null columns are omitted, so a migration may add columns
 * without invalidating older seals; `details` is appended separately, with its nulls.
 */
const LINE = String.raw`concat_ws(E'\n', jsonb_strip_nulls(to_jsonb(e) - '{at,details}'::text[]), extract(epoch from e.at), e.details)`;

/** Row count and hash of rows of `audit_event e`. PostgreSQL computes them, so memory holds 32 bytes per row. */
export const COUNT_AND_HASH = `count(*)::int as "rowCount",
  encode(sha256(coalesce(string_agg(sha256(convert_to(${LINE}, 'UTF8')), ''::bytea order by e.id), '')), 'hex') as "rowsHash"`;

/** Exclusive start of a range; the first range starts before every possible id, so a row inserted before the first one is detected. */
export const afterOrBeginning = (afterId: string) => `coalesce(${afterId}::bigint, '-9223372036854775808'::bigint)`;

/** Derives a sealing key from each secret; the first one seals. */
export function sealKeys(secrets: string[]): SealKey[] {
  const derive = (secret: string, use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `audit seal ${use}`, length));
  return secrets.map((secret) => ({ id: derive(secret, 'key id', 8).toString('hex'), key: derive(secret, 'key', 32) }));
}

/** Computes the HMAC over all fields of a seal, including the previous HMAC, which makes the chain. */
export function hmacOf(seal: Omit<AuditSeal, 'hmac'>, { key }: SealKey): string {
  const { number, sealedAt, afterId, lastId, rowCount, rowsHash, previousHmac, keyId } = seal;
  const said = JSON.stringify([number, sealedAt, afterId, lastId, rowCount, rowsHash, previousHmac, keyId]);
  return createHmac('sha256', key).update(said).digest('hex');
}
