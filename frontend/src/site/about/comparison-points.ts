import * as about from '#messages/about';

/** Verdict on one side at a point; shown by icon and text, never by color alone. */
export type Verdict = 'yes' | 'varies' | 'no';

interface Side {
  readonly verdict: Verdict;
  readonly text: string;
}

/** The comparison with a local physiotherapist, including points in their favor. */
export const comparison: readonly { readonly point: string; readonly us: Side; readonly local: Side }[] = [
  {
    point: about.plan,
    us: { verdict: 'yes', text: about.planUs },
    local: { verdict: 'varies', text: about.planLocal },
  },
  {
    point: about.place,
    us: { verdict: 'yes', text: about.placeUs },
    local: { verdict: 'varies', text: about.placeLocal },
  },
  {
    point: about.progress,
    us: { verdict: 'yes', text: about.progressUs },
    local: { verdict: 'varies', text: about.progressLocal },
  },
  {
    point: about.reports,
    us: { verdict: 'yes', text: about.reportsUs },
    local: { verdict: 'varies', text: about.reportsLocal },
  },
  {
    point: about.help,
    us: { verdict: 'yes', text: about.helpUs },
    local: { verdict: 'varies', text: about.helpLocal },
  },
  {
    point: about.person,
    us: { verdict: 'varies', text: about.personUs },
    local: { verdict: 'yes', text: about.personLocal },
  },
  {
    point: about.account,
    us: { verdict: 'no', text: about.accountUs },
    local: { verdict: 'yes', text: about.accountLocal },
  },
];
