import { paths } from '../paths';

/** Routes of a physiotherapist's pages, each loaded on first use. */
export const physioPages = {
  [paths.physio]: async () => {
    const { BenchDayPage } = await import('./day/BenchDayPage');
    return <BenchDayPage />;
  },
  [paths.physioCalendar]: async () => {
    const { OwnCalendarPage } = await import('./OwnCalendarPage');
    return <OwnCalendarPage />;
  },
  [paths.physioTimes]: async () => {
    const { OwnTimesPage } = await import('./OwnTimesPage');
    return <OwnTimesPage />;
  },
  [paths.physioPatients]: async () => {
    const { OwnPatientsPage } = await import('./patients/OwnPatientsPage');
    return <OwnPatientsPage />;
  },
  [paths.physioPatient]: async () => {
    const { BenchPatientPage } = await import('./patients/BenchPatientPage');
    return <BenchPatientPage />;
  },
};

/** Routes of a doctor's pages, each loaded on first use. */
export const doctorPages = {
  [paths.doctor]: async () => {
    const { DoctorPage } = await import('./DoctorPage');
    return <DoctorPage />;
  },
  [paths.doctorPatient]: async () => {
    const { BenchPatientPage } = await import('./patients/BenchPatientPage');
    return <BenchPatientPage isDoctor />;
  },
  [paths.doctorProtocols]: async () => {
    const { DoctorProtocolsPage } = await import('./DoctorProtocolsPage');
    return <DoctorProtocolsPage />;
  },
  [paths.doctorProtocol]: async () => {
    const { DoctorProtocolPage } = await import('./DoctorProtocolPage');
    return <DoctorProtocolPage />;
  },
};
