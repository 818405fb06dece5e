import { DemoPlaceholderPage } from './DemoPlaceholderPage';
import { DemoReferPage } from './DemoReferPage';
import { DemoHomePage } from './home/DemoHomePage';
import { DemoPatientPage } from './patients/DemoPatientPage';
import { DemoPatientsPage } from './patients/DemoPatientsPage';
import { DemoProfilePage } from './profile/DemoProfilePage';
import { DemoReportsPage } from './reports/DemoReportsPage';

/** Pages of the demo, in one chunk: they are small, and later navigations are instant. */
export const demoPages = {
  home: <DemoHomePage />,
  patients: <DemoPatientsPage />,
  patient: <DemoPatientPage />,
  profile: <DemoProfilePage />,
  reports: <DemoReportsPage />,
  refer: <DemoReferPage />,
  changeAddress: <DemoPlaceholderPage title="Change address" text="Functionality to be added" />,
  privacyPolicy: <DemoPlaceholderPage title="Privacy policy" text="Content to be added" />,
  help: <DemoPlaceholderPage title="Help" text="Content to be added" />,
  changeMobile: <DemoPlaceholderPage title="Change Mobile no" text="Functionality to be added" />,
  editProfile: <DemoPlaceholderPage title="Edit profile" text="Functionality to be added" />,
};
