import { Skeleton } from 'antd';
import { failureText } from '#src/failure-text';
import { useClinicSettingsQuery, type ClinicSettingsFieldsFragment } from './gql/generated';
import { Card } from '#src/ui/layout/Card';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { BookingSection } from './BookingSection';
import { ClinicFormsContext } from './clinic-forms';
import styles from './ClinicPage.module.css';
import { ContactSection } from './ContactSection';
import { HoursSection } from './HoursSection';
import { LegalSection } from './LegalSection';
import { LinksSection } from './LinksSection';
import { MessagesSection } from './MessagesSection';
import { OffersSection } from './OffersSection';
import { OpeningCard } from './OpeningCard';
import { PackagesSection } from './PackagesSection';
import { SpecialDaysSection } from './SpecialDaysSection';
import { useClinicSave } from './useClinicSave';
import { useEditedSections } from './useEditedSections';

/** /admin/clinic: the clinic's settings by section, and the action that opens the clinic. */
export function ClinicPage() {
  // Skip the cache: stale values in the inputs would be saved again.
  const query = useClinicSettingsQuery({ fetchPolicy: 'network-only' });
  return (
    <Screen title="Clinic settings">
      <QueryBoundary
        query={query}
        failureText={(failure) => failureText('The settings could not be loaded', failure)}
        skeleton={<WaitingSections />}
      >
        {({ clinicSettings }) => <Sections settings={clinicSettings} />}
      </QueryBoundary>
    </Screen>
  );
}

function Sections({ settings }: { readonly settings: ClinicSettingsFieldsFragment }) {
  const save = useClinicSave();
  const { setEdited, hasEdited } = useEditedSections();
  return (
    <ClinicFormsContext value={{ settings, save, setEdited }}>
      <div className={styles.page}>
        <Stack>
          <OpeningCard settings={settings} hasEdited={hasEdited} />
          <ContactSection />
          <HoursSection />
          <SpecialDaysSection />
          <OffersSection />
          <PackagesSection />
          <BookingSection />
          <LinksSection />
          <LegalSection />
          <MessagesSection />
        </Stack>
      </div>
    </ClinicFormsContext>
  );
}

function WaitingSections() {
  return (
    <div className={styles.page}>
      <Stack>
        <Card title="The clinic">
          <Skeleton active paragraph={{ rows: 3 }} />
        </Card>
        <Card title="Its facts">
          <Skeleton active paragraph={{ rows: 8 }} />
        </Card>
      </Stack>
    </div>
  );
}
