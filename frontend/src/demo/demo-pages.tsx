import { DemoPlaceholderPage } from './DemoPlaceholderPage';
import { DemoReferPage } from './DemoReferPage';
import { DemoHomePage } from './home/DemoHomePage';
import { DemoPatientPage } from './patients/DemoPatientPage';
import { DemoPatientsPage } from './patients/DemoPatientsPage';
import { DemoProfilePage } from './profile/DemoProfilePage';
import { DemoReportsPage } from './reports/DemoReportsPage';

/** The pages of the demo area. They load together, being small: after the first one each tap is answered at once. */
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
