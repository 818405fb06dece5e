import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openClinicPage, read, retype, saved, section } from '../../../test/clinic.fixture';

afterEach(() => vi.restoreAllMocks());

const booked = {
  kind: 'SESSION_BOOKED',
  tagged: 'Booked for {#alphanumeric#}. Asha',
  registeredText: null,
  isStale: false,
  dltTemplateId: null,
  providerTemplateId: null,
  whatsappName: null,
  whatsappText: 'Booked for {{1}}. Asha',
  enabled: true,
} as const;
const wrongCodes = {
  kind: 'WRONG_CODES',
  tagged: 'Wrong codes',
  registeredText: null,
  isStale: false,
  dltTemplateId: '11',
  providerTemplateId: 'mine',
  whatsappName: null,
  whatsappText: 'Wrong codes',
  enabled: true,
} as const;
const templates = [
  { ...booked, language: 'EN' },
  { ...booked, language: 'HI', tagged: '{#alphanumeric#} बजे तय है। Asha', enabled: false },
  { ...wrongCodes, language: 'EN' },
] as const;
const withTemplates = { ClinicSettings: read({ templates }) };

/** Opens what stands below a kind of message. */
async function openKind(name: string) {
  const messages = await section('Messages');
  const heading = messages.getByRole('heading', { level: 3, name });
  await userEvent.click(heading);
  const part = heading.closest('details');
  if (!part) throw new Error(`${name} has nothing to open`);
  return { ...messages, kind: within(part), details: part };
}

it('messages say how each kind stands, and show on demand the texts to register', async () => {
  openClinicPage(withTemplates);
  const messages = await section('Messages');
  expect(messages.getByText('English: no id · Hindi: off')).toBeVisible();
  expect(messages.getByText('English: has an id')).toBeVisible();
  expect(messages.getByText('Booked for {#alphanumeric#}. Asha')).not.toBeVisible();
  const { kind } = await openKind('Session booked');
  expect(kind.getByText('Booked for {#alphanumeric#}. Asha')).toBeVisible();
  expect(kind.getByText('{#alphanumeric#} बजे तय है। Asha')).toHaveAttribute('lang', 'hi');
});

it('messages are saved with the quiet time, each under its kind and language', async () => {
  const { asked } = openClinicPage({ ...withTemplates, UpdateClinicSettings: saved({ templates }) });
  const { kind, save, ...messages } = await openKind('Session booked');
  await retype(messages.getByLabelText('Quiet until'), '09:00');
  await userEvent.type(kind.getByLabelText('Template id, English (optional)'), ' 1107160000000012345 ');
  await userEvent.click(kind.getByLabelText('Send it in Hindi'));
  await save();
  expect(await screen.findByText('The messages were saved.')).toBeVisible();
  expect(asked('UpdateClinicSettings')[0]?.input).toEqual({
    quietFrom: '20:00',
    quietUntil: '09:00',
    messagePrices: [],
    creditWarning: null,
    templates: [
      {
        kind: 'SESSION_BOOKED',
        language: 'EN',
        dltTemplateId: '1107160000000012345',
        providerTemplateId: null,
        whatsappName: null,
        enabled: true,
      },
      {
        kind: 'SESSION_BOOKED',
        language: 'HI',
        dltTemplateId: null,
        providerTemplateId: null,
        whatsappName: null,
        enabled: true,
      },
      {
        kind: 'WRONG_CODES',
        language: 'EN',
        dltTemplateId: '11',
        providerTemplateId: 'mine',
        whatsappName: null,
        enabled: true,
      },
    ],
  });
});

it('what calls to danger signs cannot be switched off in English, nor lose its id', async () => {
  const danger = {
    kind: 'DANGER_SIGN',
    tagged: 'Danger sign',
    registeredText: null,
    isStale: false,
    dltTemplateId: '12',
    providerTemplateId: null,
    whatsappName: null,
    whatsappText: 'Danger sign',
    enabled: true,
  } as const;
  const all = [...templates, { ...danger, language: 'EN' }, { ...danger, language: 'HI' }] as const;
  const settings = { ClinicSettings: read({ templates: all }), UpdateClinicSettings: saved({ templates: all }) };
  const { asked } = openClinicPage(settings);
  const { kind, save } = await openKind('Danger sign');
  expect(kind.getByText(/cannot be switched off/)).toBeVisible();
  expect(kind.getByLabelText('Always sent in English')).toBeDisabled();
  await userEvent.click(kind.getByLabelText('Send it in Hindi'));
  await userEvent.clear(kind.getByLabelText('Template id, English'));
  await save();
  expect(await kind.findByText('Without an id nobody is called to a danger sign')).toBeVisible();
  expect(asked('UpdateClinicSettings')).toEqual([]);
  await userEvent.type(kind.getByLabelText('Template id, English'), '13');
  await save();
  expect(await screen.findByText('The messages were saved.')).toBeVisible();
  const sent = [
    {
      kind: 'DANGER_SIGN',
      language: 'EN',
      dltTemplateId: '13',
      providerTemplateId: null,
      whatsappName: null,
      enabled: true,
    },
    {
      kind: 'DANGER_SIGN',
      language: 'HI',
      dltTemplateId: '12',
      providerTemplateId: null,
      whatsappName: null,
      enabled: false,
    },
  ];
  expect(asked('UpdateClinicSettings')[0]?.input).toMatchObject({ templates: expect.arrayContaining(sent) as unknown });
});

