/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DueRowFragment = {
  readonly due: number;
  readonly oldestDay: string;
  readonly remindedAt: string | null;
  readonly notNow: string | null;
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string } | null;
  readonly ageing: {
    readonly days0to30: number;
    readonly days31to60: number;
    readonly days61to90: number;
    readonly over90: number;
  };
};

export type AgesFragment = {
  readonly days0to30: number;
  readonly days31to60: number;
  readonly days61to90: number;
  readonly over90: number;
};

export type DuesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
}>;

export type DuesQuery = {
  readonly dues: {
    readonly totalCount: number;
    readonly total: number;
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly due: number;
        readonly oldestDay: string;
        readonly remindedAt: string | null;
        readonly notNow: string | null;
        readonly patient: { readonly id: string; readonly patientId: string; readonly name: string } | null;
        readonly ageing: {
          readonly days0to30: number;
          readonly days31to60: number;
          readonly days61to90: number;
          readonly over90: number;
        };
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly ageing: {
      readonly days0to30: number;
      readonly days31to60: number;
      readonly days61to90: number;
      readonly over90: number;
    };
  };
};

export type RemindDuesMutationVariables = Exact<{
  patientIds: ReadonlyArray<string> | string;
}>;

export type RemindDuesMutation = {
  readonly remindDues: ReadonlyArray<{
    readonly patientId: string;
    readonly messageId: string | null;
    readonly code: string | null;
  }>;
};

export const DueRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DueRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Due' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'patient' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'patientId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'due' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ageing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'days0to30' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days31to60' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days61to90' } },
                { kind: 'Field', name: { kind: 'Name', value: 'over90' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'oldestDay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notNow' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DueRowFragment, unknown>;
export const AgesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Ages' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Ageing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'days0to30' } },
          { kind: 'Field', name: { kind: 'Name', value: 'days31to60' } },
          { kind: 'Field', name: { kind: 'Name', value: 'days61to90' } },
          { kind: 'Field', name: { kind: 'Name', value: 'over90' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AgesFragment, unknown>;
export const DuesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Dues' },
      variableDefinitions: [
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
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dues' },
            arguments: [
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
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
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
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DueRow' } }],
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
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'ageing' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'Ages' } }],
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
      name: { kind: 'Name', value: 'DueRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Due' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'patient' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'patientId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'due' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ageing' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'days0to30' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days31to60' } },
                { kind: 'Field', name: { kind: 'Name', value: 'days61to90' } },
                { kind: 'Field', name: { kind: 'Name', value: 'over90' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'oldestDay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'remindedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notNow' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Ages' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Ageing' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'days0to30' } },
          { kind: 'Field', name: { kind: 'Name', value: 'days31to60' } },
          { kind: 'Field', name: { kind: 'Name', value: 'days61to90' } },
          { kind: 'Field', name: { kind: 'Name', value: 'over90' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DuesQuery, DuesQueryVariables>;
export const RemindDuesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemindDues' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'patientIds' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'remindDues' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'patientIds' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'patientIds' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'patientId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'messageId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemindDuesMutation, RemindDuesMutationVariables>;
export const useDuesQuery = (
  options: (useQuery.Options<DuesQuery, DuesQueryVariables> & { variables: DuesQueryVariables }) | SkipToken,
) => useQuery(DuesDocument, options);
export const useRemindDuesMutation = (options?: useMutation.Options<RemindDuesMutation, RemindDuesMutationVariables>) =>
  useMutation<RemindDuesMutation, RemindDuesMutationVariables>(RemindDuesDocument, options);
