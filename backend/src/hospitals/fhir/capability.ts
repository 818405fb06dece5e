import type { CapabilityStatement, CapabilityStatementRestResource } from 'fhir/r4.js';
import type { FhirType } from '../../platform/access/fhir-permissions.js';
import { ALGORITHMS } from '../smart-clients/client-keys.js';
import { isKept } from './versions.queries.js';
import { RESOURCES, searchOf, sortsOf } from './resource-table.js';
import type { ResourceDefinition } from './resource-definition.js';

/** Builds the discovery document `smart-configuration` (SMART App Launch 2.2, 7.1). */
export function smartConfiguration(issuer: string, tokenUrl: string) {
  return {
    issuer,
    token_endpoint: tokenUrl,
    token_endpoint_auth_methods_supported: ['private_key_jwt'],
    token_endpoint_auth_signing_alg_values_supported: Object.keys(ALGORITHMS),
    grant_types_supported: ['client_credentials'],
    scopes_supported: [
      'system/*.rs',
      ...RESOURCES.map(({ type, interactions }) => `system/${type}.${lettersOf(interactions)}`),
    ],
    response_types_supported: [],
    code_challenge_methods_supported: ['S256'],
    capabilities: ['client-confidential-asymmetric', 'permission-v1', 'permission-v2'],
  };
}

/** Returns the scope letters that a type supports, in SMART's order. */
const lettersOf = ({ create, update }: ResourceDefinition['interactions']) =>
  `${create ? 'c' : ''}r${update ? 'u' : ''}s`;

const resources = (): CapabilityStatementRestResource[] =>
  RESOURCES.map((served) => ({
    type: served.type,
    documentation: `_sort takes ${Object.keys(sortsOf(served)).join(', ')}.`,
    interaction: [
      { code: 'read' },
      { code: 'search-type' },
      ...(served.interactions.create ? [{ code: 'create' } as const] : []),
      ...(served.interactions.update ? [{ code: 'update' } as const, { code: 'patch' } as const] : []),
      ...(isKept(served) ? [{ code: 'vread' } as const, { code: 'history-instance' } as const] : []),
    ],
    versioning: served.interactions.update ? 'versioned-update' : 'versioned',
    ...(served.interactions.create && { conditionalCreate: true }),
    ...(served.interactions.update && { conditionalUpdate: true }),
    readHistory: isKept(served),
    updateCreate: false,
    conditionalRead: 'full-support',
    ...(served.includes && { searchInclude: served.includes.map((name) => `${served.type}:${name}`) }),
    searchParam: Object.entries(searchOf(served)).map(([name, { type, documentation }]) => ({
      name,
      type,
      documentation,
    })),
    ...operationsOf(served),
  }));

/** Lists the operations of a type or its resources. */
function operationsOf({ type, interactions }: ResourceDefinition): Pick<CapabilityStatementRestResource, 'operation'> {
  const exported = EXPORTS[type];
  const operation = [
    ...(interactions.everything ? [EVERYTHING] : []),
    ...(interactions.document ? [DOCUMENT] : []),
    ...(interactions.create ? [VALIDATE] : []),
    ...(exported ? [exportAs(exported)] : []),
  ];
  return operation.length > 0 ? { operation } : {};
}

const BULK_DATA = 'http://hl7.org/fhir/uv/bulkdata';
/** Export operations by type (Bulk Data 2.0). */
const EXPORTS: Partial<Record<FhirType, string>> = { Patient: 'patient-export', Group: 'group-export' };

const exportAs = (definition: string) => ({
  name: 'export',
  definition: `${BULK_DATA}/OperationDefinition/${definition}`,
  documentation:
    'All that the client reaches, of the types that it may read; _type, _since and _outputFormat are taken.',
});

const EVERYTHING = {
  name: 'everything',
  definition: 'http://hl7.org/fhir/OperationDefinition/Patient-everything',
  documentation: 'Of the types that the client may read; _count, _since and _type are taken.',
};

const DOCUMENT = {
  name: 'document',
  definition: 'http://hl7.org/fhir/OperationDefinition/Composition-document',
  documentation: 'Whole, for clients that may read all that belongs in; nothing of it is kept.',
};

const VALIDATE = {
  name: 'validate',
  definition: 'http://hl7.org/fhir/OperationDefinition/Resource-validate',
  documentation: 'What a creation would be refused for; nothing is written. The mode create alone is taken.',
};

/** Builds the CapabilityStatement from the table of resources. */
export function capabilityStatement(base: string, tokenUrl: string): CapabilityStatement {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: '2026-11-24',
    kind: 'instance',
    software: { name: 'Post Surgery Physiotherapy' },
    implementation: {
      description: 'Patients of the clinic, their sessions and plans, for systems of hospitals',
      url: base,
    },
    instantiates: [`${BULK_DATA}/CapabilityStatement/bulk-data`],
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        security: {
          cors: false,
          service: [
            {
              coding: [
                { system: 'http://terminology.hl7.org/CodeSystem/restful-security-service', code: 'SMART-on-FHIR' },
              ],
            },
          ],
          extension: [
            {
              url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/oauth-uris',
              extension: [{ url: 'token', valueUri: tokenUrl }],
            },
          ],
        },
        resource: resources(),
        operation: [exportAs('export')],
      },
    ],
  };
}
