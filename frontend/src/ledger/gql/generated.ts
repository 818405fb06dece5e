/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Part of a payment for one charge. */
export type AllocationInput = {
  /** 1 paisa to the open amount of the charge. */
  readonly amount: number;
  /** An open charge of the same patient. */
  readonly chargeId: string;
};

/** A charge to add. Completed sessions with a price are charged automatically. */
export type ChargeInput = {
  /** Amount: 1 to 100000000 paise (₹10,00,000). */
  readonly amount: number;
  /** Day of the charge: today or up to 365 days back. Default: today. */
  readonly day?: string | null | undefined;
  /** Discount, below the amount before it; `amount` is what is left. Default: 0. Admins only. */
  readonly discount?: number | null | undefined;
  /** Reason of the discount, 3 to 200 characters; required with a discount. */
  readonly discountReason?: string | null | undefined;
  /** Item of the price list; `amount` is then `quantity` × its price - `discount`, otherwise the input is refused. */
  readonly itemId?: string | null | undefined;
  /** The patient's record, by UUID or PT- number. */
  readonly patientId: string;
  /** How many of the item, 1 to 100. Default: 1. Only with `itemId`. */
  readonly quantity?: number | null | undefined;
  /** Purpose of the charge, 1 to 200 characters. */
  readonly text: string;
};

/** What a charge is for. */
export type ChargeKind =
  /** Something of the price list. */
  | 'ITEM'
  /** Session that the patient canceled within the notice; added by the fee policy. */
  | 'LATE_CANCEL'
  /** Missed session; added by the fee policy, and canceled when the session is corrected. */
  | 'NO_SHOW'
  /** Brought over from the former books by an import. */
  | 'OPENING'
  /** What staff add in their own words. */
  | 'OTHER'
  /** Package, on the day of its sale. */
  | 'PACKAGE'
  /** Completed session that no package covers; added automatically. */
  | 'SESSION';

/** Kind of a credit. */
export type CreditKind =
  /** Charge of a closed day, or on a valid bill, that counts no more. */
  | 'CANCELLATION'
  /** Discount after the charge was made. */
  | 'DISCOUNT'
  /** Advance that an import brought over from the former books; of no charge. */
  | 'OPENING'
  /** Unused part of a package that was closed. */
  | 'PACKAGE_CLOSED'
  /** Write-off: the patient will not pay. */
  | 'WRITE_OFF';

/** A bill to issue. */
export type IssueBillInput = {
  /** 1 to 100 charges of the record, each once; none is canceled or on another valid bill. */
  readonly chargeIds: ReadonlyArray<string>;
  /** The patient's record, by UUID or PT- number. */
  readonly patientId: string;
  /** Whether the diagnosis is printed, because the patient asked for it. Default: false. */
  readonly withDiagnosis?: boolean | null | undefined;
};

/** Status of a package. */
export type PackageStatus =
  /** Sessions can use it. */
  | 'ACTIVE'
  /** An admin closed it. */
  | 'CLOSED'
  /** Its last day has passed; by the clock. */
  | 'EXPIRED'
  /** All of its sessions took place. */
  | 'USED_UP';

/** A link to create. */
export type PaymentLinkInput = {
  /** Amount: 1 to 100000000 paise (₹10,00,000). Default: what is due. */
  readonly amount?: number | null | undefined;
  /** Hours until it expires, 1 to 720. Default: 168. */
  readonly expiresInHours?: number | null | undefined;
  /** The patient's record, by UUID or PT- number. */
  readonly patientId: string;
  /** Whether the address is sent to the patient. Default: true. */
  readonly send?: boolean | null | undefined;
};

/** Status of a payment link. */
export type PaymentLinkStatus =
  /** Staff or the patient canceled it, or staff failed its payment. */
  | 'CANCELED'
  /** Its time is over; staff can settle its payment for 7 days more. Money that the payment gateway takes by it later is booked all the same. */
  | 'EXPIRED'
  /** It can be paid. */
  | 'OPEN'
  /** Its payment was settled, by staff or by the payment gateway. */
  | 'PAID';

