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

/** Setting of one kind of message in one language. */
export interface TemplateSetting {
  kind: MessageKind;
  language: MessageLanguage;
  /** The id under which the operator registered the text. */
  dltTemplateId: string | null;
  enabled: boolean;
}

/** What templates take from the clinic's settings. */
export interface TemplateSettings {
  /** The clinic's name, a fixed part of the registered texts. */
  name: string;
  templates: TemplateSetting[];
}

/** A kind of message in one language, as it is registered and switched. */
export interface MessageTemplate extends TemplateSetting {
  /** With {#var#} where a value goes. */
  text: string;
}

/** What templates take from the environment. */
export interface TemplateEnvironment {
  /** Ids of templates, which hold while the settings have none. */
  ids: Partial<Record<MessageKind, string>>;
  /** The site's address from outside, which stands in texts that end with a link. */
  publicUrl: string;
}

/** What is known of registered texts outside the settings. */
export interface CallTexts {
  environment: TemplateEnvironment;
  /** Whether the provider sends nothing without the id of a registered text. */
  isAsked: () => boolean;
}

/** Those of the sentences that were registered before there were settings: English ones. */
export function templateEnvironment({ sms, publicUrl }: Pick<Config, 'sms' | 'publicUrl'>): TemplateEnvironment {
  if (sms.provider !== 'http') return { ids: {}, publicUrl };
  return { ids: { NUMBER_CHANGED: sms.dltChangedTemplateId, WRONG_CODES: sms.dltWrongCodesTemplateId }, publicUrl };
}

/** What is known of a kind in a language: what the settings say of it; else it is sent, under the id of the environment if there is one. */
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

/** Whether a call to a danger sign can leave: it goes in English where another language is not registered. */
export function canCall(settings: TemplateSettings, { environment, isAsked }: CallTexts, kind: MessageKind): boolean {
  return !isAsked() || templateFor(settings, environment, kind, 'EN').dltTemplateId !== null;
}

/** Every kind in every language, in the contract's order. */
export function allTemplates(settings: TemplateSettings, environment: TemplateEnvironment): MessageTemplate[] {
  return messageKinds.flatMap((kind) =>
    messageLanguages.map((language) => templateFor(settings, environment, kind, language)),
  );
}

/**
 * What is kept of templates that were sent back as they were read: an id of the environment is none of the settings, so that another one
 * of the environment holds at once.
 */
export function ownTemplates(sent: TemplateSetting[], environment: TemplateEnvironment): TemplateSetting[] {
  return sent.map(({ kind, language, dltTemplateId, enabled }) => ({
    kind,
    language,
    dltTemplateId: dltTemplateId === environmentId(environment, kind, language) ? null : dltTemplateId,
    enabled,
  }));
}

/** In English what cannot be switched off always goes; in Hindi it may be left out, and goes in English then (recovery §5). */
export const isAlwaysSent = ({ kind, language }: Pick<TemplateSetting, 'kind' | 'language'>) =>
  cannotBeOff(kind) && language === 'EN';

/** @throws AppError BAD_INPUT where the id of a message that cannot be switched off would be gone */
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

/** The English sentence alone was registered under it. */
function environmentId({ ids }: TemplateEnvironment, kind: MessageKind, language: MessageLanguage): string | null {
  return (language === 'EN' && ids[kind]) || null;
}
