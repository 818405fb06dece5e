import { lazy, Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import * as text from '#messages/user';
import { useClinic } from '#src/brand/clinic';
import { paths } from '#src/paths';
import { Card } from '#src/ui/layout/Card';
import { RefetchContext } from '#src/ui/hooks/refetch-context';
import { AccountLanguage } from '../AccountLanguage';
import { ActiveSessions } from '../ActiveSessions';
import { OwnDataCard } from '../own-data/OwnDataCard';
import { FramePage } from '../frame/FramePage';
import { MessageChoices } from '../MessageChoices';
import { useOwnProfile } from '../useOwnProfile';
import styles from './SettingsPage.module.css';

/** If loading fails, the page stays without it. */
const OwnEmail = lazy(() =>
  import('#src/own-email/OwnEmail').then(
    (module) => ({ default: module.OwnEmail }),
    () => ({ default: () => <></> }),
  ),
);

/** /user/settings: message preferences, who reads the record, reports, the own data, and where the account is signed in. */
export function SettingsPage() {
  return <FramePage title={text.settings}>{({ id }) => <Settings key={id} account={id} />}</FramePage>;
}

function Settings({ account }: { readonly account: string }) {
  const { profile, isChannelOffered } = useOwnProfile(account);
  const { isOpen } = useClinic();
  const refetchQueries = use(RefetchContext);
  // The clinic writes messages in the account's language, too.
  const readLanguageAgain = () => refetchQueries(['UserProfile', 'MessagePreferences']);
  return (
    <div className={styles.blocks}>
      {profile && <AccountLanguage language={profile.language} onSaved={readLanguageAgain} />}
      {isOpen && <MessageChoices />}
      {isChannelOffered && (
        <Suspense>
          <OwnEmail />
        </Suspense>
      )}
      <Card title={text.records}>
        <Link to={paths.userRecords}>{text.toRecords}</Link>
      </Card>
      <Card title={text.reports}>
        <Link to={paths.userReports}>{text.toReports}</Link>
      </Card>
      <Card title={text.family}>
        <Link to={paths.userFamily}>{text.toFamily}</Link>
      </Card>
      <OwnDataCard />
      <ActiveSessions />
    </div>
  );
}
