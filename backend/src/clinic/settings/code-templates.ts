import type { EntityManager } from '@mikro-orm/postgresql';
import { type CodeTemplate, messageLanguages } from '../../identity/index.js';
import { loadSettings } from './clinic-settings.entity.js';
import { filledText } from '../message-templates/message-text.js';
import { templateFor, type TemplateEnvironment } from '../message-templates/message-template.js';

/** Reads the texts of a sign-in code as the clinic has them registered, in each language that is not turned off. */
export async function findCodeTemplates(em: EntityManager, environment: TemplateEnvironment): Promise<CodeTemplate[]> {
  const settings = await loadSettings(em.fork());
  return messageLanguages.flatMap((language) => {
    const template = templateFor(settings, environment, 'SIGN_IN_CODE', language);
    if (!template.enabled) return [];
    const { dltTemplateId, providerTemplateId, registeredText, text } = template;
    const textOf = (code: string) => filledText(registeredText ?? text, [code]) ?? code;
    return [{ language, dltTemplateId, providerTemplateId, textOf }];
  });
}
