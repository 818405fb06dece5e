import type { ReactNode } from 'react';
import { paths } from '../paths';

/** Wraps a page that needs Ant Design. */
async function withTools(page: ReactNode): Promise<ReactNode> {
  const { WorkplaceTools } = await import('../workplace/WorkplaceTools');
  return <WorkplaceTools>{page}</WorkplaceTools>;
}

/** Routes of a physiotherapist's pages, each loaded on first use. */
export const physioPages = {
  [paths.physio]: async () => {
    const { BenchDayPage } = await import('./day/BenchDayPage');
    return <BenchDayPage />;
  },
  [paths.physioCalendar]: async () => {
    const { OwnCalendarPage } = await import('./OwnCalendarPage');
    return withTools(<OwnCalendarPage />);
  },
  [paths.physioMessages]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return withTools(<TeamMessagesPage page={paths.physioMessages} patientPage={paths.physioPatient} mayKeepAnswers />);
  },
  [paths.physioTimes]: async () => {
    const { OwnTimesPage } = await import('./OwnTimesPage');
    return withTools(<OwnTimesPage />);
  },
  [paths.physioNotes]: async () => {
    const { NotesToSignPage } = await import('./notes/NotesToSignPage');
    return withTools(<NotesToSignPage />);
  },
  [paths.physioTemplates]: async () => {
    const { NoteTemplatesPage } = await import('../note-templates/NoteTemplatesPage');
    return withTools(<NoteTemplatesPage />);
  },
  [paths.physioExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return withTools(<ExercisesPage area="physio" />);
  },
  [paths.physioExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return withTools(<ExercisePage area="physio" />);
  },
  [paths.physioProtocols]: async () => {
    const { DoctorProtocolsPage } = await import('./DoctorProtocolsPage');
    return withTools(<DoctorProtocolsPage isReadOnly />);
  },
  [paths.physioProtocol]: async () => {
    const { DoctorProtocolPage } = await import('./DoctorProtocolPage');
    return withTools(<DoctorProtocolPage isReadOnly />);
  },
  [paths.physioLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return withTools(<LessonsPage area="physio" />);
  },
  [paths.physioLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return withTools(<LessonPage area="physio" />);
  },
  [paths.physioAccount]: async () => {
    const { OwnAccountPage } = await import('../own-account/OwnAccountPage');
    return withTools(<OwnAccountPage />);
  },
  [paths.physioPatients]: async () => {
    const { OwnPatientsPage } = await import('./patients/OwnPatientsPage');
    return withTools(<OwnPatientsPage />);
  },
  [paths.physioPatient]: async () => {
    const { BenchPatientPage } = await import('./patients/BenchPatientPage');
    return withTools(<BenchPatientPage />);
  },
};

/** Routes of a doctor's pages, each loaded on first use. */
export const doctorPages = {
  [paths.doctor]: async () => {
    const { DoctorPage } = await import('./DoctorPage');
    return <DoctorPage />;
  },
  [paths.doctorAccount]: async () => {
    const { OwnAccountPage } = await import('../own-account/OwnAccountPage');
    return <OwnAccountPage />;
  },
  [paths.doctorPatient]: async () => {
    const { BenchPatientPage } = await import('./patients/BenchPatientPage');
    return <BenchPatientPage isDoctor />;
  },
  [paths.doctorMessages]: async () => {
    const { TeamMessagesPage } = await import('../care-messages/team/TeamMessagesPage');
    return <TeamMessagesPage page={paths.doctorMessages} patientPage={paths.doctorPatient} />;
  },
  [paths.doctorProtocols]: async () => {
    const { DoctorProtocolsPage } = await import('./DoctorProtocolsPage');
    return <DoctorProtocolsPage />;
  },
  [paths.doctorProtocol]: async () => {
    const { DoctorProtocolPage } = await import('./DoctorProtocolPage');
    return <DoctorProtocolPage />;
  },
  [paths.doctorExercises]: async () => {
    const { ExercisesPage } = await import('../exercise-library/ExercisesPage');
    return <ExercisesPage area="doctor" />;
  },
  [paths.doctorExercise]: async () => {
    const { ExercisePage } = await import('../exercise-library/ExercisePage');
    return <ExercisePage area="doctor" />;
  },
  [paths.doctorLessons]: async () => {
    const { LessonsPage } = await import('../lessons/LessonsPage');
    return <LessonsPage area="doctor" />;
  },
  [paths.doctorLesson]: async () => {
    const { LessonPage } = await import('../lessons/LessonPage');
    return <LessonPage area="doctor" />;
  },
};
