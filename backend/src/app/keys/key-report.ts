import type { Pool } from 'pg';
import { findEndpointUses } from '../../hospitals/index.js';
import { findPepperUses } from '../../identity/index.js';
import { findEmailCodeUses } from '../../messaging/index.js';
import { findLinkUses, PayTokens } from '../../money/index.js';
import { sealKeys } from '../../platform/audit/audit-seal.js';
import { findSealUses } from '../../platform/audit/seal-uses.js';
import type { Config } from '../../platform/config.js';
import { KeyRing } from '../../platform/keys/key-ring.js';
import type { KeyUse } from '../../platform/keys/key-use.js';
import { keySettings } from './key-settings.js';

/** A setting that holds secrets, what they made, and the ids under which that is stored. */
interface ReportedSetting {
  name: string;
  /** The ids of the secrets in force, the newest first. */
  ids: readonly string[];
  uses: readonly KeyUse[];
  /** What is stored nowhere, of a replaced secret. */
  note: string;
}

/** Reports each secret in force, and what was made under it: what a replaced one is still needed for. */
export async function reportKeys(pool: Pool, config: Config): Promise<string[]> {
  const peppers = new KeyRing(config.otpPeppers);
  const signing = new KeyRing(config.smartSigningKeys);
  const uses: Record<string, KeyUse[]> = {
    OTP_PEPPER: [
      ...(await findPepperUses(pool)),
      ...(await findEmailCodeUses(pool)),
      ...(await findLinkUses(pool, new PayTokens(peppers, config.publicUrl))),
    ],
    AUDIT_KEY: await findSealUses(pool),
    SMART_SIGNING_KEY: await findEndpointUses(pool, signing),
  };
  const settings = keySettings(config).map(({ name, secrets, note }) => ({
    name,
    note,
    uses: uses[name] ?? [],
    // A seal names its key by an id of its own, from before other secrets had ids.
    ids:
      name === 'AUDIT_KEY' ? sealKeys([...secrets]).map(({ id }) => id) : new KeyRing(secrets).keys.map(({ id }) => id),
  }));
  return settings.flatMap(linesOf);
}

function linesOf({ name, ids, uses, note }: ReportedSetting): string[] {
  if (ids.length === 0 && uses.length === 0) return [];
  const inForce = ids.flatMap((id, at) => {
    const own = uses.filter(({ keyId }) => keyId === id);
    if (at === 0) return [`  ${id}  makes what is new${own.length > 0 ? `: ${own.map(counted).join(', ')}` : ''}`];
    const needed = own.map((use) => `    ${counted(use)}: ${use.end}`);
    return [
      `  ${id}  old${needed.length > 0 ? ', still needed by' : '. Nothing stored needs it'}`,
      ...needed,
      `    ${note}`,
    ];
  });
  const unnamed = uses
    .filter(({ keyId }) => keyId === null)
    .map((use) => `  made by any of them: ${counted(use)}: ${use.end}`);
  const lost = uses
    .filter(({ keyId }) => keyId !== null && !ids.includes(keyId))
    .map(
      (use) =>
        `  NOT IN FORCE  ${use.keyId}: ${counted(use)} cannot be used. Add the secret again at the end of ${name}`,
    );
  return [name, ...inForce, ...unnamed, ...lost];
}

const counted = ({ count, what }: KeyUse) => `${count.toLocaleString('en')} ${what}`;
