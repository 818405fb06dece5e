import {
  cannotBeOff,
  isOfDangerSign,
  type MessageKind,
  messageKinds,
  type MessageLanguage,
  messageLanguages,
} from '../../identity/index.js';
import type { Config } from '../../platform/config.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { registeredText } from './message-text.js';

/** Setting of a message kind in one language. */
export interface TemplateSetting {
  kind: MessageKind;
  language: MessageLanguage;
  /** Id of the registered text. */
  dltTemplateId: string | null;
  enabled: boolean;
}

/** Settings of the clinic that templates use. */
export interface TemplateSettings {
  /** Name of the clinic, a fixed part of the registered texts. */
  name: string;
  templates: TemplateSetting[];
}

/** Message kind in one language, with its text and setting. */
export interface MessageTemplate extends TemplateSetting {
  /** Text with {#var#} in place of each value. */
  text: string;
}

/** Environment variables that templates use. */
export interface TemplateEnvironment {
  /** Template ids, for kinds without one in the settings. */
  ids: Partial<Record<MessageKind, string>>;
  /** Public URL of the site, for texts that end with a link. */
  publicUrl: string;
}

/** Configuration of registered texts outside the settings. */
export interface CallTexts {
  environment: TemplateEnvironment;
  /** Returns whether the provider requires the id of a registered text. */
  isAsked: () => boolean;
}

/** Returns the template ids of the environment, which are of English texts. */
export function templateEnvironment({ sms, publicUrl }: Pick<Config, 'sms' | 'publicUrl'>): TemplateEnvironment {
  if (sms.provider !== 'http') return { ids: {}, publicUrl };
  return { ids: { NUMBER_CHANGED: sms.dltChangedTemplateId, WRONG_CODES: sms.dltWrongCodesTemplateId }, publicUrl };
}

/** Returns the template of a kind in a language: from the settings, else enabled with the id of the environment, if any. */
export function templateFor(
  settings: TemplateSettings,
  environment: TemplateEnvironment,
  kind: MessageKind,
  language: MessageLanguage,
): MessageTemplate {
  const own = settings.templates.find((one) => one.kind === kind && one.language === language);
  return {
    kind,
    language,
    text: registeredText(kind, language, { clinic: settings.name, publicUrl: environment.publicUrl }),
    dltTemplateId: own?.dltTemplateId ?? environmentId(environment, kind, language),
    enabled: isAlwaysSent({ kind, language }) || (own?.enabled ?? true),
  };
}

/** Returns whether a danger sign message can be sent; it is sent in English if the other language is not registered. */
export function canCall(settings: TemplateSettings, { environment, isAsked }: CallTexts, kind: MessageKind): boolean {
  return !isAsked() || templateFor(settings, environment, kind, 'EN').dltTemplateId !== null;
}

/** Returns the templates of every kind and language, in the contract's order. */
export function allTemplates(settings: TemplateSettings, environment: TemplateEnvironment): MessageTemplate[] {
  return messageKinds.flatMap((kind) =>
    messageLanguages.map((language) => templateFor(settings, environment, kind, language)),
  );
}

/**
 * Returns the templates to store from an input that may repeat what was read: an id of the environment is not stored, so that a change of
 * the environment applies at once.
 */
export function ownTemplates(sent: TemplateSetting[], environment: TemplateEnvironment): TemplateSetting[] {
  return sent.map(({ kind, language, dltTemplateId, enabled }) => ({
    kind,
    language,
    dltTemplateId: dltTemplateId === environmentId(environment, kind, language) ? null : dltTemplateId,
    enabled,
  }));
}

/**
 * Returns whether a template cannot be disabled: the English text of a message that must be sent; its Hindi text is optional, with English
 * as the fallback.
 */
export const isAlwaysSent = ({ kind, language }: Pick<TemplateSetting, 'kind' | 'language'>) =>
  cannotBeOff(kind) && language === 'EN';

/** Requires that a message that cannot be disabled keeps its template id. @throws AppError BAD_INPUT */
export function requireSafetyIds(present: readonly TemplateSetting[], wanted: readonly TemplateSetting[]): void {
  for (const { kind, language, dltTemplateId } of present) {
    if (!dltTemplateId || !isAlwaysSent({ kind, language })) continue;
    const at = wanted.findIndex((one) => one.kind === kind && one.language === language);
    const path = at === -1 ? 'templates' : `templates.${at}.dltTemplateId`;
    if (wanted[at]?.dltTemplateId) continue;
    throw badInput({
      [path]: isOfDangerSign(kind) ? reasonFor('DANGER_MESSAGE_ID') : reasonFor('SECURITY_MESSAGE_ID'),
    });
  }
}

/** Returns the environment's template id, which is of the English text. */
function environmentId({ ids }: TemplateEnvironment, kind: MessageKind, language: MessageLanguage): string | null {
  return (language === 'EN' && ids[kind]) || null;
}
