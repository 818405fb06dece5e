import { paths } from '../paths';

/** Routes of physiotherapists' and doctors' pages, each loaded on first use. */
export const staffPages = {
  [paths.physio]: async () => {
    const { PhysioPage } = await import('./PhysioPage');
    return <PhysioPage />;
  },
  [paths.physioPatient]: async () => {
    const { PatientCarePage } = await import('./care/PatientCarePage');
    return <PatientCarePage />;
  },
  [paths.doctor]: async () => {
    const { DoctorPage } = await import('./DoctorPage');
    return <DoctorPage />;
  },
  [paths.doctorPatient]: async () => {
    const { PatientCarePage } = await import('./care/PatientCarePage');
    return <PatientCarePage isDoctor />;
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
