import type { TimelineKind } from './gql/generated';

/** A tab: a timeline of some kinds, or the record itself. */
export interface PageTab {
  /** Value in the address. */
  readonly name: string;
  readonly label: string;
  /** Accessible name of what it shows; the label if omitted. */
  readonly part?: string;
  /** Kinds of events; all if omitted. */
  readonly kinds?: readonly TimelineKind[];
}

/** The tabs in order; the first needs no value in the address. */
export const pageTabs: readonly [PageTab, ...PageTab[]] = [
  { name: 'timeline', label: 'Timeline' },
  { name: 'sessions', label: 'Sessions', kinds: ['SESSION'] },
  // Packages, charges and payments, each in its card, loaded with this tab only.
  { name: 'payments', label: 'Payments', part: 'Packages, charges and payments' },
  { name: 'record', label: 'Record' },
  { name: 'history', label: 'History', kinds: ['HISTORY'] },
  // Progress reports as they were signed, loaded with this tab only.
  { name: 'reports', label: 'Reports' },
  // Files of the clinic with documents of hospitals, then the documents alone, also of a deleted record.
  { name: 'files', label: 'Files' },
  { name: 'documents', label: 'Documents' },
  { name: 'messages', label: 'Messages', kinds: ['MESSAGE'] },
  // Consents to treatment and for hospitals' systems, each in its card, loaded with this tab only.
  { name: 'consents', label: 'Consents' },
  // Whom the patient let see the day, loaded with this tab only.
  { name: 'family', label: 'Family' },
  { name: 'audit', label: 'Changes', kinds: ['RECORD'] },
];

/** Returns the tab in the address; the first if it is invalid. */
export function tabIn(params: URLSearchParams): PageTab {
  return pageTabs.find(({ name }) => name === params.get('tab')) ?? pageTabs[0];
}
