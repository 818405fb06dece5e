/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The gender that a person gave. */
export type Gender =
  /** Female; F on the patient form. */
  | 'FEMALE'
  /** Male; M on the patient form. */
  | 'MALE'
  /** Any other; others on the patient form. */
  | 'OTHER';

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

/** Kind of a timeline entry. */
export type TimelineKind =
  /** A charge. */
  | 'CHARGE'
  /** An entry of the medical history. */
  | 'HISTORY'
  /** A text message. */
  | 'MESSAGE'
  /** A payment, when it was recorded. */
  | 'PAYMENT'
  /** A change of the record, or of the patient's account by the patient, from the audit trail. */
  | 'RECORD'
  /** A progress report. */
  | 'REPORT'
  /** A session, at its start. */
  | 'SESSION';

export type PatientPageQueryVariables = Exact<{
  id: string;
}>;

export type PatientPageQuery = {
  readonly patientOverview: {
    readonly deletedAt: string | null;
    readonly missing: ReadonlyArray<string>;
    readonly recoveryPercent: number;
    readonly plannedSessions: number;
    readonly sessionsCompleted: number;
    readonly missedSessions: number;
    readonly referringDoctor: string | null;
    readonly patient: {
      readonly id: string;
      readonly patientId: string;
      readonly name: string;
      readonly age: number | null;
      readonly diagnosedWith: string | null;
      readonly contactNumber: string | null;
      readonly lastLogin: string | null;
      readonly isProfileComplete: boolean;
      readonly version: number;
      readonly address: string | null;
      readonly bloodGroup: string | null;
      readonly gender: Gender | null;
      readonly emergencyContactNumber: string | null;
    };
    readonly account: { readonly id: string; readonly fullName: string; readonly mobileNumber: string } | null;
    readonly physiotherapist: { readonly id: string; readonly name: string } | null;
    readonly nextSession: {
      readonly id: string;
      readonly appointmentDate: string;
      readonly durationMinutes: number;
      readonly sessionType: SessionType;
      readonly physiotherapist: { readonly id: string; readonly name: string } | null;
    } | null;
    readonly balance: {
      readonly charged: number;
      readonly paid: number;
      readonly refunded: number;
      readonly credited: number;
      readonly held: number;
      readonly due: number;
    };
    readonly medicalHistory: ReadonlyArray<{
      readonly id: string;
      readonly diagnosis: string;
      readonly treatment: string | null;
      readonly surgeryDetails: string | null;
    }>;
    readonly progressReports: ReadonlyArray<{
      readonly id: string;
      readonly content: string;
      readonly createdAt: string;
    }>;
  };
  readonly requests: {
    readonly edges: ReadonlyArray<{ readonly node: { readonly id: string; readonly appointmentDate: string } }>;
  };
  readonly lastPayment: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly at: string;
        readonly title: string;
        readonly detail: string | null;
      };
    }>;
  };
};

export type PatientTimelineQueryVariables = Exact<{
  patientId: string;
  first: number;
  after?: string | null | undefined;
  kinds?: ReadonlyArray<TimelineKind> | TimelineKind | null | undefined;
}>;

export type PatientTimelineQuery = {
  readonly patientTimeline: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly kind: TimelineKind;
        readonly at: string;
        readonly title: string;
        readonly detail: string | null;
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
};

export type PatientRecordFragment = {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  readonly age: number | null;
  readonly diagnosedWith: string | null;
  readonly contactNumber: string | null;
  readonly lastLogin: string | null;
  readonly isProfileComplete: boolean;
  readonly version: number;
  readonly address: string | null;
  readonly bloodGroup: string | null;
  readonly gender: Gender | null;
  readonly emergencyContactNumber: string | null;
};

export type PatientRowFragment = {
  readonly id: string;
  readonly patientId: string;
  readonly name: string;
  readonly age: number | null;
  readonly diagnosedWith: string | null;
  readonly contactNumber: string | null;
  readonly lastLogin: string | null;
  readonly isProfileComplete: boolean;
  readonly version: number;
};

export const PatientRecordFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PatientRecord' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Patient' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'patientId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'diagnosedWith' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLogin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isProfileComplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'bloodGroup' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gender' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emergencyContactNumber' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PatientRecordFragment, unknown>;
export const PatientRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PatientRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Patient' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'patientId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'diagnosedWith' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLogin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isProfileComplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PatientRowFragment, unknown>;
export const PatientPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PatientPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'patientOverview' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'patient' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PatientRecord' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'account' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'fullName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'mobileNumber' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'deletedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
                { kind: 'Field', name: { kind: 'Name', value: 'recoveryPercent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'plannedSessions' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sessionsCompleted' } },
                { kind: 'Field', name: { kind: 'Name', value: 'missedSessions' } },
                { kind: 'Field', name: { kind: 'Name', value: 'referringDoctor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'physiotherapist' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'nextSession' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'appointmentDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'durationMinutes' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sessionType' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'physiotherapist' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'balance' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'charged' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'paid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'refunded' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'credited' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'held' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'due' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'medicalHistory' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'diagnosis' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'treatment' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'surgeryDetails' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'progressReports' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'content' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'requests' },
            name: { kind: 'Name', value: 'appointments' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '1' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'patientId' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'status' },
                      value: { kind: 'EnumValue', value: 'PENDING' },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'appointmentDate' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'lastPayment' },
            name: { kind: 'Name', value: 'patientTimeline' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'patientId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              { kind: 'Argument', name: { kind: 'Name', value: 'first' }, value: { kind: 'IntValue', value: '1' } },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'kinds' },
                value: { kind: 'ListValue', values: [{ kind: 'EnumValue', value: 'PAYMENT' }] },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'detail' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PatientRecord' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Patient' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'patientId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'age' } },
          { kind: 'Field', name: { kind: 'Name', value: 'diagnosedWith' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactNumber' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastLogin' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isProfileComplete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'bloodGroup' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gender' } },
          { kind: 'Field', name: { kind: 'Name', value: 'emergencyContactNumber' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PatientPageQuery, PatientPageQueryVariables>;
export const PatientTimelineDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PatientTimeline' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'patientId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'kinds' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'TimelineKind' } } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'patientTimeline' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'patientId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'patientId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'kinds' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'kinds' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'detail' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PatientTimelineQuery, PatientTimelineQueryVariables>;
export const usePatientPageQuery = (
  options:
    | (useQuery.Options<PatientPageQuery, PatientPageQueryVariables> & { variables: PatientPageQueryVariables })
    | SkipToken,
) => useQuery(PatientPageDocument, options);
export const usePatientTimelineQuery = (
  options:
    | (useQuery.Options<PatientTimelineQuery, PatientTimelineQueryVariables> & {
        variables: PatientTimelineQueryVariables;
      })
    | SkipToken,
) => useQuery(PatientTimelineDocument, options);
