import { PageTitle } from '../ui/PageTitle';

/** /demo/refer (spec §2, demo area). */
export function DemoReferPage() {
  return <PageTitle title="Patient Referral to Physiotherapy" />;
}
