import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Answer } from './fake-server';
import { openPage, overview, pageOf } from './patient-page.fixture';
import { foundPayments, sessionsOf } from './payments.fixture';

/** A session of a patient that is to be paid. */
export const session = {
  __typename: 'Charge',
  id: 'c1',
  kind: 'SESSION',
  text: 'Session of 12 Nov 2026',
  amount: 80_000,
  discount: 0,
  open: 80_000,
  day: '2026-11-12',
  appointmentId: 's1',
  packageId: null,
  billNumber: null,
  canceledReason: null,
  credits: [],
};
/** The charge of the package. */
export const ofPackage = {
  ...session,
  id: 'c2',
  kind: 'PACKAGE',
  text: 'Ten sessions',
  amount: 500_000,
  open: 500_000,
  day: '2026-11-20',
  appointmentId: null,
  packageId: 'k1',
};
/** A package of ten sessions, of which three took place and nothing was paid. */
export const ten = {
  __typename: 'Package',
  id: 'k1',
  name: 'Ten sessions',
  sessions: 10,
  sessionTypes: null,
  price: 500_000,
  discount: 0,
  validFrom: '2026-11-20',
  validUntil: '2027-05-19',
  status: 'ACTIVE',
  used: 3,
  left: 7,
  uses: [{ __typename: 'PackageUse', appointmentId: 's2', day: '2026-11-21', physiotherapistName: 'Neha Kapoor' }],
  paid: 0,
  due: 500_000,
  refundDue: 0,
  closedReason: null,
  chargeId: 'c2',
};
/** The answer with these packages. */
export const walletOf = (...packages: readonly object[]): Answer => ({
  data: { wallet: { __typename: 'Wallet', packages, sessionsLeft: 7, uncovered: 1 } },
});
/** The answer with these bills. */
export const billsOf = (...bills: readonly object[]): Answer => ({
  data: {
    emailIsOffered: true,
    bills: {
      __typename: 'BillConnection',
      edges: bills.map((node) => ({ __typename: 'BillEdge', node })),
      totalCount: bills.length,
    },
  },
});
/** The answers for a patient who owes the session and the package. */
export const ledgerAnswers = {
  // Newest first.
  Charges: { data: { charges: [ofPackage, session] } },
  Wallet: walletOf(ten),
  Bills: billsOf(),
  PaymentLinks: { data: { paymentLinks: [] } },
  PaymentsConnection: foundPayments([]),
  PatientSessions: sessionsOf(),
  PatientChoices: { data: { patients: { __typename: 'PatientPage', patients: [] } } },
};
type Answers = Parameters<typeof openPage>[0];

/** Opens the payments of a patient who owes a session and a package, as an admin. */
export async function openLedger(answers: Answers = {}) {
  const { calls } = openPage({ ...pageOf(overview), ...ledgerAnswers, ...answers }, '?tab=payments');
  await screen.findByRole('list', { name: 'Packages' });
  return (operation: string) => calls.filter((call) => call.operation === operation).map(({ variables }) => variables);
}

/** Presses a button, and returns the dialog that it opens. */
export async function askFor(button: string, title = button) {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** An idempotency key. */
export const anyKey: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
