import { paths } from '../../paths';
import { useClinic } from '../../brand/clinic';
import { PolicyPage } from './PolicyPage';
import { privacyParts } from './privacy-parts';

/** /privacy (reading 63): what is stored about people, why and for how long. */
export function PrivacyPage() {
  const { name } = useClinic();
  return (
    <PolicyPage
      title="Privacy policy"
      lead="What we store about you, why, who can see it, and how long we keep it."
      description={`What ${name} stores about you, why, who can see it, how long it is kept, and what you can ask us to do.`}
      keywords="privacy policy, personal data, health records, data protection"
      path={paths.privacy}
      parts={privacyParts}
    />
  );
}
