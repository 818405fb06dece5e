import * as terms from '#messages/terms';
import { paths } from '#src/paths';
import { useClinic } from '#src/brand/clinic';
import { PolicyPage } from './PolicyPage';
import { termsParts } from './terms-parts';

/** /terms. */
export function TermsPage() {
  const { name } = useClinic();
  return (
    <PolicyPage
      title={terms.title}
      lead={terms.lead}
      description={terms.description({ name })}
      keywords={terms.keywords}
      path={paths.terms}
      parts={termsParts}
    />
  );
}