/** A package to sell. */
export type SellPackageInput = {
  /** Default: 0; below the price. Admins only, else FORBIDDEN. */
  readonly discount?: number | null | undefined;
  /** 3 to 200 characters, required with a discount. */
  readonly discountReason?: string | null | undefined;
  /** 1 to 80 characters. */
  readonly name: string;
  /** The record, by UUID or PT- number; with or without a plan. */
  readonly patientId: string;
  /** 1 to 100000000 paise. */
  readonly price: number;
  /** Default: all. */
  readonly sessionTypes?: ReadonlyArray<SessionType> | null | undefined;
  /** 1 to 200; null or left out: any number within its days. */
  readonly sessions?: number | null | undefined;
  /** Default: today; up to 365 days back. */
  readonly validFrom?: string | null | undefined;
  /** Today or later; of a period at most 366 days after `validFrom`, else at most 1,096. */
  readonly validUntil: string;
};

/** Where a session takes place. */
export type SessionType =
  /** At the clinic. */
  | 'CLINIC'
  /** At the patient's home. */
  | 'HOME'
  /** By video. */
  | 'TELE';

export type LedgerBillFragment = { readonly id: string, readonly number: string, readonly day: string, readonly chargeIds: ReadonlyArray<string>, readonly total: number, readonly withDiagnosis: boolean, readonly canceledReason: string | null };

export type BillsQueryVariables = Exact<{
  patientId: string;
}>;


export type BillsQuery = { readonly emailIsOffered: boolean, readonly bills: { readonly totalCount: number, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly number: string, readonly day: string, readonly chargeIds: ReadonlyArray<string>, readonly total: number, readonly withDiagnosis: boolean, readonly canceledReason: string | null } }> } };

export type IssueBillMutationVariables = Exact<{
  input: IssueBillInput;
  idempotencyKey: string;
}>;


export type IssueBillMutation = { readonly issueBill: { readonly id: string, readonly number: string, readonly day: string, readonly chargeIds: ReadonlyArray<string>, readonly total: number, readonly withDiagnosis: boolean, readonly canceledReason: string | null } };

export type CancelBillMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelBillMutation = { readonly cancelBill: { readonly id: string, readonly canceledReason: string | null } };

export type LedgerChargeFragment = { readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly amount: number, readonly discount: number, readonly open: number, readonly day: string, readonly canceledReason: string | null, readonly appointmentId: string | null, readonly packageId: string | null, readonly billNumber: string | null, readonly credits: ReadonlyArray<{ readonly id: string, readonly kind: CreditKind, readonly amount: number, readonly day: string, readonly reason: string, readonly number: string | null }> };

export type ChargesQueryVariables = Exact<{
  patientId: string;
}>;


export type ChargesQuery = { readonly charges: ReadonlyArray<{ readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly amount: number, readonly discount: number, readonly open: number, readonly day: string, readonly canceledReason: string | null, readonly appointmentId: string | null, readonly packageId: string | null, readonly billNumber: string | null, readonly credits: ReadonlyArray<{ readonly id: string, readonly kind: CreditKind, readonly amount: number, readonly day: string, readonly reason: string, readonly number: string | null }> }> };

export type AddChargeMutationVariables = Exact<{
  input: ChargeInput;
  idempotencyKey: string;
}>;


export type AddChargeMutation = { readonly addCharge: { readonly id: string, readonly amount: number } };

export type CancelChargeMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelChargeMutation = { readonly cancelCharge: { readonly id: string, readonly canceledReason: string | null } };

export type WriteOffMutationVariables = Exact<{
  chargeId: string;
  amount?: number | null | undefined;
  reason: string;
  idempotencyKey: string;
}>;


export type WriteOffMutation = { readonly writeOff: { readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly amount: number, readonly discount: number, readonly open: number, readonly day: string, readonly canceledReason: string | null, readonly appointmentId: string | null, readonly packageId: string | null, readonly billNumber: string | null, readonly credits: ReadonlyArray<{ readonly id: string, readonly kind: CreditKind, readonly amount: number, readonly day: string, readonly reason: string, readonly number: string | null }> } };

export type DiscountChargeMutationVariables = Exact<{
  chargeId: string;
  amount: number;
  reason: string;
  idempotencyKey: string;
}>;


