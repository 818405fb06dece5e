/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Payment method. */
export type PaymentMethod =
  /** Debit or credit card. */
  | 'CARD'
  /** Cash. */
  | 'CASH'
  /** Net banking. */
  | 'NET_BANKING'
  /** Unified Payments Interface. */
  | 'UPI';

/** Kind of a line of a statement. */
export type StatementKind =
  /** Charge. */
  | 'CHARGE'
  /** Credit: it reduces what is owed without money. */
  | 'CREDIT'
  /** Payment that was received. */
  | 'PAYMENT'
  /** Refund. */
  | 'REFUND';

export type DayCloseRowFragment = {
  readonly day: string;
  readonly expected: number;
  readonly counted: number;
  readonly difference: number;
  readonly banked: number;
  readonly note: string | null;
  readonly closedBy: string;
  readonly closedAt: string;
};

export type DayBookRowFragment = {
  readonly id: string;
  readonly kind: StatementKind;
  readonly at: string;
  readonly number: string | null;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly enteredBy: string | null;
  readonly patient: { readonly id: string; readonly patientId: string; readonly name: string } | null;
};

export type DayBookQueryVariables = Exact<{
  day: string;
}>;

export type DayBookQuery = {
  readonly dayBook: {
    readonly day: string;
    readonly charged: number;
    readonly credited: number;
    readonly lines: ReadonlyArray<{
      readonly id: string;
      readonly kind: StatementKind;
      readonly at: string;
      readonly number: string | null;
      readonly method: PaymentMethod;
      readonly amount: number;
      readonly enteredBy: string | null;
      readonly patient: { readonly id: string; readonly patientId: string; readonly name: string } | null;
    }>;
    readonly methods: ReadonlyArray<{
      readonly method: PaymentMethod;
      readonly received: number;
      readonly refunded: number;
    }>;
    readonly cash: {
      readonly opening: number;
      readonly received: number;
      readonly refunded: number;
      readonly expected: number;
    };
    readonly close: {
      readonly day: string;
      readonly expected: number;
      readonly counted: number;
      readonly difference: number;
      readonly banked: number;
      readonly note: string | null;
      readonly closedBy: string;
      readonly closedAt: string;
    } | null;
  };
};

export type DayClosesQueryVariables = Exact<{ [key: string]: never }>;

export type DayClosesQuery = {
  readonly dayCloses: ReadonlyArray<{
    readonly day: string;
    readonly expected: number;
    readonly counted: number;
    readonly difference: number;
    readonly banked: number;
    readonly note: string | null;
    readonly closedBy: string;
    readonly closedAt: string;
  }>;
};

export type CloseDayMutationVariables = Exact<{
  day: string;
  counted: number;
  banked: number;
  openingCash?: number | null | undefined;
  note?: string | null | undefined;
}>;

export type CloseDayMutation = {
  readonly closeDay: {
    readonly day: string;
    readonly expected: number;
    readonly counted: number;
    readonly difference: number;
    readonly banked: number;
    readonly note: string | null;
    readonly closedBy: string;
    readonly closedAt: string;
  };
};

export type ReopenDayMutationVariables = Exact<{
  day: string;
  reason: string;
}>;

export type ReopenDayMutation = { readonly reopenDay: boolean };

export const DayCloseRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DayCloseRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'DayClose' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'day' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expected' } },
          { kind: 'Field', name: { kind: 'Name', value: 'counted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'difference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'banked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DayCloseRowFragment, unknown>;
export const DayBookRowFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DayBookRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'DayBookLine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'method' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enteredBy' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DayBookRowFragment, unknown>;
export const DayBookDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'DayBook' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LocalDate' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dayBook' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'day' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'day' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'lines' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DayBookRow' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'methods' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'method' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'received' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'refunded' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'charged' } },
                { kind: 'Field', name: { kind: 'Name', value: 'credited' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'cash' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'opening' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'received' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'refunded' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'expected' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'close' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DayCloseRow' } }],
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
      name: { kind: 'Name', value: 'DayBookRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'DayBookLine' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'at' } },
          { kind: 'Field', name: { kind: 'Name', value: 'number' } },
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
          { kind: 'Field', name: { kind: 'Name', value: 'method' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'enteredBy' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DayCloseRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'DayClose' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'day' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expected' } },
          { kind: 'Field', name: { kind: 'Name', value: 'counted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'difference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'banked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DayBookQuery, DayBookQueryVariables>;
export const DayClosesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'DayCloses' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dayCloses' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DayCloseRow' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DayCloseRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'DayClose' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'day' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expected' } },
          { kind: 'Field', name: { kind: 'Name', value: 'counted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'difference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'banked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DayClosesQuery, DayClosesQueryVariables>;
export const CloseDayDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CloseDay' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LocalDate' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'counted' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Paise' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'banked' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Paise' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'openingCash' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Paise' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'note' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'closeDay' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'day' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'counted' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'counted' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'banked' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'banked' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'openingCash' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'openingCash' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'note' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'note' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'DayCloseRow' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DayCloseRow' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'DayClose' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'day' } },
          { kind: 'Field', name: { kind: 'Name', value: 'expected' } },
          { kind: 'Field', name: { kind: 'Name', value: 'counted' } },
          { kind: 'Field', name: { kind: 'Name', value: 'difference' } },
          { kind: 'Field', name: { kind: 'Name', value: 'banked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CloseDayMutation, CloseDayMutationVariables>;
export const ReopenDayDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReopenDay' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'LocalDate' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'reason' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reopenDay' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'day' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'day' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'reason' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'reason' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReopenDayMutation, ReopenDayMutationVariables>;
export const useDayBookQuery = (
  options: (useQuery.Options<DayBookQuery, DayBookQueryVariables> & { variables: DayBookQueryVariables }) | SkipToken,
) => useQuery(DayBookDocument, options);
export const useDayClosesQuery = (
  options: useQuery.Options<DayClosesQuery, DayClosesQueryVariables> | SkipToken = {},
) => useQuery(DayClosesDocument, options);
export const useCloseDayMutation = (options?: useMutation.Options<CloseDayMutation, CloseDayMutationVariables>) =>
  useMutation<CloseDayMutation, CloseDayMutationVariables>(CloseDayDocument, options);
export const useReopenDayMutation = (options?: useMutation.Options<ReopenDayMutation, ReopenDayMutationVariables>) =>
  useMutation<ReopenDayMutation, ReopenDayMutationVariables>(ReopenDayDocument, options);
