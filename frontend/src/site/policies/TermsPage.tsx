import { paths } from '../../paths';
import { useClinic } from '../../brand/clinic';
import { PolicyPage } from './PolicyPage';
import { termsParts } from './terms-parts';

/** /terms (reading 63). */
export function TermsPage() {
  const { name } = useClinic();
  return (
    <PolicyPage
      title="Terms of use"
      lead="What you can expect from this site, and what we ask of you."
      description={`The terms of ${name}: accounts, sessions and payments, medical advice, and what the site can and cannot do.`}
      keywords="terms of use, physiotherapy, patient account"
      path={paths.terms}
      parts={termsParts}
    />
  );
}
