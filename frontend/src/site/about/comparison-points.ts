/** How one side does at a point; an icon and a word say so, never a colour alone. */
export type Verdict = 'Yes' | 'It varies' | 'No';

interface Side {
  readonly verdict: Verdict;
  readonly text: string;
}

/** The product against a local physiotherapist (spec §2), with the points that speak for the other side too. */
export const comparison: readonly { readonly point: string; readonly us: Side; readonly local: Side }[] = [
  {
    point: 'A plan for your operation',
    us: {
      verdict: 'Yes',
      text: 'Phase by phase, on protocols that your surgeon has approved. Plans often have 25 sessions.',
    },
    local: { verdict: 'It varies', text: 'Many make a plan with you. Ask whether your surgeon has seen it.' },
  },
  {
    point: 'At home, in the clinic or by video',
    us: { verdict: 'Yes', text: 'You can change from one to another while you recover.' },
    local: { verdict: 'It varies', text: 'Mostly at their clinic. Some come to your home.' },
  },
  {
    point: 'Progress that you can look up',
    us: { verdict: 'Yes', text: 'Your sessions and your recovery are on your profile page.' },
    local: { verdict: 'It varies', text: 'Often on paper. Ask for a copy.' },
  },
  {
    point: 'Reports for your doctor',
    us: { verdict: 'Yes', text: 'We share reports with the doctor who treats you.' },
    local: { verdict: 'It varies', text: 'You may have to carry them yourself.' },
  },
  {
    point: 'Help between sessions',
    us: { verdict: 'Yes', text: 'Support is there 24/7.' },
    local: { verdict: 'It varies', text: 'Usually while the clinic is open.' },
  },
  {
    point: 'The same person each time',
    us: { verdict: 'It varies', text: 'Your plan and notes stay the same, but another physiotherapist may stand in.' },
    local: { verdict: 'Yes', text: 'Usually one person, who gets to know you well.' },
  },
  {
    point: 'Without an account or a phone',
    us: { verdict: 'No', text: 'You sign in with a mobile number and a one-time password.' },
    local: { verdict: 'Yes', text: 'You can often simply walk in.' },
  },
];
