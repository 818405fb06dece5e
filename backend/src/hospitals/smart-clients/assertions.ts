import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, type JWK, type JWTPayload } from 'jose';
import { ALGORITHMS, type Algorithm } from './client-keys.js';

/** Tolerated clock skew, in seconds. */
export const SKEW = 30;
/** Longest time until an assertion expires, in seconds. */
const LONGEST = 300;

/** Thrown for an invalid assertion. The message is for the sender and repeats no submitted value. */
export class AssertionRefused extends Error {}

/** The unverified claims of an assertion. */
export interface Claimed {
  clientId: string;
  kid: string | undefined;
  jku: unknown;
  algorithm: Algorithm;
}

/** Decodes the claims of an assertion without verifying it. @throws AssertionRefused */
export function readClaims(assertion: string): Claimed {
  let header: ReturnType<typeof decodeProtectedHeader>;
  let payload: JWTPayload;
  try {
    header = decodeProtectedHeader(assertion);
    payload = decodeJwt(assertion);
  } catch {
    throw new AssertionRefused('client_assertion is no signed JWT.');
  }
  const { alg, kid, jku } = header;
  if (typeof alg !== 'string' || !Object.hasOwn(ALGORITHMS, alg))
    throw new AssertionRefused(`client_assertion must be signed with ${Object.keys(ALGORITHMS).join(' or ')}.`);
  if (kid !== undefined && typeof kid !== 'string') throw new AssertionRefused('kid must be a text.');
  if (typeof payload.iss !== 'string' || payload.iss !== payload.sub)
    throw new AssertionRefused('iss and sub must both be the client_id.');
  return { clientId: payload.iss, kid, jku, algorithm: alg as Algorithm };
}

/** Requirements on an assertion besides its signature. */
interface Expected {
  claimed: Claimed;
  keys: JWK[];
  /** URL of the token endpoint. */
  audience: string;
  now: Date;
}

/** Verifies an assertion's signature, audience and expiry. The caller must reject reuse. @throws AssertionRefused */
export async function proveAssertion(
  assertion: string,
  { claimed, keys, audience, now }: Expected,
): Promise<{ jti: string; expiresAt: Date }> {
  const { algorithm, kid, clientId } = claimed;
  const fitting = keys.filter((key) => key.kty === ALGORITHMS[algorithm] && (kid === undefined || key.kid === kid));
  const [key] = fitting;
  if (!key || fitting.length > 1)
    throw new AssertionRefused(kid === undefined ? 'Name the key by its kid.' : 'No key of this client has this kid.');
  const { payload } = await jwtVerify(assertion, await importJWK(key, algorithm), {
    algorithms: [algorithm],
    issuer: clientId,
    subject: clientId,
    audience,
    currentDate: now,
    clockTolerance: SKEW,
    requiredClaims: ['exp', 'jti'],
  }).catch((error: unknown) => {
    throw refusalOf(error, audience);
  });
  const seconds = now.getTime() / 1_000;
  const { exp = 0, iat, jti } = payload;
  if (exp > seconds + LONGEST + SKEW) throw new AssertionRefused(`exp may be at most ${LONGEST} seconds ahead.`);
  if (iat !== undefined && !(iat <= seconds + SKEW)) throw new AssertionRefused('iat lies ahead.');
  if (typeof jti !== 'string' || jti.length < 1 || jti.length > 255 || jti.includes('\0'))
    throw new AssertionRefused('jti must be a text of 1 to 255 characters.');
  return { jti, expiresAt: new Date(exp * 1_000) };
}

/** Maps an error of jose to a message for the sender. */
function refusalOf(error: unknown, audience: string): AssertionRefused {
  const { code, claim } = (error ?? {}) as { code?: string; claim?: string };
  if (claim === 'aud') return new AssertionRefused(`aud must be ${audience}, which is made of PUBLIC_URL.`);
  if (code === 'ERR_JWT_EXPIRED') return new AssertionRefused('client_assertion has expired.');
  if (claim) return new AssertionRefused(`${claim} is missing or does not hold.`);
  return new AssertionRefused('client_assertion was not signed by a key of this client.');
}
