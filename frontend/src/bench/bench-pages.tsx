import type { ComponentType } from 'react';
import { paths } from '../paths';

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
  [paths.physioCalendar]: async () => withTools((await import('./OwnCalendarPage')).OwnCalendarPage),
  [paths.physioMessages]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return withTools(() => (
      <TeamMessagesPage page={paths.physioMessages} patientPage={paths.physioPatient} mayKeepAnswers />
    ));
  },
  [paths.physioTimes]: async () => withTools((await import('./OwnTimesPage')).OwnTimesPage),
  [paths.physioNotes]: async () => withTools((await import('./notes/NotesToSignPage')).NotesToSignPage),
  [paths.physioTemplates]: async () =>
    withTools((await import('../note-templates/NoteTemplatesPage')).NoteTemplatesPage),
  [paths.physioExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return withTools(() => <ExercisesPage area="physio" />);
  },
  [paths.physioExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return withTools(() => <ExercisePage area="physio" />);
  },
  [paths.physioProtocols]: async () => {
    const { DoctorProtocolsPage } = await import('./DoctorProtocolsPage');
    return withTools(() => <DoctorProtocolsPage isReadOnly />);
  },
  [paths.physioProtocol]: async () => {
    const { DoctorProtocolPage } = await import('./DoctorProtocolPage');
    return withTools(() => <DoctorProtocolPage isReadOnly />);
  },
  [paths.physioLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return withTools(() => <LessonsPage area="physio" />);
  },
  [paths.physioLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return withTools(() => <LessonPage area="physio" />);
  },
  [paths.physioAccount]: async () => withTools((await import('../own-account/OwnAccountPage')).OwnAccountPage),
  [paths.physioPatients]: async () => withTools((await import('./patients/OwnPatientsPage')).OwnPatientsPage),
  [paths.physioPatient]: async () => withTools((await import('./patients/BenchPatientPage')).BenchPatientPage),
};

/** Routes of a doctor's pages, each loaded on first use. */
export const doctorPages = {
  [paths.doctor]: async () => (await import('./DoctorPage')).DoctorPage,
  [paths.doctorAccount]: async () => (await import('../own-account/OwnAccountPage')).OwnAccountPage,
  [paths.doctorPatient]: async () => {
    const { BenchPatientPage } = await import('./patients/BenchPatientPage');
    return () => <BenchPatientPage isDoctor />;
  },
  [paths.doctorMessages]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return () => <TeamMessagesPage page={paths.doctorMessages} patientPage={paths.doctorPatient} />;
  },
  [paths.doctorProtocols]: async () => (await import('./DoctorProtocolsPage')).DoctorProtocolsPage,
  [paths.doctorProtocol]: async () => (await import('./DoctorProtocolPage')).DoctorProtocolPage,
  [paths.doctorExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return () => <ExercisesPage area="doctor" />;
  },
  [paths.doctorExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return () => <ExercisePage area="doctor" />;
  },
  [paths.doctorLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return () => <LessonsPage area="doctor" />;
  },
  [paths.doctorLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return () => <LessonPage area="doctor" />;
  },
};