it('a message with a fault stays open, so that the fault is seen', async () => {
  const { asked } = openClinicPage(withTemplates);
  const { kind, details, save } = await openKind('Session booked');
  await userEvent.type(kind.getByLabelText('Template id, English (optional)'), '1107 160');
  await userEvent.tab();
  expect(await kind.findByText('Enter digits, letters and hyphens')).toBeVisible();
  await userEvent.click(kind.getByRole('heading', { name: 'Session booked' }));
  expect(details).toHaveAttribute('open');
  await save();
  expect(kind.getByText('Enter digits, letters and hyphens')).toBeVisible();
  expect(asked('UpdateClinicSettings')).toEqual([]);
});

it('a text is copied whole; where the browser does not let it, one is told to do it by hand', async () => {
  const user = userEvent.setup(); // brings a clipboard
  openClinicPage(withTemplates);
  const { kind } = await openKind('Session booked');
  await user.click(kind.getByRole('button', { name: 'Copy the text: Session booked, English' }));
  expect(await screen.findByText('The text was copied: Session booked, English.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Booked for {#alphanumeric#}. Asha');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(kind.getByRole('button', { name: 'Copy the text: Session booked, Hindi' }));
  expect(await screen.findByText('The text could not be copied. Mark it, and copy it by hand.')).toBeVisible();
});

it('ids with MSG91, prices of messages and the warning of low credit are saved', async () => {
  const settings = { templates, messagePrices: [{ channel: 'SMS', provider: 'exotel', perThousand: 15_050 }] } as const;
  const { asked } = openClinicPage({ ClinicSettings: read(settings), UpdateClinicSettings: saved(settings) });
  const { kind, save, ...messages } = await openKind('Session booked');
  await userEvent.type(kind.getByLabelText('Template id with MSG91, English (optional)'), 'abc-1');
  expect(messages.getByLabelText('Price of 1,000 parts in rupees')).toHaveValue('150.50');
  await userEvent.click(messages.getByRole('button', { name: 'Add a price of messages' }));
  const [, added] = messages.getAllByLabelText('Price of 1,000 parts in rupees');
  if (!added) throw new Error('no row was added');
  await userEvent.type(added, '200');
  await userEvent.type(messages.getByLabelText(/^Warn when a provider's credit is below/), '1,000');
  await save();
  expect(await screen.findByText('The messages were saved.')).toBeVisible();
  expect(asked('UpdateClinicSettings')[0]?.input).toMatchObject({
    messagePrices: [
      { channel: 'SMS', provider: 'exotel', perThousand: 15_050 },
      { channel: 'SMS', provider: null, perThousand: 20_000 },
    ],
    creditWarning: 100_000,
    templates: [{ providerTemplateId: 'abc-1' }, { providerTemplateId: null }, { providerTemplateId: 'mine' }],
  });
});

it('a text that is registered otherwise is shown beside what is to be registered now', async () => {
  const stale = { ...wrongCodes, language: 'EN', registeredText: 'Wrong codes. Old name', isStale: true } as const;
  openClinicPage({ ClinicSettings: read({ templates: [stale] }) });
  const messages = await section('Messages');
  expect(messages.getByText('English: has an id of another text')).toBeVisible();
  const { kind } = await openKind('Many wrong codes');
  expect(kind.getByText('Wrong codes. Old name')).toBeVisible();
});

it('the name and the price with WhatsApp are saved, its text is copied, and notes of safety have none', async () => {
  const settings = {
    templates,
    messagePrices: [{ channel: 'WHATSAPP', provider: null, perThousand: 11_500 }],
  } as const;
  const user = userEvent.setup(); // brings a clipboard
  const { asked } = openClinicPage({ ClinicSettings: read(settings), UpdateClinicSettings: saved(settings) });
  const { kind, save } = await openKind('Session booked');
  await user.click(kind.getByText('WhatsApp, English: no name'));
  await user.click(kind.getByRole('button', { name: 'Copy the text for WhatsApp: Session booked, English' }));
  expect(await screen.findByText('The text was copied: Session booked, English, for WhatsApp.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Booked for {{1}}. Asha');
  const name = kind.getByLabelText('Name with WhatsApp, English (optional)');
  await user.type(name, 'Session booked');
  await user.tab();
  expect(await kind.findByText('Enter small letters, digits and underscores')).toBeVisible();
  await user.clear(name);
  await user.type(name, 'session_booked');
  await save();
  expect(await screen.findByText('The messages were saved.')).toBeVisible();
  expect(asked('UpdateClinicSettings')[0]?.input).toMatchObject({
    messagePrices: [{ channel: 'WHATSAPP', provider: 'meta', perThousand: 11_500 }],
    templates: [{ whatsappName: 'session_booked' }, { whatsappName: null }, { whatsappName: null }],
  });
  const { kind: safety } = await openKind('Many wrong codes');
  expect(safety.queryByText(/WhatsApp/)).not.toBeInTheDocument();
});

it('a sign-in on a new device goes as a text message alone: it is offered no name with WhatsApp', async () => {
  const newDevice = { ...wrongCodes, kind: 'NEW_DEVICE', language: 'EN' } as const;
  openClinicPage({ ClinicSettings: read({ templates: [newDevice] }) });
  const { kind } = await openKind('Sign-in on a new device');
  expect(kind.getByLabelText(/Template id with MSG91/)).toBeVisible();
  expect(kind.queryByText(/WhatsApp/)).not.toBeInTheDocument();
});