export type DiscountChargeMutation = { readonly discountCharge: { readonly id: string, readonly kind: ChargeKind, readonly text: string, readonly amount: number, readonly discount: number, readonly open: number, readonly day: string, readonly canceledReason: string | null, readonly appointmentId: string | null, readonly packageId: string | null, readonly billNumber: string | null, readonly credits: ReadonlyArray<{ readonly id: string, readonly kind: CreditKind, readonly amount: number, readonly day: string, readonly reason: string, readonly number: string | null }> } };

export type CancelCreditMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type CancelCreditMutation = { readonly cancelCredit: { readonly id: string, readonly canceledReason: string | null } };

export type PaymentLinkRowFragment = { readonly id: string, readonly amount: number, readonly status: PaymentLinkStatus, readonly createdAt: string, readonly expiresAt: string };

export type PaymentLinksQueryVariables = Exact<{
  patientId: string;
}>;


export type PaymentLinksQuery = { readonly paymentLinks: ReadonlyArray<{ readonly id: string, readonly amount: number, readonly status: PaymentLinkStatus, readonly createdAt: string, readonly expiresAt: string }> };

export type CreatePaymentLinkMutationVariables = Exact<{
  input: PaymentLinkInput;
  idempotencyKey: string;
}>;


export type CreatePaymentLinkMutation = { readonly createPaymentLink: { readonly url: string, readonly messageId: string | null, readonly link: { readonly id: string, readonly amount: number, readonly status: PaymentLinkStatus, readonly createdAt: string, readonly expiresAt: string } } };

export type CancelPaymentLinkMutationVariables = Exact<{
  id: string;
}>;


export type CancelPaymentLinkMutation = { readonly cancelPaymentLink: { readonly id: string, readonly amount: number, readonly status: PaymentLinkStatus, readonly createdAt: string, readonly expiresAt: string } };

export type WalletPackageFragment = { readonly id: string, readonly name: string, readonly sessions: number | null, readonly sessionTypes: ReadonlyArray<SessionType> | null, readonly price: number, readonly discount: number, readonly validFrom: string, readonly validUntil: string, readonly status: PackageStatus, readonly used: number, readonly left: number | null, readonly paid: number, readonly due: number, readonly refundDue: number, readonly closedReason: string | null, readonly chargeId: string | null, readonly uses: ReadonlyArray<{ readonly appointmentId: string, readonly day: string, readonly physiotherapistName: string | null }> };

export type WalletQueryVariables = Exact<{
  patientId: string;
}>;


export type WalletQuery = { readonly wallet: { readonly sessionsLeft: number, readonly uncovered: number, readonly packages: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sessions: number | null, readonly sessionTypes: ReadonlyArray<SessionType> | null, readonly price: number, readonly discount: number, readonly validFrom: string, readonly validUntil: string, readonly status: PackageStatus, readonly used: number, readonly left: number | null, readonly paid: number, readonly due: number, readonly refundDue: number, readonly closedReason: string | null, readonly chargeId: string | null, readonly uses: ReadonlyArray<{ readonly appointmentId: string, readonly day: string, readonly physiotherapistName: string | null }> }> } };

export type SellPackageMutationVariables = Exact<{
  input: SellPackageInput;
  idempotencyKey: string;
}>;


export type SellPackageMutation = { readonly sellPackage: { readonly id: string, readonly name: string, readonly sessions: number | null, readonly sessionTypes: ReadonlyArray<SessionType> | null, readonly price: number, readonly discount: number, readonly validFrom: string, readonly validUntil: string, readonly status: PackageStatus, readonly used: number, readonly left: number | null, readonly paid: number, readonly due: number, readonly refundDue: number, readonly closedReason: string | null, readonly chargeId: string | null, readonly uses: ReadonlyArray<{ readonly appointmentId: string, readonly day: string, readonly physiotherapistName: string | null }> } };

export type ClosePackageMutationVariables = Exact<{
  id: string;
  reason: string;
}>;


export type ClosePackageMutation = { readonly closePackage: { readonly id: string, readonly name: string, readonly sessions: number | null, readonly sessionTypes: ReadonlyArray<SessionType> | null, readonly price: number, readonly discount: number, readonly validFrom: string, readonly validUntil: string, readonly status: PackageStatus, readonly used: number, readonly left: number | null, readonly paid: number, readonly due: number, readonly refundDue: number, readonly closedReason: string | null, readonly chargeId: string | null, readonly uses: ReadonlyArray<{ readonly appointmentId: string, readonly day: string, readonly physiotherapistName: string | null }> } };

