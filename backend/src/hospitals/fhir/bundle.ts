import type { Bundle, BundleEntry, FhirResource, Identifier } from 'fhir/r4.js';
import { warning } from './outcome.js';

/** A page of what was found. */
export interface Page {
  /** The address of what was asked, without a query. */
  address: string;
  base: string;
  /** Undefined where nobody counted them. */
  total: number | undefined;
  resources: FhirResource[];
  /** To what these refer, uncounted. */
  included?: FhirResource[];
  /** What counted of the parameters. */
  counted: [name: string, value: string][];
  /** Where the next page begins; undefined: there is none. */
  nextCursor: string | undefined;
  /** Parameters were left out that are not known. */
  hasIgnored?: boolean;
}

/** The searchset that a page is sent as; what is empty is absent. */
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

/** A document: its composition first, and then what that refers to. */
export function documentOf(
  resources: FhirResource[],
  { base, identifier, at }: { base: string; identifier: Identifier; at: Date },
): Bundle {
  return {
    resourceType: 'Bundle',
    identifier,
    type: 'document',
    timestamp: at.toISOString(),
    entry: resources.map((resource) => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource })),
  };
}
