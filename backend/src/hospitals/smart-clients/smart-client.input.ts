import { z } from 'zod';
import { FHIR_SCOPES } from '../../platform/access/fhir-permissions.js';
import { line } from '../../platform/inputs/text-input.js';
import { validationMessage } from '../../platform/errors/reason.js';
import { ABHA_SYSTEM } from '../abha/abha.js';
import { grantsOf } from './system-scopes.js';
import { CLIENT_REACHES, DATA_PURPOSES } from '../../platform/access/actor.js';

const MOST_SCOPES = 50;
const MOST_SYSTEMS = 20;

const SCOPES = validationMessage('CLIENT_SCOPES', { most: MOST_SCOPES });
const SYSTEMS = validationMessage('CLIENT_SYSTEMS', { most: MOST_SYSTEMS });

/** Whether a system scope allows any supported operation. */
const isServed = (scope: string) => grantsOf([scope], FHIR_SCOPES).length > 0;

/** Whether a text is an absolute URI without characters that are unsafe in logs and headers. */
export const isUri = (text: string) => /^[a-z][a-z0-9+.-]*:[^\s"<>\\^`{|}]{1,500}$/i.test(text);

/**
 * Whether a sender may have a system of identifiers as its own. Nobody has that of ABHA: several records may claim one ABHA, and a sender's own
 * identifier names one record.
 */
export const isSendersSystem = (text: string) => isUri(text) && canonicalSystem(text) !== ABHA_SYSTEM;

/** A system without blanks around it and slashes at its end, in lower case, as it is compared with that of ABHA. */
const canonicalSystem = (text: string) => text.trim().toLowerCase().replace(/\/+$/, '');

/** Schema of a new client; its keys are validated separately. */
export const createSmartClientInput = z.object({
  name: line.required('CLIENT_NAME', 120),
  purpose: z.enum(
    DATA_PURPOSES,
    validationMessage('ONE_OF', { input: 'DATA_PURPOSE', choices: DATA_PURPOSES.join(', ') }),
  ),
  reach: z.enum(
    CLIENT_REACHES,
    validationMessage('ONE_OF', { input: 'CLIENT_REACH', choices: CLIENT_REACHES.join(', ') }),
  ),
  scopes: z
    .array(z.string(SCOPES), SCOPES)
    .transform((scopes) => [...new Set(scopes.map((scope) => scope.trim()))])
    .refine((scopes) => scopes.length >= 1 && scopes.length <= MOST_SCOPES && scopes.every(isServed), SCOPES),
  jwks: z.string(validationMessage('JWKS_UNREADABLE')).max(65_536, validationMessage('JWKS_UNREADABLE')).nullish(),
  jwksUrl: z.string(validationMessage('JWKS_ADDRESS')).nullish(),
  identifierSystems: z
    .array(z.string(SYSTEMS).refine(isSendersSystem, SYSTEMS), SYSTEMS)
    .max(MOST_SYSTEMS, SYSTEMS)
    .transform((systems) => [...new Set(systems)])
    .default([]),
});
