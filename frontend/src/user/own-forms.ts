/** The forms of a patient's page, in one chunk with Ant Design that loads when the first form comes near the viewport. */
export { AskForms } from './AskForms';
export { MessageChoicesForm } from './MessageChoicesForm';
