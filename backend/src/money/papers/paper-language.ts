import { z } from 'zod';
import { validationMessage } from '../../platform/errors/reason.js';
import { languages } from '../../platform/generated-messages/languages.js';

const tags = languages.map(({ code }) => code);

/** Language of a document: en or hi. */
export const paperLanguage = z.enum(tags, validationMessage('ONE_OF', { input: 'LANGUAGE', choices: tags.join(', ') }));

/** Query of a document. */
export const paperQuery = z.object({ language: paperLanguage.optional() });
