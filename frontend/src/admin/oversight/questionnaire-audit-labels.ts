/** Labels of permissions on questionnaires and their scores. */
export const questionnaireLabels = {
  'questionnaire.list': 'List questionnaires',
  'questionnaire.save': 'Save a questionnaire',
  'questionnaire.activate': 'Activate a questionnaire',
  'questionnaire.retire': 'Retire a questionnaire',
  'protocol.setQuestionnaires': 'Set the questionnaires of a protocol',
  'recovery.readOwnQuestions': 'Open questions to answer',
  'recovery.readScores': 'Read the scores of a plan',
};
