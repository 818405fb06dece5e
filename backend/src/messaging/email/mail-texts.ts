import { languageTags, type MessageLanguage } from '../../identity/index.js';
import { inLanguages } from '../../platform/generated-messages/mail.js';

/** Returns the words of e-mails in a language. */
export const mailTexts = (language: MessageLanguage) => inLanguages[languageTags[language]];
