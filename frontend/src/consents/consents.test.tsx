import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-server';
import { openPatient, recordIs } from '../../test/patient-care.fixture';
import { accounts, renderRoute } from '../../test/render-route';
import { strokesOf } from './strokes';

/** Stands in for the drawing on a canvas, which jsdom does not have. */
const drawing = vi.hoisted(() => ({ end: undefined as (() => void) | undefined }));
vi.mock('signature_pad', () => ({
  default: class {
    addEventListener = (_name: string, end: () => void) => (drawing.end = end);
    removeEventListener = () => undefined;
    off = () => undefined;
    clear = () => undefined;
    toData = () => [{ points: [0, 100, 200, 300, 400].map((x) => ({ x, y: x / 4 })) }];
  },
}));
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 180));
});
afterEach(() => void vi.restoreAllMocks());

const form = {
  __typename: 'ConsentForm',
  id: 'f1',
  formId: 'g1',
  name: 'Consent to treatment',
  version: 2,
  textEn: 'I agree.',
  textHi: 'मैं सहमत हूँ।',
  isLive: true,
};
const consent = (changes: object = {}) => ({
  __typename: 'TreatmentConsent',
  id: 'c1',
  form: { __typename: 'ConsentForm', id: 'f1', name: 'Consent to treatment', version: 2 },
  language: 'HI',
  signedBy: 'GUARDIAN',
  signerName: 'Asha Yadav',
  witness: 'Neha Kapoor',
  signedAt: '2025-11-10T06:00:00.000Z',
  fileId: null,
  url: '/api/v1/treatment-consents/c1/pdf',
  withdrawnAt: null,
  withdrawnReason: null,
  ...changes,
});

function open(answers: Parameters<typeof openPatient>[0], path = '/physio/patients/p1?part=consent') {
  return openPatient(
    {
      BenchPatient: recordIs({ reach: 'TREATS' }),
      TreatmentConsents: { data: { treatmentConsents: [consent()] } },
      ...answers,
    },
    path,
  );
}

it('a consent is read with who signed, opened as a sheet, and taken back with a reason', async () => {
  const { asked } = open({
    WithdrawTreatmentConsent: {
      data: { withdrawTreatmentConsent: consent({ withdrawnAt: '2025-11-11T06:00:00.000Z' }) },
    },
  });
  expect(await screen.findByText(/^Asha Yadav \(a guardian\), 10 Nov 2025/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sheet: Consent to treatment/ })).toHaveAttribute('href', consent().url);
  await userEvent.click(screen.getByRole('button', { name: /^Take back: Consent to treatment/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take the consent back' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  expect(asked('WithdrawTreatmentConsent')).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Asked for it');
  await userEvent.click(dialog.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(asked('WithdrawTreatmentConsent')).toEqual([{ id: 'c1', reason: 'Asked for it' }]));
});

it('without a form there is nothing to sign, and it is said who saves one', async () => {
  open({ TreatmentConsents: { data: { treatmentConsents: [] } }, ConsentForms: { data: { consentForms: [] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign a form' }));
  expect(await screen.findByText(/There is no consent form yet/)).toBeVisible();
});

it('a signature is drawn before the form is sent, and is sent as numbers', async () => {
  const { asked } = open({
    ConsentForms: { data: { consentForms: [form] } },
    SignTreatmentConsent: { data: { signTreatmentConsent: consent() } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign a form' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign a form' }));
  expect(await dialog.findByText('I agree.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
  expect(await dialog.findByText('Sign in the field with a finger, a pen or the mouse')).toBeVisible();
  expect(asked('SignTreatmentConsent')).toEqual([]);
  act(() => drawing.end?.());
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(asked('SignTreatmentConsent')).toHaveLength(1));
  expect(asked('SignTreatmentConsent')[0]).toMatchObject({
    input: {
      patientId: 'p1',
      formId: 'f1',
      language: 'EN',
      signedBy: 'PATIENT',
      strokes: [{ points: [0, 0, 200, 50, 400, 100, 600, 150, 800, 200] }],
    },
  });
});

it('a form that was signed on paper is stored with its scan', async () => {
  const scan = (id: string, removedAt: string | null) => ({
    __typename: 'ClinicalFile',
    id,
    title: `Form ${id}`,
    addedAt: '2025-11-10T06:00:00.000Z',
    isFromHospital: false,
    removedAt,
  });
  const nodes = [scan('s1', null), scan('s2', '2025-11-11T06:00:00.000Z')];
  const { asked } = open({
    ConsentForms: { data: { consentForms: [form] } },
    ConsentScans: {
      data: {
        clinicalFiles: {
          __typename: 'ClinicalFileConnection',
          edges: nodes.map((node) => ({ __typename: 'ClinicalFileEdge', node })),
        },
      },
    },
    SignTreatmentConsent: { data: { signTreatmentConsent: consent({ id: 'c2', fileId: 's1' }) } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign a form' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign a form' }));
  await userEvent.click(await dialog.findByRole('radio', { name: 'On paper, scanned' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Scan' }));
  expect(dialog.queryByTitle(/Form s2/)).not.toBeInTheDocument();
  await userEvent.click(await dialog.findByTitle('Form s1, 10 Nov 2025'));
  await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
  await waitFor(() => expect(asked('SignTreatmentConsent')).toHaveLength(1));
  const [{ input } = { input: {} }] = asked('SignTreatmentConsent') as { input: object }[];
  expect(input).toMatchObject({ patientId: 'p1', fileId: 's1' });
  expect(input).not.toHaveProperty('strokes');
});

it('a drawing becomes lines of numbers in thousandths of the width, within what the server takes', () => {
  expect(strokesOf([], { width: 500 })).toBeNull();
  const short = [
    {
      points: [
        { x: 0, y: 0 },
        { x: 250, y: 50 },
        { x: 501, y: -3 },
      ],
    },
  ];
  expect(strokesOf(short, { width: 500 })).toEqual([{ points: [0, 0, 500, 100, 1000, 0] }]);
  const long = Array.from({ length: 120 }, () => ({
    points: Array.from({ length: 400 }, (_, at) => ({ x: at, y: at / 2 })),
  }));
  const strokes = strokesOf(long, { width: 500 }) ?? [];
  expect(strokes).toHaveLength(100);
  expect(strokes.flatMap(({ points }) => points).length).toBeLessThanOrEqual(6_000);
  expect(strokes[0]?.points.slice(-2)).toEqual([798, 399]);
});

it('an admin saves the next version of a form, and retires it once that is confirmed', async () => {
  const server = fakeServer({
    Me: { data: { me: accounts.admin } },
    ConsentForms: { data: { consentForms: [form] } },
    SaveConsentForm: { data: { saveConsentForm: { ...form, version: 3 } } },
    RetireConsentForm: { data: { retireConsentForm: true } },
  });
  renderRoute('/admin/consent-forms', server);
  const asked = (operation: string) => server.calls.filter((call) => call.operation === operation);
  await userEvent.click(await screen.findByRole('button', { name: 'Change Consent to treatment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Next version of the form' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Text in English' }), ' I may stop.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save as a new version' }));
  expect(await screen.findByText('Consent to treatment: version 3 is signed from now on.')).toBeVisible();
  expect(asked('SaveConsentForm')[0]?.variables).toEqual({
    input: { formId: 'g1', name: form.name, textEn: 'I agree. I may stop.', textHi: form.textHi },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Retire Consent to treatment' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retire the form' }));
  await waitFor(() => expect(asked('RetireConsentForm')[0]?.variables).toEqual({ formId: 'g1' }));
});
