import type { FhirType } from '../../../platform/access/fhir-permissions.js';
import { invalid, unsupported } from '../outcome.js';
import { EXPORTABLE_RESOURCES } from '../resource-table.js';

/** Parameters of an export. */
export interface KickOff {
  /** Undefined: every type that the client may read. */
  types: FhirType[] | undefined;
  since: Date | null;
}

const FORMATS = ['application/fhir+ndjson', 'application/ndjson', 'ndjson'];
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isExported = (name: string): name is FhirType => EXPORTABLE_RESOURCES.some(({ type }) => type === name);

/** Reads the parameters of an export. @throws FhirFailure 400 for an unknown parameter, because ignoring it would export other rows */
export function readKickOff(pairs: [name: string, value: string][], prefer: string): KickOff {
  if (!prefer.split(/[,;]/).some((one) => one.trim() === 'respond-async'))
    throw invalid('An export takes Prefer: respond-async.');
  const asked: KickOff = { types: undefined, since: null };
  const single = new Set<string>();
  for (const [name, value] of pairs) {
    if (name !== '_type' && single.has(name)) throw invalid('Each parameter of an export is given once.');
    single.add(name);
    // Form decoding turns an unencoded plus into a space.
    const plain = value.replaceAll(' ', '+');
    if (name === '_type') {
      const types = value.split(',').map((one) => one.trim());
      if (!types.every(isExported)) throw invalid('_type names a type that is not exported.');
      asked.types = [...new Set([...(asked.types ?? []), ...types])];
    } else if (name === '_since') asked.since = instantOf(plain);
    else if (name === '_outputFormat') {
      if (!FORMATS.includes(plain)) throw unsupported('An export is written as application/fhir+ndjson.');
    } else if (name !== '_format') throw unsupported('An export takes _type, _since and _outputFormat alone.');
  }
  return asked;
}

/** Parses a FHIR instant, the type of `_since`. @throws FhirFailure 400 */
export function instantOf(text: string): Date {
  const moment = new Date(text);
  if (!INSTANT.test(text) || Number.isNaN(moment.getTime()))
    throw invalid('_since is an instant such as 2026-11-23T08:00:00Z.');
  return moment;
}

/** Reads the parameters of a body: empty, or a Parameters resource. @throws FhirFailure 400 for anything else */
export function parametersOf(body: unknown): [name: string, value: string][] {
  if (!Buffer.isBuffer(body) || body.length === 0) return [];
  try {
    const { resourceType, parameter = [] } = JSON.parse(body.toString()) as Record<string, unknown>;
    if (resourceType !== 'Parameters' || !Array.isArray(parameter)) throw new Error('no Parameters');
    return parameter.map((one: unknown) => {
      const { name, valueString, valueInstant, valueCode, valueUri } = one as Record<string, unknown>;
      const value = valueString ?? valueInstant ?? valueCode ?? valueUri;
      if (typeof name !== 'string' || typeof value !== 'string') throw new Error('no value');
      return [name, value];
    });
  } catch {
    throw invalid('The body of an export is empty, or a resource Parameters.');
  }
}
