import type { TestClient } from './test-client.js';
import type { Sql } from './test-app.js';

/** An answer of one operation under the alias `done`. */
export interface Done<T> {
  done?: T;
  error?: { code: string; fields?: Record<string, string>; message?: string };
}

/** A package as the calls return it. */
export interface SoldPackage {
  id: string;
  chargeId: string;
  status: string;
  used: number;
  left: number | null;
  paid: number;
  due: number;
  refundDue: number;
  closedReason: string | null;
  uses: { appointmentId: string; day: string }[];
}

/** A charge as the calls return it. */
export interface ShownCharge {
  id: string;
  kind: string;
  text: string;
  amount: number;
  open: number;
  canceledReason: string | null;
  credits: { id: string; kind: string; amount: number; number: string | null }[];
  billNumber: string | null;
  paidBy: { paymentId: string; amount: number }[];
}

const PACKAGE =
  'id chargeId name status sessions used left paid due refundDue closedReason uses { appointmentId day physiotherapistName }';
const CHARGE =
  'id kind text amount open canceledReason billNumber credits { id kind amount number } paidBy { paymentId amount }';
const PAYMENT = 'id status free isDeposit version allocations { amount charge { id open } }';

const BILL = 'id number day title patient { id name } chargeIds total taxable cgst sgst withDiagnosis canceledReason';

/** A bill as the calls return it. */
export interface ShownBill {
  id: string;
  number: string;
  day: string;
  title: string;
  chargeIds: string[];
  total: number;
  taxable: number;
  cgst: number;
  sgst: number;
  withDiagnosis: boolean;
  canceledReason: string | null;
}

/** A statement as the calls return it. */
export interface ShownStatement {
  opening: number;
  lines: { id: string; kind: string; day: string; text: string; amount: number; balance: number }[];
  closing: number;
  held: number;
}

