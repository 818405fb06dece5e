import {
  codeText,
  cannotBeOff,
  isOfDangerSign,
  type TextKind,
  textKinds,
  type MessageLanguage,
  messageLanguages,
  type TextIds,
} from '../../identity/index.js';
import type { Config } from '../../platform/config.js';
import { badInput } from '../../platform/errors/errors.js';
import { reasonFor } from '../../platform/errors/reason.js';
import { numberedText, registeredText, taggedText } from './message-text.js';

/** Setting of a message kind in one language. */
export interface TemplateSetting {
  kind: TextKind;
  language: MessageLanguage;
  /** Id of the registered text. */
  dltTemplateId: string | null;
  /** Id of the same text with a provider that has templates of its own; absent in older settings. */
  providerTemplateId?: string | null;
  /** Name of the template with WhatsApp; absent in older settings. */
  whatsappName?: string | null;
  /** Text that was registered when its id was entered, with {#var#} in each place; absent in older settings. */
  registeredText?: string | null;
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
  providerTemplateId: string | null;
  /** Null: the kind does not go by WhatsApp in this language. */
  whatsappName: string | null;
  /** Text to register with WhatsApp now, whose places are numbered. */
  whatsappText: string;
  /** Text to register now, in which each place says what stands there. */
  tagged: string;
  /** Text that was registered under the id, and is sent; null without an id. */
  registeredText: string | null;
}

/** Environment variables that templates use. */
export interface TemplateEnvironment {
  /** Template ids with the operators, for kinds without one in the settings. */
  ids: Partial<Record<TextKind, Partial<Record<MessageLanguage, string>>>>;
  /** Public URL of the site, for texts that end with a link. */
  publicUrl: string;
}

/** Configuration of registered texts outside the settings. */
export interface CallTexts {
  environment: TemplateEnvironment;
  /** Returns whether any provider can send a text with these ids. */
  canSend: (ids: TextIds) => boolean;
}

/** Returns the template ids of the environment. */
export function templateEnvironment({ sms, publicUrl }: Pick<Config, 'sms' | 'publicUrl'>): TemplateEnvironment {
  const { dltChangedTemplateId, dltWrongCodesTemplateId } = sms;
  const codes = sms.providers.find((provider) => 'dltTemplateId' in provider);
  const ids = {
    ...(codes && { SIGN_IN_CODE: withoutEmpty({ EN: codes.dltTemplateId, HI: codes.dltHindiTemplateId }) }),
    ...(dltChangedTemplateId && { NUMBER_CHANGED: { EN: dltChangedTemplateId } }),
    ...(dltWrongCodesTemplateId && { WRONG_CODES: { EN: dltWrongCodesTemplateId } }),
  };
  return { ids, publicUrl };
}

const withoutEmpty = ({ EN, HI }: { EN: string; HI: string | undefined }) => ({ EN, ...(HI && { HI }) });

/** Returns the template of a kind in a language: from the settings, else enabled with the id of the environment, if any. */
export function templateFor(
  settings: TemplateSettings,
  environment: TemplateEnvironment,
  kind: TextKind,
  language: MessageLanguage,
): MessageTemplate {
  const own = settings.templates.find((one) => one.kind === kind && one.language === language);
  const fixed = { clinic: settings.name, publicUrl: environment.publicUrl };
  const text = registeredText(kind, language, fixed);
  const dltTemplateId = own?.dltTemplateId ?? environmentId(environment, kind, language);
  const providerTemplateId = own?.providerTemplateId ?? null;
  return {
    kind,
    language,
    text,
    tagged: taggedText(kind, language, fixed),
    dltTemplateId,
    providerTemplateId,
    whatsappName: own?.whatsappName ?? null,
    whatsappText: numberedText(kind, language, fixed),
    registeredText:
      dltTemplateId || providerTemplateId ? (own?.registeredText ?? textBefore(own, kind, language) ?? text) : null,
    enabled: isAlwaysSent({ kind, language }) || (own?.enabled ?? true),
  };
}

