import type { Bundle, BundleEntry, FhirResource } from 'fhir/r4.js';
import { warning } from './outcome.js';

/** A page of search results. */
export interface Page {
  /** URL of the search, without its query. */
  address: string;
  base: string;
  /** Undefined if the total was not requested. */
  total: number | undefined;
  resources: FhirResource[];
  /** Referenced resources, which the total does not count. */
  included?: FhirResource[];
  /** The parameters that were applied. */
  counted: [name: string, value: string][];
  /** Cursor of the next page; undefined on the last page. */
  nextCursor: string | undefined;
  /** Whether unknown parameters were ignored. */
  hasIgnored?: boolean;
}

/** Builds the searchset Bundle of a page, without empty elements. */
export function searchset(page: Page): Bundle {
  const link = (relation: string, pairs: [string, string][]) => {
    const query = new URLSearchParams(pairs).toString();
    return { relation, url: query ? `${page.address}?${query}` : page.address };
  };
  const asked = page.counted.filter(([name]) => name !== '_cursor');
  const entryOf =
    (mode: 'match' | 'include') =>
    (resource: FhirResource): BundleEntry => ({
      fullUrl: `${page.base}/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode },
    });
  const entry: BundleEntry[] = [
    ...page.resources.map(entryOf('match')),
    ...(page.included ?? []).map(entryOf('include')),
  ];
  if (page.hasIgnored)
    entry.push({
      resource: warning('Parameters that are not supported were left out, as Prefer: handling=lenient asks.'),
      search: { mode: 'outcome' },
    });
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    ...(page.total !== undefined && { total: page.total }),
    link: [
      link('self', page.counted),
      ...(page.nextCursor === undefined ? [] : [link('next', [...asked, ['_cursor', page.nextCursor]])]),
    ],
    ...(entry.length > 0 && { entry }),
  };
}