/** Operations on the money of patients, by a signed-in client. */
export function moneyCalls(client: TestClient) {
  let keys = 0;
  const key = () => `money-key-${++keys}`;
  const call = async <T>(query: string, variables: object): Promise<Done<T>> => {
    const { body } = await client.graphql<{ done: T }>(query, variables);
    return {
      ...(body.data && { done: body.data.done }),
      ...(body.errors?.[0] && { error: { ...body.errors[0].extensions, message: body.errors[0].message } }),
    };
  };
  return {
    sell: (input: object, idempotencyKey = key()) =>
      call<SoldPackage>(
        `mutation ($input: SellPackageInput!, $key: String!) { done: sellPackage(input: $input, idempotencyKey: $key) { ${PACKAGE} } }`,
        { input, key: idempotencyKey },
      ),
    close: (id: string, reason = 'She moves away') =>
      call<SoldPackage>(
        `mutation ($id: ID!, $reason: String!) { done: closePackage(id: $id, reason: $reason) { ${PACKAGE} } }`,
        { id, reason },
      ),
    wallet: (patientId?: string) =>
      call<{ packages: SoldPackage[]; sessionsLeft: number; due: number; uncovered: number }>(
        `query ($patientId: ID) { done: wallet(patientId: $patientId) { sessionsLeft due uncovered packages { ${PACKAGE} } } }`,
        { patientId },
      ),
    charges: (patientId?: string) =>
      call<ShownCharge[]>(`query ($patientId: ID) { done: charges(patientId: $patientId) { ${CHARGE} } }`, {
        patientId,
      }),
    credits: (patientId?: string) =>
      call<{ id: string; kind: string; amount: number; reason: string; canceledReason: string | null }[]>(
        'query ($patientId: ID) { done: credits(patientId: $patientId) { id kind amount reason chargeId free canceledReason } }',
        { patientId },
      ),
    balance: (patientId: string) =>
      call<{ balance: Record<'charged' | 'credited' | 'paid' | 'refunded' | 'held' | 'due', number> }>(
        'query ($id: ID!) { done: patientOverview(id: $id) { balance { charged credited paid refunded held due } } }',
        { id: patientId },
      ),
    charge: (patientId: string, amount: number, fields: object = {}) =>
      call<ShownCharge>(
        `mutation ($input: ChargeInput!, $key: String!) { done: addCharge(input: $input, idempotencyKey: $key) { ${CHARGE} } }`,
        { input: { patientId, amount, text: 'A brace', ...fields }, key: key() },
      ),
    cancelCharge: (id: string) =>
      call<ShownCharge>(`mutation ($id: ID!) { done: cancelCharge(id: $id, reason: "Entered twice") { ${CHARGE} } }`, {
        id,
      }),
    pay: (patientId: string, amount: number, fields: object = {}) =>
      call<ShownPayment>(
        `mutation ($input: RecordPaymentInput!, $key: String!) { done: recordPayment(input: $input, idempotencyKey: $key) { ${PAYMENT} } }`,
        { input: { patientId, amount, method: 'CASH', ...fields }, key: key() },
      ),
    payment: (id: string) => call<ShownPayment>(`query ($id: ID!) { done: payment(id: $id) { ${PAYMENT} } }`, { id }),
    settle: (id: string, input: object = {}) =>
      call<ShownPayment>(
        `mutation ($id: ID!, $input: SettlePaymentInput) { done: settlePayment(id: $id, input: $input) { ${PAYMENT} } }`,
        { id, input },
      ),
    refund: (paymentId: string, amount: number, fields: object = {}) =>
      call<ShownPayment>(
        `mutation ($id: ID!, $input: RefundInput!, $key: String!) { done: refund(paymentId: $id, input: $input, idempotencyKey: $key) { ${PAYMENT} } }`,
        { id: paymentId, input: { amount, reason: 'Paid too much', ...fields }, key: key() },
      ),
    allocate: (paymentId: string, allocate: object[], version?: number) =>
      call<ShownPayment>(
        `mutation ($id: ID!, $parts: [AllocationInput!]!, $version: Int) { done: allocatePayment(paymentId: $id, allocate: $parts, version: $version) { ${PAYMENT} } }`,
        { id: paymentId, parts: allocate, version },
      ),
    release: (paymentId: string) =>
      call<ShownPayment>(`mutation ($id: ID!) { done: releaseDeposit(paymentId: $id) { ${PAYMENT} } }`, {
        id: paymentId,
      }),
    bill: (patientId: string, chargeIds: readonly string[], fields: object = {}, idempotencyKey = key()) =>
      call<ShownBill>(
        `mutation ($input: IssueBillInput!, $key: String!) { done: issueBill(input: $input, idempotencyKey: $key) { ${BILL} } }`,
        { input: { patientId, chargeIds, ...fields }, key: idempotencyKey },
      ),
    cancelBill: (id: string, reason = 'Issued for another') =>
      call<ShownBill>(
        `mutation ($id: ID!, $reason: String!) { done: cancelBill(id: $id, reason: $reason) { ${BILL} } }`,
        {
          id,
          reason,
        },
      ),
    bills: (patientId?: string, first = 100, after?: string) =>
      call<{ edges: { node: ShownBill; cursor: string }[]; pageInfo: { hasNextPage: boolean }; totalCount: number }>(
        `query ($patientId: ID, $first: Int!, $after: String) { done: bills(patientId: $patientId, first: $first, after: $after) {
          edges { node { ${BILL} } cursor } pageInfo { hasNextPage endCursor } totalCount } }`,
        { patientId, first, after },
      ),
    statement: (patientId: string | undefined, from: string, until: string) =>
      call<ShownStatement>(
        `query ($patientId: ID, $from: LocalDate!, $until: LocalDate!) { done: statement(patientId: $patientId, from: $from, until: $until) {
          opening lines { id kind day text amount balance } closing held } }`,
        { patientId, from, until },
      ),
    writeOff: (chargeId: string, amount?: number) =>
      call<ShownCharge>(
        `mutation ($id: ID!, $amount: Paise, $key: String!) { done: writeOff(chargeId: $id, amount: $amount, reason: "She cannot pay", idempotencyKey: $key) { ${CHARGE} } }`,
        { id: chargeId, amount, key: key() },
      ),
    discount: (chargeId: string, amount: number) =>
      call<ShownCharge>(
        `mutation ($id: ID!, $amount: Paise!, $key: String!) { done: discountCharge(chargeId: $id, amount: $amount, reason: "A regular", idempotencyKey: $key) { ${CHARGE} } }`,
        { id: chargeId, amount, key: key() },
      ),
    cancelCredit: (id: string) =>
      call<{ canceledReason: string }>(
        'mutation ($id: ID!) { done: cancelCredit(id: $id, reason: "Given by mistake") { id canceledReason } }',
        { id },
      ),
    complete: (id: string) =>
      call<{ id: string }>('mutation ($id: ID!) { done: completeAppointment(id: $id) { id } }', { id }),
    miss: (id: string) =>
      call<{ id: string }>(
        'mutation ($id: ID!) { done: markAppointmentMissed(id: $id, reason: "Did not come") { id } }',
        {
          id,
        },
      ),
    cancelForPatient: (id: string, version?: number) =>
      call<{ id: string; status: string; version: number }>(
        'mutation ($id: ID!, $version: Int) { done: cancelForPatient(id: $id, version: $version) { id status version } }',
        { id, version },
      ),
    fees: (id: string) =>
      call<{ noShow: number; lateCancel: number }>(
        'query ($id: ID!) { done: sessionFees(id: $id) { noShow lateCancel } }',
        { id },
      ),
    correct: (id: string, to: 'COMPLETED' | 'MISSED' | 'SCHEDULED' | 'CANCELED') =>
      call<{ id: string }>(
        'mutation ($id: ID!, $to: AppointmentStatus!) { done: correctAppointment(id: $id, to: $to, reason: "Entered for the wrong one") { id } }',
        { id, to },
      ),
  };
}

