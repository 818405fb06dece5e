import type { IdentifierQuery } from '../external-records/external-record.service.js';
import { invalid } from './outcome.js';
import { pairsOf, splitUnescaped, unescaped } from './search-text.js';

/** Largest number of identifiers. */
const MOST = 20;

/** Parses If-None-Exist, or the address of a conditional update: alternative identifiers, each with its system. @throws FhirFailure 400 for anything else */
export function readIfNoneExist(text: string, where = 'If-None-Exist'): IdentifierQuery {
  const [[name, value] = [], ...others] = pairsOf(text.replace(/^\?/, ''));
  const sought = splitUnescaped(value ?? '', ',').map((one) => splitUnescaped(one, '|').map(unescaped));
  const isKnown = name === 'identifier' && others.length === 0 && sought.length <= MOST && !/\p{Cc}/u.test(value ?? '');
  const identifiers = sought.map(([system = '', ...code]) => ({ system, value: code.join('|') }));
  if (!isKnown || identifiers.some((one) => one.system === '' || one.value === ''))
    throw invalid(`${where} is identifier=system|value.`);
  return identifiers;
}
