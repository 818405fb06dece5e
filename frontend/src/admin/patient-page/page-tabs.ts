import type { TimelineKind } from './gql/generated';

/** A part of the page: a timeline of some kinds, or the record itself. */
export interface PageTab {
  /** How it stands in the address. */
  readonly name: string;
  readonly label: string;
  /** All when left out. */
  readonly kinds?: readonly TimelineKind[];
}

/** The parts of the page, in their order; the first stands there without a name in the address. */
export const pageTabs: readonly [PageTab, ...PageTab[]] = [
  { name: 'timeline', label: 'Timeline' },
  { name: 'sessions', label: 'Sessions', kinds: ['SESSION'] },
  // The charges stand above it, each with the way to take it back.
  { name: 'payments', label: 'Payments', kinds: ['PAYMENT'] },
  { name: 'record', label: 'Record' },
  { name: 'history', label: 'History', kinds: ['HISTORY'] },
  { name: 'reports', label: 'Reports', kinds: ['REPORT'] },
  // What hospitals sent, each to be opened in a tab of its own.
  { name: 'documents', label: 'Documents' },
  { name: 'messages', label: 'Messages', kinds: ['MESSAGE'] },
  // What the patient said of hospitals' systems, which weighs on none of the others.
  { name: 'consents', label: 'Consents' },
  { name: 'audit', label: 'Changes', kinds: ['RECORD'] },
];

/** The part that an address asks for; anything else is the first. */
export function tabIn(params: URLSearchParams): PageTab {
  return pageTabs.find(({ name }) => name === params.get('tab')) ?? pageTabs[0];
}
