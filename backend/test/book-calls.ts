import type { Sql } from './test-app.js';
import type { TestClient } from './test-client.js';
import type { Done } from './money-calls.js';

/** A close as the calls return it. */
export interface ShownClose {
  day: string;
  expected: number;
  counted: number;
  difference: number;
  banked: number;
  note: string | null;
  closedBy: string;
}

/** The books of a day as the calls return them. */
export interface ShownBook {
  lines: {
    id: string;
    kind: string;
    number: string | null;
    method: string;
    amount: number;
    enteredBy: string | null;
    patient: { patientId: string } | null;
  }[];
  methods: { method: string; received: number; refunded: number }[];
  charged: number;
  credited: number;
  cash: { opening: number; received: number; refunded: number; expected: number };
  close: ShownClose | null;
}

const CLOSE = 'day expected counted difference banked note closedBy closedAt';
const BOOK = `day charged credited cash { opening received refunded expected } methods { method received refunded } close { ${CLOSE} }
  lines { id kind at number method amount enteredBy patient { patientId name } }`;

/** Operations on the day book, by a signed-in client. */
export function bookCalls(client: TestClient) {
  const call = async <T>(query: string, variables: object): Promise<Done<T>> => {
    const { body } = await client.graphql<{ done: T }>(query, variables);
    return {
      ...(body.data && { done: body.data.done }),
      ...(body.errors?.[0] && { error: { ...body.errors[0].extensions, message: body.errors[0].message } }),
    };
  };
  return {
    book: (day: string) =>
      call<ShownBook>(`query ($day: LocalDate!) { done: dayBook(day: $day) { ${BOOK} } }`, { day }),
    closes: (before?: string) =>
      call<ShownClose[]>(`query ($before: LocalDate) { done: dayCloses(before: $before) { ${CLOSE} } }`, { before }),
    /** Closes a day with a count; a note explains a difference unless it is null. */
    close: (day: string, counted: number, fields: object = {}) =>
      call<ShownClose>(
        `mutation ($day: LocalDate!, $counted: Paise!, $banked: Paise!, $openingCash: Paise, $note: String) {
          done: closeDay(day: $day, counted: $counted, banked: $banked, openingCash: $openingCash, note: $note) { ${CLOSE} } }`,
        { day, counted, banked: 0, note: 'Counted twice', ...fields },
      ),
    reopen: (day: string, reason = 'A bill was forgotten') =>
      call<boolean>('mutation ($day: LocalDate!, $reason: String!) { done: reopenDay(day: $day, reason: $reason) }', {
        day,
        reason,
      }),
  };
}

/** Adds up the ledger of all closed days by day, as JSON: whatever a report can show of them. */
export async function closedSums(sql: Sql, until: string): Promise<unknown[]> {
  return sql(
    `with movement as (
      select day, 'charge ' || kind as what, amount_paise as amount from charge where canceled_reason is null
      union all select day, 'credit ' || kind, amount_paise from credit where canceled_reason is null
      union all select received_on, 'payment ' || method, amount_paise from payment where received_on is not null
      union all select refunded_on, 'refund ' || method, amount_paise from refund
      union all select received_on, 'held', amount_paise from payment where received_on is not null and (is_deposit or released_on is not null)
      union all select released_on, 'released', amount_paise from payment where released_on is not null
      union all select day, 'allocated', amount_paise from allocation
      union all select booked_on, 'used', 1 from package_use
      union all select returned_on, 'returned', 1 from package_use where returned_on is not null
      union all select (closed_at at time zone 'Asia/Kolkata')::date, 'closed', refund_due_paise from package where closed_at is not null
    )
    select day::text, what, count(*)::int, sum(amount)::float8 as sum from movement where day <= $1::date
    group by day, what order by day, what`,
    [until],
  );
}
