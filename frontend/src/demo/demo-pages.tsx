import { paths } from '../paths';
import { DemoPlaceholderPage } from './DemoPlaceholderPage';
import { DemoReferPage } from './DemoReferPage';
import { DemoHomePage } from './home/DemoHomePage';
import { DemoPatientPage } from './patients/DemoPatientPage';
import { DemoPatientsPage } from './patients/DemoPatientsPage';
import { DemoProfilePage } from './profile/DemoProfilePage';
import { DemoReportsPage } from './reports/DemoReportsPage';

/** Pages of the demo, in one chunk: they are small, and later navigations are instant. */
export const demoPages = {
  [paths.demo]: () => DemoHomePage,
  [paths.demoPatients]: () => DemoPatientsPage,
  [paths.demoPatient]: () => DemoPatientPage,
  [paths.demoProfile]: () => DemoProfilePage,
  [paths.demoReports]: () => DemoReportsPage,
  [paths.demoRefer]: () => DemoReferPage,
  [paths.demoChangeAddress]: () => () => (
    <DemoPlaceholderPage title="Change address" text="Functionality to be added" />
  ),
  [paths.demoPrivacyPolicy]: () => () => <DemoPlaceholderPage title="Privacy policy" text="Content to be added" />,
  [paths.demoHelp]: () => () => <DemoPlaceholderPage title="Help" text="Content to be added" />,
  [paths.demoChangeMobile]: () => () => (
    <DemoPlaceholderPage title="Change Mobile no" text="Functionality to be added" />
  ),
  [paths.demoEditProfile]: () => () => <DemoPlaceholderPage title="Edit profile" text="Functionality to be added" />,
};
