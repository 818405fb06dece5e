import type { TestClient } from './test-client.js';

/** A Thursday, two days after the tests' clock. */
export const CALENDAR_DAY = '2026-03-12';

/** Opening hours from their texts: 08:00-18:00. */
export const spansOf = (...spans: string[]) =>
  spans.map((span) => ({ opens: span.slice(0, 5), closes: span.slice(6) }));

interface Span {
  from: string;
  until: string;
}
interface Session {
  id: string;
  price: number | null;
  phone: string | null;
  overrideReason: string | null;
}
interface Column {
  physiotherapist: { id: string; name: string };
  works: Span[];
  leave: (Span & { note: string | null })[];
  sessions: Session[];
  free: Span[];
}
interface Day {
  day: string;
  specialDay: string | null;
  hours: { opens: string; closes: string }[];
  columns: Column[];
  unassigned: Session[];
}

const SESSION = 'id price phone overrideReason';
const QUERY = `query ($from: LocalDate!, $until: LocalDate!, $ids: [ID!], $withCanceled: Boolean! = false) {
  calendar(from: $from, until: $until, physiotherapistIds: $ids, withCanceled: $withCanceled) {
    day specialDay hours { opens closes }
    columns { physiotherapist { id name } works { from until } leave { from until note } sessions { ${SESSION} } free { from until } }
    unassigned { ${SESSION} } } }`;

/** Days of the calendar, or why they were refused. */
export async function readCalendar(browser: TestClient, variables: object = {}) {
  const { body } = await browser.graphql<{ calendar: Day[] }>(QUERY, {
    from: CALENDAR_DAY,
    until: CALENDAR_DAY,
    ...variables,
  });
  return { days: body.data?.calendar ?? [], code: body.errors?.[0]?.extensions.code };
}
/** The columns of these days. */
export const columnsOf = async (browser: TestClient, variables: object = {}) =>
  (await readCalendar(browser, variables)).days.flatMap(({ columns }) => columns);

const clock = (moment: string) => {
  const local = new Date(Date.parse(moment) + 330 * 60_000).toJSON();
  return local.slice(11, 16) === '00:00' && !local.startsWith(CALENDAR_DAY) ? '24:00' : local.slice(11, 16);
};
/** Intervals in clinic time: 08:00-18:00. */
export const said = (spans: Span[] = []) => spans.map(({ from, until }) => `${clock(from)}-${clock(until)}`).join(' ');

/** Opening hours as text: 08:00-18:00. */
export const hoursText = (open: { opens: string; closes: string }[]) =>
  open.map(({ opens, closes }) => `${opens}-${closes}`).join(' ');