/**
 * Returns the text that is registered under an id without a text of its own, if it is not the present one: the environment's id of sign-in
 * codes is of a text that names the product, since these codes were sent before the clinic could enter an id.
 */
function textBefore(own: TemplateSetting | undefined, kind: TextKind, language: MessageLanguage): string | undefined {
  const isOfEnvironment = !own?.dltTemplateId && !own?.providerTemplateId;
  return kind === 'SIGN_IN_CODE' && isOfEnvironment ? codeText('{#var#}', language) : undefined;
}

/** Returns whether a danger sign message can be sent; it is sent in English if the other language is not registered. */
export function canCall(settings: TemplateSettings, { environment, canSend }: CallTexts, kind: TextKind): boolean {
  return canSend(templateFor(settings, environment, kind, 'EN'));
}

/** Returns the templates of every kind and language, in the contract's order. */
export function allTemplates(settings: TemplateSettings, environment: TemplateEnvironment): MessageTemplate[] {
  return textKinds.flatMap((kind) =>
    messageLanguages.map((language) => templateFor(settings, environment, kind, language)),
  );
}

/**
 * Returns the templates to store from an input that may repeat what was read: an id of the environment is not stored, so that a change of
 * the environment applies at once.
 */
export function ownTemplates(sent: TemplateSetting[], environment: TemplateEnvironment): TemplateSetting[] {
  return sent.map(({ kind, language, dltTemplateId, providerTemplateId = null, whatsappName = null, enabled }) => ({
    kind,
    language,
    dltTemplateId: dltTemplateId === environmentId(environment, kind, language) ? null : dltTemplateId,
    providerTemplateId,
    whatsappName,
    enabled,
  }));
}

/**
 * Returns templates with the text that is registered under each id: the one from before while its id stays, else the present one. So a
 * renamed clinic goes on sending what the operators know, until the owner enters another id.
 */
export function withRegisteredTexts(
  wanted: readonly TemplateSetting[],
  before: TemplateSettings,
  present: TemplateSettings,
  environment: TemplateEnvironment,
): TemplateSetting[] {
  return wanted.map((template) => {
    const { kind, language } = template;
    const old = before.templates.find((one) => one.kind === kind && one.language === language);
    const id = idOf(template);
    const source = id !== null && old && idOf(old) === id ? before : present;
    if (id === null) return template;
    return { ...template, registeredText: templateFor(source, environment, kind, language).registeredText };
  });
}

/** Returns the id under which a text is registered: with the operators, else with a provider of its own. */
const idOf = ({ dltTemplateId, providerTemplateId }: TemplateSetting) => dltTemplateId ?? providerTemplateId ?? null;

/**
 * Returns whether a template cannot be disabled: the English text of a message that must be sent; its Hindi text is optional, with English
 * as the fallback.
 */
export const isAlwaysSent = ({ kind, language }: Pick<TemplateSetting, 'kind' | 'language'>) =>
  cannotBeOff(kind) && language === 'EN';

/** Requires that a message that cannot be disabled keeps its template id. @throws AppError BAD_INPUT */
export function requireSafetyIds(present: readonly TemplateSetting[], wanted: readonly TemplateSetting[]): void {
  for (const { kind, language, dltTemplateId } of present) {
    // A code without an id goes out under the environment's, which its providers require.
    if (!dltTemplateId || !isAlwaysSent({ kind, language }) || kind === 'SIGN_IN_CODE') continue;
    const at = wanted.findIndex((one) => one.kind === kind && one.language === language);
    const path = at === -1 ? 'templates' : `templates.${at}.dltTemplateId`;
    if (wanted[at]?.dltTemplateId) continue;
    throw badInput({
      [path]: isOfDangerSign(kind) ? reasonFor('DANGER_MESSAGE_ID') : reasonFor('SECURITY_MESSAGE_ID'),
    });
  }
}

/** Returns the environment's template id, if it has one. */
function environmentId({ ids }: TemplateEnvironment, kind: TextKind, language: MessageLanguage): string | null {
  return ids[kind]?.[language] ?? null;
}
