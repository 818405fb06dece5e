/** The forms of a patient's page, in one file with Ant Design, which comes when the first of them is about to be seen. */
export { AskForms } from './AskForms';
export { MessageChoicesForm } from './MessageChoicesForm';