/** A payment as the calls return it. */
export interface ShownPayment {
  id: string;
  status: string;
  free: number;
  isDeposit: boolean;
  version: number;
  allocations: { amount: number; charge: { id: string; open: number } }[];
}

/**
 * Adds up the books of a record from their rows, and returns what breaks a law of money §1, as sentences; empty if all hold.
 */
export async function brokenLaws(sql: Sql, patientId: string): Promise<string[]> {
  const [sums] = await sql<Record<'charged' | 'credited' | 'paid' | 'open' | 'free' | 'over' | 'overgiven', string>>(
    `select
      (select coalesce(sum(amount_paise), 0) from charge where patient_id = $1 and canceled_reason is null)::text as charged,
      (select coalesce(sum(amount_paise), 0) from credit where patient_id = $1 and canceled_reason is null)::text as credited,
      (select coalesce(sum(y.amount_paise - coalesce((select sum(r.amount_paise) from refund r where r.payment_id = y.id), 0)), 0)
        from payment y where y.patient_id = $1 and y.status in ('Paid', 'Refunded') and not y.is_deposit)::text as paid,
      (select coalesce(sum(o.open), 0) from (${OPEN}) o)::text as open,
      (select coalesce(sum(f.free), 0) from (${FREE}) f)::text as free,
      (select count(*) from (${OPEN}) o where o.open < 0)::text as over,
      (select count(*) from (${FREE}) f where f.free < 0)::text as overgiven`,
    [patientId],
  );
  if (!sums) return ['there are no sums'];
  const [charged, credited, paid, open, free] = [sums.charged, sums.credited, sums.paid, sums.open, sums.free].map(
    Number,
  ) as [number, number, number, number, number];
  const due = charged - credited - paid;
  return [
    due === open - free ? '' : `due is ${due}, but open ${open} - free ${free}`,
    open > 0 && free > 0 ? `open ${open} and free ${free} stand beside each other` : '',
    sums.over === '0' ? '' : `${sums.over} charges are paid or credited beyond their amount`,
    sums.overgiven === '0' ? '' : `${sums.overgiven} payments pay more than they have`,
  ].filter(Boolean);
}

const OPEN = `select case when c.canceled_reason is null then c.amount_paise
    - coalesce((select sum(k.amount_paise) from credit k where k.charge_id = c.id and k.canceled_reason is null), 0) else 0 end
    - coalesce((select sum(a.amount_paise) from allocation a where a.charge_id = c.id), 0) as open
  from charge c where c.patient_id = $1`;
const FREE = `select y.amount_paise - y.refunded_paise
    - coalesce((select sum(a.amount_paise) from allocation a where a.payment_id = y.id), 0) as free
  from payment y where y.patient_id = $1 and y.status in ('Paid', 'Refunded') and not y.is_deposit
  union all
  select k.amount_paise - coalesce((select sum(a.amount_paise) from allocation a where a.credit_id = k.id), 0)
  from credit k where k.patient_id = $1 and k.kind = 'OPENING' and k.canceled_reason is null`;
