import type { ComponentType } from 'react';
import { paths, staffPaths } from '../paths';

/** Wraps a page that needs Ant Design. */
async function withTools(Page: ComponentType): Promise<ComponentType> {
  const { WorkplaceTools } = await import('../workplace/WorkplaceTools');
  return () => (
    <WorkplaceTools>
      <Page />
    </WorkplaceTools>
  );
}

/** Routes of a physiotherapist's pages, each loaded on first use. */
export const physioPages = {
  [paths.physio]: async () => (await import('./day/BenchDayPage')).BenchDayPage,
  [staffPaths.physioCalendar]: async () => withTools((await import('./OwnCalendarPage')).OwnCalendarPage),
  [paths.physioMessages]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return withTools(() => (
      <TeamMessagesPage page={paths.physioMessages} patientPage={staffPaths.physioPatient} mayKeepAnswers />
    ));
  },
  [staffPaths.physioTimes]: async () => withTools((await import('./OwnTimesPage')).OwnTimesPage),
  [staffPaths.physioNotes]: async () => withTools((await import('./notes/NotesToSignPage')).NotesToSignPage),
  [staffPaths.physioTemplates]: async () =>
    withTools((await import('../note-templates/NoteTemplatesPage')).NoteTemplatesPage),
  [staffPaths.physioExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return withTools(() => <ExercisesPage area="physio" />);
  },
  [staffPaths.physioExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return withTools(() => <ExercisePage area="physio" />);
  },
  [staffPaths.physioProtocols]: async () => {
    const { DoctorProtocolsPage } = await import('./DoctorProtocolsPage');
    return withTools(() => <DoctorProtocolsPage isReadOnly />);
  },
  [staffPaths.physioProtocol]: async () => {
    const { DoctorProtocolPage } = await import('./DoctorProtocolPage');
    return withTools(() => <DoctorProtocolPage isReadOnly />);
  },
  [staffPaths.physioLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return withTools(() => <LessonsPage area="physio" />);
  },
  [staffPaths.physioLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return withTools(() => <LessonPage area="physio" />);
  },
  [staffPaths.physioAccount]: async () => withTools((await import('../own-account/OwnAccountPage')).OwnAccountPage),
  [staffPaths.physioPatients]: async () => withTools((await import('./patients/OwnPatientsPage')).OwnPatientsPage),
  [staffPaths.physioPatient]: async () => withTools((await import('./patients/BenchPatientPage')).BenchPatientPage),
};

/** Routes of a doctor's pages, each loaded on first use. */
export const doctorPages = {
  [paths.doctor]: async () => (await import('./DoctorPage')).DoctorPage,
  [staffPaths.doctorAccount]: async () => (await import('../own-account/OwnAccountPage')).OwnAccountPage,
  [staffPaths.doctorPatient]: async () => {
    const { BenchPatientPage } = await import('./patients/BenchPatientPage');
    return () => <BenchPatientPage isDoctor />;
  },
  [paths.doctorMessages]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return () => <TeamMessagesPage page={paths.doctorMessages} patientPage={staffPaths.doctorPatient} />;
  },
  [staffPaths.doctorProtocols]: async () => (await import('./DoctorProtocolsPage')).DoctorProtocolsPage,
  [staffPaths.doctorProtocol]: async () => (await import('./DoctorProtocolPage')).DoctorProtocolPage,
  [staffPaths.doctorExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return () => <ExercisesPage area="doctor" />;
  },
  [staffPaths.doctorExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return () => <ExercisePage area="doctor" />;
  },
  [staffPaths.doctorLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return () => <LessonsPage area="doctor" />;
  },
  [staffPaths.doctorLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return () => <LessonPage area="doctor" />;
  },
};
