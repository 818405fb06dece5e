/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Patients whose records a client may access. */
export type ClientReach =
  /** All patients except those who refused: for the clinic's own systems. */
  | 'ALL_BUT_REFUSED'
  /** Only patients with a recorded consent for this client and its purpose. */
  | 'CONSENTED';

/** An HL7 v2 source to register. */
export type CreateHl7SourceInput = {
  /** Sending application (MSH-3), at most 227 characters; unique among the live sources together with `facility`. */
  readonly application: string;
  /** Sending facility (MSH-4), at most 227 characters. */
  readonly facility?: string;
  /** System URI of the identifiers in PID-3, such as `https://hospital.example/mrn`; not one of the clinic's own. */
  readonly identifierSystem: string;
  /** Name of the source, 1 to 120 characters; unique among the live sources. */
  readonly name: string;
};

/** A client to register. Provide either `jwks` or `jwksUrl`. */
export type CreateSmartClientInput = {
  /** System URIs of the identifiers that it may assign, at most 20. */
  readonly identifierSystems?: ReadonlyArray<string>;
  /** Public keys as JSON text of a JWK set: 1 to 10 keys, RSA of at least 2048 bits or P-384. */
  readonly jwks?: string | null | undefined;
  /** https address of the JWK set. */
  readonly jwksUrl?: string | null | undefined;
  /** Name of the client, 1 to 120 characters; unique among the live clients. */
  readonly name: string;
  /** Purpose for which the client uses the data. */
  readonly purpose?: DataPurpose;
  /** Patients whose records the client may access. */
  readonly reach?: ClientReach;
  /** SMART scopes, at most 50: `system/`, a type or `*`, a dot, and some of `cruds` in this order; `.read`, `.write` and `.*` are accepted, too. */
  readonly scopes: ReadonlyArray<string>;
};

/** A webhook endpoint to create. */
export type CreateWebhookEndpointInput = {
  /** Client that receives the webhooks. */
  readonly clientId: string;
  /** Events to send, at least one. */
  readonly events: ReadonlyArray<string>;
  /** A public https address, at most 2,000 characters, without user name, password and fragment. */
  readonly url: string;
};

/** Purpose for which the client uses the data. */
export type DataPurpose =
  /** Operation of the hospital or the clinic. */
  | 'OPERATIONS'
  /** Payment for the treatment. */
  | 'PAYMENT'
  /** Treatment of the patient. */
  | 'TREATMENT';

/** Protocol of an exchange with a hospital's system. */
export type ExchangeDoor =
  /** Bulk export. */
  | 'BULK'
  /** FHIR R4, under `/fhir/R4`. */
  | 'FHIR'
  /** HL7 v2 messages. */
  | 'HL7V2'
  /** Webhook, sent after a change. */
  | 'WEBHOOK';

/** Filter of exchanges. All given fields must match. */
export type ExchangeFilter = {
  /** SMART client. */
  readonly clientId?: string | null | undefined;
  /** Outcome of the exchange. */
  readonly outcome?: ExchangeOutcome | null | undefined;
  /** Exchanges of this patient only, by UUID or PT- number. */
  readonly patientId?: string | null | undefined;
};

/** Outcome of an exchange. */
export type ExchangeOutcome =
  /** Failed for a reason other than the request. */
  | 'FAILED'
  /** Refused; the other side can correct the cause. */
  | 'REFUSED'
  /** Succeeded. */
  | 'SUCCEEDED';

/** Whether a file was checked for malware. */
export type FileCheck =
  /** The scanner found nothing; it opens. */
  | 'CLEAN'
  /** Stored while the server had no scanner; it opens. */
  | 'NOT_CHECKED'
  /** Waits for the scanner; nobody opens it. */
  | 'PENDING'
  /** Malware was found; nobody opens it. */
  | 'QUARANTINED';