export type AllocatePaymentMutationVariables = Exact<{
  paymentId: string;
  allocate: ReadonlyArray<AllocationInput> | AllocationInput;
  version?: number | null | undefined;
}>;


export type AllocatePaymentMutation = { readonly allocatePayment: { readonly id: string, readonly version: number } };

export type ReleaseDepositMutationVariables = Exact<{
  paymentId: string;
}>;


export type ReleaseDepositMutation = { readonly releaseDeposit: { readonly id: string, readonly isDeposit: boolean } };

export const LedgerBillFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerBill"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"chargeIds"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"withDiagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]} as unknown as DocumentNode<LedgerBillFragment, unknown>;
export const LedgerChargeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"billNumber"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<LedgerChargeFragment, unknown>;
export const PaymentLinkRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<PaymentLinkRowFragment, unknown>;
export const WalletPackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletPackage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"refundDue"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}}]} as unknown as DocumentNode<WalletPackageFragment, unknown>;
export const BillsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bills"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailIsOffered"}},{"kind":"Field","name":{"kind":"Name","value":"bills"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerBill"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerBill"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"chargeIds"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"withDiagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]} as unknown as DocumentNode<BillsQuery, BillsQueryVariables>;
export const IssueBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueBillInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerBill"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerBill"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Bill"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"chargeIds"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"withDiagnosis"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]} as unknown as DocumentNode<IssueBillMutation, IssueBillMutationVariables>;
export const CancelBillDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelBill"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelBill"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]}}]} as unknown as DocumentNode<CancelBillMutation, CancelBillMutationVariables>;
export const ChargesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Charges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerCharge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"billNumber"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<ChargesQuery, ChargesQueryVariables>;
export const AddChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChargeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]} as unknown as DocumentNode<AddChargeMutation, AddChargeMutationVariables>;
export const CancelChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]}}]} as unknown as DocumentNode<CancelChargeMutation, CancelChargeMutationVariables>;
export const WriteOffDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chargeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Paise"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chargeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chargeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerCharge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"billNumber"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<WriteOffMutation, WriteOffMutationVariables>;
export const DiscountChargeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscountCharge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chargeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"amount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Paise"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discountCharge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chargeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chargeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"amount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"amount"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LedgerCharge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LedgerCharge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}},{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"billNumber"}},{"kind":"Field","name":{"kind":"Name","value":"credits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]} as unknown as DocumentNode<DiscountChargeMutation, DiscountChargeMutationVariables>;
export const CancelCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCredit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCredit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"canceledReason"}}]}}]}}]} as unknown as DocumentNode<CancelCreditMutation, CancelCreditMutationVariables>;
export const PaymentLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLinkRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<PaymentLinksQuery, PaymentLinksQueryVariables>;
export const CreatePaymentLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePaymentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLinkInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPaymentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLinkRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"messageId"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables>;
export const CancelPaymentLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelPaymentLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelPaymentLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentLinkRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]} as unknown as DocumentNode<CancelPaymentLinkMutation, CancelPaymentLinkMutationVariables>;
export const WalletDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Wallet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"wallet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"patientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"patientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletPackage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sessionsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"uncovered"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletPackage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"refundDue"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}}]} as unknown as DocumentNode<WalletQuery, WalletQueryVariables>;
export const SellPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SellPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellPackageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sellPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletPackage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletPackage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"refundDue"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}}]} as unknown as DocumentNode<SellPackageMutation, SellPackageMutationVariables>;
export const ClosePackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClosePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WalletPackage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WalletPackage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"}},{"kind":"Field","name":{"kind":"Name","value":"sessionTypes"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"discount"}},{"kind":"Field","name":{"kind":"Name","value":"validFrom"}},{"kind":"Field","name":{"kind":"Name","value":"validUntil"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"uses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appointmentId"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"physiotherapistName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paid"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"refundDue"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}}]}}]} as unknown as DocumentNode<ClosePackageMutation, ClosePackageMutationVariables>;
export const AllocatePaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AllocatePayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"allocate"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AllocationInput"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"allocatePayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"allocate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"allocate"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<AllocatePaymentMutation, AllocatePaymentMutationVariables>;
export const ReleaseDepositDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseDeposit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseDeposit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isDeposit"}}]}}]}}]} as unknown as DocumentNode<ReleaseDepositMutation, ReleaseDepositMutationVariables>;
export const useBillsQuery = (options: (useQuery.Options<BillsQuery, BillsQueryVariables> & { variables: BillsQueryVariables }) | SkipToken) => useQuery(BillsDocument, options);
export const useIssueBillMutation = (options?: useMutation.Options<IssueBillMutation, IssueBillMutationVariables>) => useMutation<IssueBillMutation, IssueBillMutationVariables>(IssueBillDocument, options);
export const useCancelBillMutation = (options?: useMutation.Options<CancelBillMutation, CancelBillMutationVariables>) => useMutation<CancelBillMutation, CancelBillMutationVariables>(CancelBillDocument, options);
export const useChargesQuery = (options: (useQuery.Options<ChargesQuery, ChargesQueryVariables> & { variables: ChargesQueryVariables }) | SkipToken) => useQuery(ChargesDocument, options);
export const useAddChargeMutation = (options?: useMutation.Options<AddChargeMutation, AddChargeMutationVariables>) => useMutation<AddChargeMutation, AddChargeMutationVariables>(AddChargeDocument, options);
export const useCancelChargeMutation = (options?: useMutation.Options<CancelChargeMutation, CancelChargeMutationVariables>) => useMutation<CancelChargeMutation, CancelChargeMutationVariables>(CancelChargeDocument, options);
export const useWriteOffMutation = (options?: useMutation.Options<WriteOffMutation, WriteOffMutationVariables>) => useMutation<WriteOffMutation, WriteOffMutationVariables>(WriteOffDocument, options);
export const useDiscountChargeMutation = (options?: useMutation.Options<DiscountChargeMutation, DiscountChargeMutationVariables>) => useMutation<DiscountChargeMutation, DiscountChargeMutationVariables>(DiscountChargeDocument, options);
export const useCancelCreditMutation = (options?: useMutation.Options<CancelCreditMutation, CancelCreditMutationVariables>) => useMutation<CancelCreditMutation, CancelCreditMutationVariables>(CancelCreditDocument, options);
export const usePaymentLinksQuery = (options: (useQuery.Options<PaymentLinksQuery, PaymentLinksQueryVariables> & { variables: PaymentLinksQueryVariables }) | SkipToken) => useQuery(PaymentLinksDocument, options);
export const useCreatePaymentLinkMutation = (options?: useMutation.Options<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables>) => useMutation<CreatePaymentLinkMutation, CreatePaymentLinkMutationVariables>(CreatePaymentLinkDocument, options);
export const useCancelPaymentLinkMutation = (options?: useMutation.Options<CancelPaymentLinkMutation, CancelPaymentLinkMutationVariables>) => useMutation<CancelPaymentLinkMutation, CancelPaymentLinkMutationVariables>(CancelPaymentLinkDocument, options);
export const useWalletQuery = (options: (useQuery.Options<WalletQuery, WalletQueryVariables> & { variables: WalletQueryVariables }) | SkipToken) => useQuery(WalletDocument, options);
export const useSellPackageMutation = (options?: useMutation.Options<SellPackageMutation, SellPackageMutationVariables>) => useMutation<SellPackageMutation, SellPackageMutationVariables>(SellPackageDocument, options);
export const useClosePackageMutation = (options?: useMutation.Options<ClosePackageMutation, ClosePackageMutationVariables>) => useMutation<ClosePackageMutation, ClosePackageMutationVariables>(ClosePackageDocument, options);
export const useAllocatePaymentMutation = (options?: useMutation.Options<AllocatePaymentMutation, AllocatePaymentMutationVariables>) => useMutation<AllocatePaymentMutation, AllocatePaymentMutationVariables>(AllocatePaymentDocument, options);
export const useReleaseDepositMutation = (options?: useMutation.Options<ReleaseDepositMutation, ReleaseDepositMutationVariables>) => useMutation<ReleaseDepositMutation, ReleaseDepositMutationVariables>(ReleaseDepositDocument, options);