import * as privacy from '#messages/privacy';
import { paths } from '#src/paths';
import { useClinic } from '#src/brand/clinic';
import { PolicyPage } from './PolicyPage';
import { privacyParts } from './privacy-parts';

/** /privacy: stored personal data, its purpose and retention. */
export function PrivacyPage() {
  const { name } = useClinic();
  return (
    <PolicyPage
      title={privacy.title}
      lead={privacy.lead}
      description={privacy.description({ name })}
      keywords={privacy.keywords}
      path={paths.privacy}
      parts={privacyParts}
    />
  );
}
