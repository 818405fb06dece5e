/** The forms of a patient's page, in one chunk that loads with Apollo Client and Ant Design when the first form comes near the viewport. */
export { AskForms } from './AskForms';
export { MessageChoicesForm } from './MessageChoicesForm';