/** A requirement for connecting a hospital's system. */
export type ReadinessCheck =
  /** PUBLIC_URL is an https address that other machines can reach; tokens and links contain it. */
  | 'ADDRESS'
  /** A live client is registered. */
  | 'CLIENT'
  /** The clocks of server and database differ by at most 30 seconds; assertions and consents depend on them. */
  | 'CLOCK'
  /** A live client may access at least one patient: a consent is recorded, or the client needs none. */
  | 'CONSENT'
  /** FHIR_SYSTEM_BASE, the base of the clinic's identifiers, is an https address. It must never change. */
  | 'IDENTIFIERS'
  /** SMART_SIGNING_KEY is set: the server signs tokens with it. */
  | 'SIGNING_KEY';

/** Status of a webhook delivery. */
export type WebhookDeliveryStatus =
  /** Answered with 2xx. */
  | 'DELIVERED'
  /** Given up. */
  | 'FAILED'
  /** Will be sent within two seconds, or waits for its next attempt. */
  | 'PENDING';

/** Why an endpoint ended. */
export type WebhookEndReason =
  /** Its client was revoked. */
  | 'CLIENT_REVOKED'
  /** An admin ended it. */
  | 'ENDED'
  /** The endpoint answered 410. */
  | 'GONE';

export type DocumentRowFragment = { readonly id: string, readonly referralId: string | null, readonly clientName: string, readonly title: string | null, readonly type: string | null, readonly mediaType: string, readonly size: number, readonly check: FileCheck, readonly writtenAt: string, readonly url: string };

