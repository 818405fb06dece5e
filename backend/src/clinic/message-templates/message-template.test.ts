import { describe, expect, it } from 'vitest';
import type { SmsConfig } from '../../platform/sms-config.js';
import { textKinds } from '../../identity/sms/message-kind.js';
import {
  allTemplates,
  templateEnvironment,
  ownTemplates,
  templateFor,
  type TemplateSetting,
} from './message-template.js';

const publicUrl = 'https://clinic.example';
const SMS: SmsConfig = {
  providers: [{ provider: 'console' }],
  timeoutSeconds: 5,
  dltChangedTemplateId: 'changed',
  dltWrongCodesTemplateId: 'wrong',
};
const environment = templateEnvironment({
  publicUrl,
  sms: SMS,
});
const setting = (dltTemplateId: string | null, enabled = true) =>
  ({ kind: 'WRONG_CODES', language: 'EN', dltTemplateId, enabled }) as const;
const settings = (...templates: ReturnType<typeof setting>[]) => ({ name: 'Asha "A" {#var#}', templates });

describe('the template of a kind of message', () => {
  it('has the text that is registered, and is sent under no id, while nothing is said of it', () => {
    expect(templateFor(settings(), environment, 'PAYMENT_RECEIVED', 'EN')).toEqual({
      kind: 'PAYMENT_RECEIVED',
      language: 'EN',
      text: 'We have received your payment of {#var#}. Thank you. Asha "A" {#var#}',
      dltTemplateId: null,
      providerTemplateId: null,
      whatsappName: null,
      whatsappText: 'We have received your payment of {{1}}. Thank you. Asha "A" {#var#}',
      tagged: 'We have received your payment of {#alphanumeric#}. Thank you. Asha "A" {#var#}',
      registeredText: null,
      enabled: true,
    });
  });

  it.each([
    ['the environment has one', [], 'wrong'],
    ['the settings have one', [setting('own')], 'own'],
    ['the settings say all but the id', [setting(null, false)], 'wrong'],
  ] as const)('has an id where %s', (_what, templates, id) => {
    expect(templateFor(settings(...templates), environment, 'WRONG_CODES', 'EN').dltTemplateId).toBe(id);
  });

  it('has an id of the environment in English alone, under which the sentence was registered, and not without a gateway', () => {
    expect(templateFor(settings(), environment, 'WRONG_CODES', 'HI').dltTemplateId).toBeNull();
    const none = templateEnvironment({
      publicUrl,
      sms: { ...SMS, dltChangedTemplateId: undefined, dltWrongCodesTemplateId: undefined },
    });
    expect(templateFor(settings(), none, 'WRONG_CODES', 'EN').dltTemplateId).toBeNull();
  });

  it('of a sign-in code names the clinic, but keeps the text of an id of the environment until the clinic enters one', () => {
    const gateway = {
      provider: 'http',
      url: 'https://sms.example',
      apiKey: 'k',
      sender: 'PHYSIO',
      dltEntityId: 'e',
    } as const;
    const sms: SmsConfig = {
      ...SMS,
      providers: [{ ...gateway, dltTemplateId: 'code', dltHindiTemplateId: undefined }],
    };
    const codes = (...templates: TemplateSetting[]) =>
      templateFor({ name: 'Asha', templates }, templateEnvironment({ publicUrl, sms }), 'SIGN_IN_CODE', 'EN');
    const text = '{#var#} is your sign-in code for Asha. It is valid for 5 minutes. Do not share it.';
    const registeredText = text.replace('Asha', 'Post Surgery Physiotherapy');
    expect(codes()).toMatchObject({
      text,
      registeredText,
      dltTemplateId: 'code',
      tagged: text.replace('var', 'numeric'),
    });
    const own = { kind: 'SIGN_IN_CODE', language: 'EN', enabled: true } as const;
    expect(codes({ ...own, dltTemplateId: 'own' })).toMatchObject({ registeredText: text, dltTemplateId: 'own' });
    expect(codes({ ...own, dltTemplateId: null, enabled: false })).toMatchObject({ registeredText, enabled: true });
  });

  it('tags each place by what stands there', () => {
    const { tagged } = templateFor(settings(), environment, 'SERIES_BOOKED', 'EN');
    expect(tagged).toMatch(/with \{#alphanumeric#\}\. Sessions: \{#numeric#\}, .* call \{#cbn#\}\./);
  });

  it('is what the settings switch off', () => {
    expect(templateFor(settings(setting('own', false)), environment, 'WRONG_CODES', 'EN').enabled).toBe(false);
    expect(templateFor(settings(setting('own', false)), environment, 'WRONG_CODES', 'HI').enabled).toBe(true);
  });

  it('sent back as it was read leaves an id of the environment there', () => {
    const kept = ownTemplates(allTemplates(settings(setting('own')), environment), environment);
    expect(kept).toHaveLength(textKinds.length * 2);
    expect(kept.filter(({ dltTemplateId }) => dltTemplateId)).toEqual([
      { ...setting('own'), providerTemplateId: null, whatsappName: null },
    ]);
  });
});
