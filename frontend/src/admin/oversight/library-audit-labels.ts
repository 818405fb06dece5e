/** Labels of the permissions of the exercise library and of lessons, in the audit trail. */
export const libraryLabels = {
  'exercise.list': 'List the exercise library',
  'exercise.read': 'Read an exercise of the library',
  'exercise.save': 'Save an exercise of the library',
  'exercise.review': 'Sign off an exercise of the library',
  'exercise.retire': 'Retire an exercise of the library, or offer it again',
  'lesson.list': 'List lessons',
  'lesson.save': 'Save a lesson',
  'lesson.review': 'Sign off a lesson',
  'lesson.retire': 'Retire a lesson, or show it again',
  'lesson.listOwn': 'List own lessons',
  'lesson.readOwn': 'Read a lesson',
  'exercise.saveVideo': 'Upload the film of an exercise',
  'exercise.removeVideo': 'Remove the film of an exercise',
  'measureGuide.read': 'Read how a value is measured',
  'exercise.openVideo': 'Open the film of an exercise',
};