export type PatientDocumentsQueryVariables = Exact<{
  patientId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type PatientDocumentsQuery = { readonly hospitalDocuments: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly referralId: string | null, readonly clientName: string, readonly title: string | null, readonly type: string | null, readonly mediaType: string, readonly size: number, readonly check: FileCheck, readonly writtenAt: string, readonly url: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ExchangeRowFragment = { readonly id: string, readonly at: string, readonly door: ExchangeDoor, readonly clientId: string | null, readonly clientName: string | null, readonly interaction: string, readonly patientNumber: string | null, readonly outcome: ExchangeOutcome, readonly code: string, readonly parameters: ReadonlyArray<string>, readonly requestId: string };

export type ExchangesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: ExchangeFilter | null | undefined;
}>;


export type ExchangesQuery = { readonly exchanges: { readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly at: string, readonly door: ExchangeDoor, readonly clientId: string | null, readonly clientName: string | null, readonly interaction: string, readonly patientNumber: string | null, readonly outcome: ExchangeOutcome, readonly code: string, readonly parameters: ReadonlyArray<string>, readonly requestId: string } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type ExchangedMessagePartsFragment = { readonly id: string, readonly controlId: string, readonly receivedAt: string, readonly body: string | null, readonly answer: string, readonly code: string, readonly canReplay: boolean };

export type ExchangeDetailsQueryVariables = Exact<{
  id: string;
}>;


export type ExchangeDetailsQuery = { readonly exchange: { readonly exchange: { readonly id: string, readonly at: string, readonly door: ExchangeDoor, readonly clientId: string | null, readonly clientName: string | null, readonly interaction: string, readonly patientNumber: string | null, readonly outcome: ExchangeOutcome, readonly code: string, readonly parameters: ReadonlyArray<string>, readonly requestId: string }, readonly message: { readonly id: string, readonly controlId: string, readonly receivedAt: string, readonly body: string | null, readonly answer: string, readonly code: string, readonly canReplay: boolean } | null, readonly delivery: { readonly url: string, readonly canReplay: boolean, readonly delivery: { readonly id: string, readonly event: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly resource: string, readonly resourceId: string, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly code: string | null }, readonly tries: ReadonlyArray<{ readonly at: string, readonly outcome: ExchangeOutcome, readonly code: string }> } | null } };

export type ReplayMessageMutationVariables = Exact<{
  id: string;
}>;


export type ReplayMessageMutation = { readonly replayMessage: { readonly id: string, readonly controlId: string, readonly receivedAt: string, readonly body: string | null, readonly answer: string, readonly code: string, readonly canReplay: boolean } };

export type ReplayWebhookMutationVariables = Exact<{
  id: string;
}>;


export type ReplayWebhookMutation = { readonly replayWebhook: { readonly id: string, readonly event: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly resource: string, readonly resourceId: string, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly code: string | null } };

export type SmartClientRowFragment = { readonly id: string, readonly name: string, readonly purpose: DataPurpose, readonly reach: ClientReach, readonly scopes: ReadonlyArray<string>, readonly jwksUrl: string | null, readonly createdAt: string, readonly lastUsedAt: string | null };

export type SmartClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type SmartClientsQuery = { readonly smartClients: ReadonlyArray<{ readonly id: string, readonly name: string, readonly purpose: DataPurpose, readonly reach: ClientReach, readonly scopes: ReadonlyArray<string>, readonly jwksUrl: string | null, readonly createdAt: string, readonly lastUsedAt: string | null }> };

export type CreateSmartClientMutationVariables = Exact<{
  input: CreateSmartClientInput;
}>;


export type CreateSmartClientMutation = { readonly createSmartClient: { readonly id: string, readonly name: string } };

export type RevokeSmartClientMutationVariables = Exact<{
  id: string;
}>;


export type RevokeSmartClientMutation = { readonly revokeSmartClient: boolean };

export type HospitalReadinessQueryVariables = Exact<{ [key: string]: never; }>;


export type HospitalReadinessQuery = { readonly hospitalReadiness: ReadonlyArray<{ readonly check: ReadinessCheck, readonly isMet: boolean, readonly found: string | null }> };

export type Hl7SourceRowFragment = { readonly id: string, readonly name: string, readonly application: string, readonly facility: string, readonly identifierSystem: string, readonly createdAt: string };

export type Hl7SourcesQueryVariables = Exact<{ [key: string]: never; }>;


export type Hl7SourcesQuery = { readonly hl7Sources: ReadonlyArray<{ readonly id: string, readonly name: string, readonly application: string, readonly facility: string, readonly identifierSystem: string, readonly createdAt: string }> };

export type CreateHl7SourceMutationVariables = Exact<{
  input: CreateHl7SourceInput;
}>;


export type CreateHl7SourceMutation = { readonly createHl7Source: { readonly id: string } };

export type EndHl7SourceMutationVariables = Exact<{
  id: string;
}>;


export type EndHl7SourceMutation = { readonly endHl7Source: boolean };

export type WebhookEndpointRowFragment = { readonly id: string, readonly clientName: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly createdAt: string, readonly endedAt: string | null, readonly endReason: WebhookEndReason | null, readonly canSign: boolean };

export type WebhookDeliveryRowFragment = { readonly id: string, readonly event: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly resource: string, readonly resourceId: string, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly code: string | null };

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { readonly webhookEndpoints: ReadonlyArray<{ readonly id: string, readonly clientName: string, readonly url: string, readonly events: ReadonlyArray<string>, readonly createdAt: string, readonly endedAt: string | null, readonly endReason: WebhookEndReason | null, readonly canSign: boolean }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string;
  first: number;
}>;


export type WebhookDeliveriesQuery = { readonly webhookDeliveries: ReadonlyArray<{ readonly id: string, readonly event: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly resource: string, readonly resourceId: string, readonly createdAt: string, readonly nextAttemptAt: string | null, readonly code: string | null }> };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { readonly createWebhookEndpoint: { readonly secret: string, readonly endpoint: { readonly id: string, readonly clientName: string } } };

export type EndWebhookEndpointMutationVariables = Exact<{
  id: string;
}>;


export type EndWebhookEndpointMutation = { readonly endWebhookEndpoint: boolean };

export type ReplayWebhooksMutationVariables = Exact<{
  endpointId: string;
  since: string;
}>;


export type ReplayWebhooksMutation = { readonly replayWebhooks: number };

export const DocumentRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HospitalDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<DocumentRowFragment, unknown>;
export const ExchangeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exchange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"interaction"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<ExchangeRowFragment, unknown>;
export const ExchangedMessagePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangedMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangedMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"controlId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canReplay"}}]}}]} as unknown as DocumentNode<ExchangedMessagePartsFragment, unknown>;
export const SmartClientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmartClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmartClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"jwksUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<SmartClientRowFragment, unknown>;
export const Hl7SourceRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hl7SourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hl7Source"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"application"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"identifierSystem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Hl7SourceRowFragment, unknown>;
export const WebhookEndpointRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"canSign"}}]}}]} as unknown as DocumentNode<WebhookEndpointRowFragment, unknown>;
export const WebhookDeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<WebhookDeliveryRowFragment, unknown>;
export const PatientDocumentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatientDocuments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hospitalDocuments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DocumentRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DocumentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HospitalDocument"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"referralId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"mediaType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"writtenAt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]} as unknown as DocumentNode<PatientDocumentsQuery, PatientDocumentsQueryVariables>;
export const ExchangesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Exchanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeFilter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exchange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"interaction"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}}]} as unknown as DocumentNode<ExchangesQuery, ExchangesQueryVariables>;
export const ExchangeDetailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExchangeDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangedMessageParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"canReplay"}},{"kind":"Field","name":{"kind":"Name","value":"delivery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Exchange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"door"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"interaction"}},{"kind":"Field","name":{"kind":"Name","value":"patientNumber"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"parameters"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangedMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangedMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"controlId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canReplay"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<ExchangeDetailsQuery, ExchangeDetailsQueryVariables>;
export const ReplayMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExchangedMessageParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExchangedMessageParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangedMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"controlId"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"answer"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canReplay"}}]}}]} as unknown as DocumentNode<ReplayMessageMutation, ReplayMessageMutationVariables>;
export const ReplayWebhookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<ReplayWebhookMutation, ReplayWebhookMutationVariables>;
export const SmartClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SmartClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smartClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SmartClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SmartClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SmartClient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"reach"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"jwksUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<SmartClientsQuery, SmartClientsQueryVariables>;
export const CreateSmartClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSmartClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSmartClientInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSmartClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreateSmartClientMutation, CreateSmartClientMutationVariables>;
export const RevokeSmartClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSmartClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSmartClient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeSmartClientMutation, RevokeSmartClientMutationVariables>;
export const HospitalReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HospitalReadiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hospitalReadiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"check"}},{"kind":"Field","name":{"kind":"Name","value":"isMet"}},{"kind":"Field","name":{"kind":"Name","value":"found"}}]}}]}}]} as unknown as DocumentNode<HospitalReadinessQuery, HospitalReadinessQueryVariables>;
export const Hl7SourcesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hl7Sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hl7Sources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Hl7SourceRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Hl7SourceRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Hl7Source"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"application"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"identifierSystem"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<Hl7SourcesQuery, Hl7SourcesQueryVariables>;
export const CreateHl7SourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateHl7Source"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateHl7SourceInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createHl7Source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateHl7SourceMutation, CreateHl7SourceMutationVariables>;
export const EndHl7SourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndHl7Source"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endHl7Source"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndHl7SourceMutation, EndHl7SourceMutationVariables>;
export const WebhookEndpointsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookEndpointRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookEndpointRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"events"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"endReason"}},{"kind":"Field","name":{"kind":"Name","value":"canSign"}}]}}]} as unknown as DocumentNode<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookDeliveriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"resource"}},{"kind":"Field","name":{"kind":"Name","value":"resourceId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextAttemptAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}}]}}]}}]}}]} as unknown as DocumentNode<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const EndWebhookEndpointDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndWebhookEndpoint"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndWebhookEndpointMutation, EndWebhookEndpointMutationVariables>;
export const ReplayWebhooksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhooks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}}]}]}}]} as unknown as DocumentNode<ReplayWebhooksMutation, ReplayWebhooksMutationVariables>;
export const usePatientDocumentsQuery = (options: (useQuery.Options<PatientDocumentsQuery, PatientDocumentsQueryVariables> & { variables: PatientDocumentsQueryVariables }) | SkipToken) => useQuery(PatientDocumentsDocument, options);
export const useExchangesQuery = (options: (useQuery.Options<ExchangesQuery, ExchangesQueryVariables> & { variables: ExchangesQueryVariables }) | SkipToken) => useQuery(ExchangesDocument, options);
export const useExchangeDetailsQuery = (options: (useQuery.Options<ExchangeDetailsQuery, ExchangeDetailsQueryVariables> & { variables: ExchangeDetailsQueryVariables }) | SkipToken) => useQuery(ExchangeDetailsDocument, options);
export const useReplayMessageMutation = (options?: useMutation.Options<ReplayMessageMutation, ReplayMessageMutationVariables>) => useMutation<ReplayMessageMutation, ReplayMessageMutationVariables>(ReplayMessageDocument, options);
export const useReplayWebhookMutation = (options?: useMutation.Options<ReplayWebhookMutation, ReplayWebhookMutationVariables>) => useMutation<ReplayWebhookMutation, ReplayWebhookMutationVariables>(ReplayWebhookDocument, options);
export const useSmartClientsQuery = (options: useQuery.Options<SmartClientsQuery, SmartClientsQueryVariables> | SkipToken = {}) => useQuery(SmartClientsDocument, options);
export const useCreateSmartClientMutation = (options?: useMutation.Options<CreateSmartClientMutation, CreateSmartClientMutationVariables>) => useMutation<CreateSmartClientMutation, CreateSmartClientMutationVariables>(CreateSmartClientDocument, options);
export const useRevokeSmartClientMutation = (options?: useMutation.Options<RevokeSmartClientMutation, RevokeSmartClientMutationVariables>) => useMutation<RevokeSmartClientMutation, RevokeSmartClientMutationVariables>(RevokeSmartClientDocument, options);
export const useHospitalReadinessQuery = (options: useQuery.Options<HospitalReadinessQuery, HospitalReadinessQueryVariables> | SkipToken = {}) => useQuery(HospitalReadinessDocument, options);
export const useHl7SourcesQuery = (options: useQuery.Options<Hl7SourcesQuery, Hl7SourcesQueryVariables> | SkipToken = {}) => useQuery(Hl7SourcesDocument, options);
export const useCreateHl7SourceMutation = (options?: useMutation.Options<CreateHl7SourceMutation, CreateHl7SourceMutationVariables>) => useMutation<CreateHl7SourceMutation, CreateHl7SourceMutationVariables>(CreateHl7SourceDocument, options);
export const useEndHl7SourceMutation = (options?: useMutation.Options<EndHl7SourceMutation, EndHl7SourceMutationVariables>) => useMutation<EndHl7SourceMutation, EndHl7SourceMutationVariables>(EndHl7SourceDocument, options);
export const useWebhookEndpointsQuery = (options: useQuery.Options<WebhookEndpointsQuery, WebhookEndpointsQueryVariables> | SkipToken = {}) => useQuery(WebhookEndpointsDocument, options);
export const useWebhookDeliveriesQuery = (options: (useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { variables: WebhookDeliveriesQueryVariables }) | SkipToken) => useQuery(WebhookDeliveriesDocument, options);
export const useCreateWebhookEndpointMutation = (options?: useMutation.Options<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>) => useMutation<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>(CreateWebhookEndpointDocument, options);
export const useEndWebhookEndpointMutation = (options?: useMutation.Options<EndWebhookEndpointMutation, EndWebhookEndpointMutationVariables>) => useMutation<EndWebhookEndpointMutation, EndWebhookEndpointMutationVariables>(EndWebhookEndpointDocument, options);
export const useReplayWebhooksMutation = (options?: useMutation.Options<ReplayWebhooksMutation, ReplayWebhooksMutationVariables>) => useMutation<ReplayWebhooksMutation, ReplayWebhooksMutationVariables>(ReplayWebhooksDocument, options);