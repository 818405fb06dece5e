import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { foreignWords } from './support/foreign-words';
import { registerHospital } from './support/hospital';
import { callGraphQL, openDialog } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const CONSENT = 'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id } }';
const SPEAK = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';

/** The record of the patient whom the journeys sign in. */
async function samplePatient(page: Page): Promise<string> {
  const listed = await page.request.post('/graphql', {
    data: { query: '{ patients(filter: { search: "9000000101" }) { patients { id } } }' },
  });
  const { data }: { data: { patients: { patients: { id: string }[] } } } = await listed.json();
  return data.patients.patients[0]?.id ?? '';
}

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('a patient sees which hospital reads their record, refuses it by the keyboard, and its next request finds nobody @phone', async ({
  page,
}, info) => {
  const name = `City Hospital ${info.retry + 1}`;
  await signInAsAdmin(page);
  const hospital = await registerHospital(page, name);
  const patientId = await samplePatient(page);
  await callGraphQL(page, CONSENT, { input: { clientId: hospital.id, patientId, decision: 'PERMIT' } });
  expect(await hospital.read(patientId)).toBe(200);

  await signInAsUser(page);
  await page.goto('/user');
  await page.getByRole('link', { name: 'Settings: messages, sign-in, who reads your record' }).click();
  await page.getByRole('link', { name: 'Who reads your record, and how to refuse it' }).click();
  await expect(page).toHaveURL('/user/records');
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText(/Can read it.*For your treatment.*Since.*Allowed on.*Last read on/);
  await expectToHold(page, { fingers: page.getByRole('main') });

  await item.getByRole('button', { name: `Refuse ${name}` }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Refuse this hospital' });
  await expect(question).toContainText('Nobody but you can change this.');
  await expectToHold(page, { part: openDialog, fingers: question });
  await question.getByRole('button', { name: 'Refuse' }).press('Enter');
  await expect(item).toContainText('Cannot read it');
  await expect(page.getByRole('status').filter({ hasText: `${name} cannot read your record any more.` })).toBeVisible();
  expect(await hospital.read(patientId)).toBe(404);

  // Off line nothing changes, and the page says so.
  await page.context().setOffline(true);
  await item.getByRole('button', { name: `Allow again ${name}` }).click();
  const again = page.getByRole('dialog', { name: 'Allow this hospital again' });
  await again.getByRole('button', { name: 'Allow again' }).click();
  await expect(again.getByRole('alert')).toContainText('This could not be saved');
  await page.context().setOffline(false);
  expect(await hospital.read(patientId)).toBe(404);
  await again.getByRole('button', { name: 'Allow again' }).click();
  await expect(item).toContainText('Can read it');
  expect(await hospital.read(patientId)).toBe(200);

  await callGraphQL(page, SPEAK, { input: { language: 'Hindi' } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'आपका रिकॉर्ड कौन देखता है' })).toBeVisible();
  await expect(item).toContainText('आपके इलाज के लिए');
  await expectToHold(page);
  expect(await foreignWords(page)).toEqual([]);
  await callGraphQL(page, SPEAK, { input: { language: 'English' } }); // as the other journeys of this patient have it
});

test('the desk records what a patient said of a hospital, withdraws it, and finds the exchange @desktop', async ({
  page,
}, info) => {
  const name = `District Hospital ${info.retry + 1}`;
  const expectPageToHold = () => expectToHold(page, { fingers: page.getByRole('main') });
  await signInAsAdmin(page);
  const hospital = await registerHospital(page, name);
  const patientId = await samplePatient(page);
  await page.goto(`/admin/patients/${patientId}?tab=consents`);
  const item = page.getByRole('list', { name: 'Consents' }).getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('Nothing said');
  await expectPageToHold();
  await item.getByRole('button', { name: `Record what was said of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Record what the patient said' });
  await dialog.getByText('It may read the record').click();
  await expectToHold(page, { part: openDialog, fingers: dialog });
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(item).toContainText(/Allowed.*At the desk, by .*until withdrawn/);
  expect(await hospital.read(patientId)).toBe(200);
  await item.getByRole('button', { name: `Withdraw, ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(item).toContainText('Nothing said');
  expect(await hospital.read(patientId)).toBe(404);

  await page.goto(`/admin/exchanges?client=${hospital.id}`);
  const rows = page.getByRole('table', { name: 'Exchanges' }).getByRole('row', { name: new RegExp(name) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Patient\.read.*Refused \(404\)/);
  await expect(rows.last()).toContainText(/Patient\.read.*PT-.*Succeeded \(200\)/);
  await expectPageToHold();
  await page.goto('/admin/integrations');
  await expect(page.getByRole('list', { name: 'Readiness' })).toContainText('Public address');
  await expectPageToHold();
});
