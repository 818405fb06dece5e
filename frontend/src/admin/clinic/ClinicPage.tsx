import { Skeleton } from 'antd';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { failureText } from '#src/failure-text';
import { staffPaths } from '#src/paths';
import { useClinicSettingsQuery, type ClinicSettingsFieldsFragment } from './gql/generated';
import { Card } from '#src/ui/layout/Card';
import { QueryBoundary } from '#src/ui/feedback/QueryBoundary';
import { Screen } from '#src/ui/layout/Screen';
import { Stack } from '#src/ui/layout/Stack';
import { BookingSection } from './BookingSection';
import { ClinicFormsContext } from './clinic-forms';
import styles from './ClinicPage.module.css';
import { sectionAt, sectionTitles, type SectionId } from './clinic-sections';
import { ClinicTabs } from './ClinicTabs';
import { ContactSection } from './ContactSection';
import { FullExportCard } from './FullExportCard';
import { HoursSection } from './HoursSection';
import { LegalSection } from './LegalSection';
import { LinksSection } from './LinksSection';
import { MessagesSection } from './MessagesSection';
import { OffersSection } from './OffersSection';
import { OpeningCard } from './OpeningCard';
import { PackagesSection } from './PackagesSection';
import { ReadinessCard } from './ReadinessCard';
import { SpecialDaysSection } from './SpecialDaysSection';
import { useClinicSave } from './useClinicSave';

function NotOpened() {
  return <p role="alert">This could not be opened. Check your connection, then load the page again.</p>;
}

/** A section that is loaded when it is opened: few visits need it. */
const onDemand = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Section) => ({ default: Section }),
      () => ({ default: NotOpened }),
    ),
  );

const sections: Readonly<Record<SectionId, ComponentType>> = {
  contact: ContactSection,
  hours: HoursSection,
  specialDays: SpecialDaysSection,
  offers: OffersSection,
  packages: PackagesSection,
  prices: onDemand(async () => (await import('./PricesSection')).PricesSection),
  items: onDemand(async () => (await import('./ItemsSection')).ItemsSection),
  fees: onDemand(async () => (await import('./FeesSection')).FeesSection),
  booking: BookingSection,
  links: LinksSection,
  legal: LegalSection,
  messages: MessagesSection,
  signIn: onDemand(async () => (await import('../second-factor/SignInSection')).SignInSection),
  accounts: onDemand(async () => (await import('./AccountsSection')).AccountsSection),
};

/**
 * /admin/clinic: whether the clinic is open, with the action that opens it, what it needs before the first patient, and the export of
 * everything.
 */
export function ClinicPage() {
  return (
    <SettingsPage title="Clinic settings">
      {(settings) => (
        <Stack gap={4}>
          <OpeningCard settings={settings} />
          <ReadinessCard settings={settings} />
          <FullExportCard />
        </Stack>
      )}
    </SettingsPage>
  );
}

/** /admin/clinic/hours and so on: a section of the settings. */
export function ClinicSectionPage() {
  const section = sectionAt(useParams()['id'] ?? '');
  if (!section) return <NoSuchSection />;
  const Section = sections[section];
  return (
    <SettingsPage key={section} title={sectionTitles[section]}>
      {() => (
        <Suspense fallback={<Waiting />}>
          <Section />
        </Suspense>
      )}
    </SettingsPage>
  );
}

interface Props {
  readonly title: string;
  readonly children: (settings: ClinicSettingsFieldsFragment) => ReactNode;
}

function SettingsPage({ title, children }: Props) {
  // Skip the cache: stale values in the inputs would be saved again.
  const query = useClinicSettingsQuery({ fetchPolicy: 'network-only' });
  const save = useClinicSave();
  return (
    <Screen title={title}>
      <ClinicTabs />
      <div className={styles.page}>
        <QueryBoundary
          query={query}
          failureText={(failure) => failureText('The settings could not be loaded', failure)}
          skeleton={<Waiting />}
        >
          {({ clinicSettings }) => (
            <ClinicFormsContext value={{ settings: clinicSettings, save }}>
              {children(clinicSettings)}
            </ClinicFormsContext>
          )}
        </QueryBoundary>
      </div>
    </Screen>
  );
}

function Waiting() {
  return (
    <div className={`card ${styles.waiting}`}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  );
}

function NoSuchSection() {
  return (
    <Screen title="Clinic settings">
      <ClinicTabs />
      <Card title="No such page">
        <p role="alert">
          The settings have no page at this address.{' '}
          <Link to={staffPaths.adminClinic}>Look at the clinic settings</Link>.
        </p>
      </Card>
    </Screen>
  );
}
