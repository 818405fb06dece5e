import type { DltConfig } from '../../platform/sms-config.js';
import type { MessageLanguage } from './message-language.js';
import type { TextIds } from './sms-provider.js';

/** Returns whether a text has the id that India's operators require. */
export const hasDltTemplate = ({ dltTemplateId }: TextIds) => dltTemplateId !== null;

/** Returns language and id of a sign-in code: operators reject unregistered texts, and a code in English is better than none. */
export function dltCodeTemplate({ dltTemplateId, dltHindiTemplateId }: DltConfig, language: MessageLanguage) {
  const inHindi = language === 'HI' && dltHindiTemplateId;
  return {
    language: inHindi ? ('HI' as const) : ('EN' as const),
    dltTemplateId: inHindi || dltTemplateId,
    providerTemplateId: null,
  };
}
