import { createHmac, hkdfSync } from 'node:crypto';

/** A seal over a stretch of the trail, as it lies in audit_seal. Ids of rows are text, since they are 64 bits wide. */
export interface AuditSeal {
  /** 1, 2, 3, … without a gap. */
  number: number;
  /** Seconds since 1970 by the clock of the database, exactly. */
  sealedAt: string;
  /** The rows after this one, which the seal before ends with; null: from the beginning. */
  afterId: string | null;
  /** The last of the rows. */
  lastId: string;
  rowCount: number;
  rowsHash: string;
  previousHmac: string | null;
  keyId: string;
  hmac: string;
}

/** What a seal is made with, and by what name the seal calls it. */
export interface SealKey {
  id: string;
  key: Buffer;
}

/** The columns of audit_seal under the names of AuditSeal. */
export const SEAL_COLUMNS = `number, extract(epoch from sealed_at)::text as "sealedAt", after_id as "afterId", last_id as "lastId",
  row_count as "rowCount", rows_hash as "rowsHash", previous_hmac as "previousHmac", key_id as "keyId", hmac`;

/**
 * One row of `audit_event e` as text, the same whatever the settings of the session. Of columns that are empty it says nothing,
 * so that a migration may add some and the seals of older rows still fit; `details` stands apart, where nothing is left out.
 */
const LINE = String.raw`concat_ws(E'\n', jsonb_strip_nulls(to_jsonb(e) - '{at,details}'::text[]), extract(epoch from e.at), e.details)`;

/** The number and the hash of rows of `audit_event e`. PostgreSQL makes it: the rows stay there, and 32 bytes of each are in memory. */
export const COUNT_AND_HASH = `count(*)::int as "rowCount",
  encode(sha256(coalesce(string_agg(sha256(convert_to(${LINE}, 'UTF8')), ''::bytea order by e.id), '')), 'hex') as "rowsHash"`;

/** "After" for a stretch that has nothing before it: a row that was put in front of the trail is one too many. */
export const afterOrBeginning = (afterId: string) => `coalesce(${afterId}::bigint, '-9223372036854775808'::bigint)`;

/** A key for seals alone out of each secret; the first seals. */
export function sealKeys(secrets: string[]): SealKey[] {
  const derive = (secret: string, use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, '', `audit seal ${use}`, length));
  return secrets.map((secret) => ({ id: derive(secret, 'key id', 8).toString('hex'), key: derive(secret, 'key', 32) }));
}

/** The HMAC that binds all that a seal says, and through the HMAC before it the whole chain. */
export function hmacOf(seal: Omit<AuditSeal, 'hmac'>, { key }: SealKey): string {
  const { number, sealedAt, afterId, lastId, rowCount, rowsHash, previousHmac, keyId } = seal;
  const said = JSON.stringify([number, sealedAt, afterId, lastId, rowCount, rowsHash, previousHmac, keyId]);
  return createHmac('sha256', key).update(said).digest('hex');
}
