import { expectNoAxeViolations } from './support/axe';
import { foreignWords } from './support/foreign-words';
import { registerHospital } from './support/hospital';
import { callGraphQL, expectRoomForFingers, openDialog } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/width';

const CONSENT = 'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id } }';
const SPEAK = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test('a patient sees which hospital reads their record, refuses it by the keyboard, and its next request finds nobody', async ({
  page,
  isMobile,
}, info) => {
  const name = `City Hospital ${info.retry + 1}`;
  await signInAsAdmin(page);
  const hospital = await registerHospital(page, name);
  const listed = await page.request.post('/graphql', {
    data: { query: '{ patients(filter: { search: "9000000101" }) { patients { id } } }' },
  });
  const { data }: { data: { patients: { patients: { id: string }[] } } } = await listed.json();
  const patientId = data.patients.patients[0]?.id ?? '';
  await callGraphQL(page, CONSENT, { input: { clientId: hospital.id, patientId, decision: 'PERMIT' } });
  expect(await hospital.read(patientId)).toBe(200);

  await signInAsUser(page);
  await page.goto('/user');
  await page.getByRole('link', { name: 'Who reads your record, and how to refuse it' }).click();
  await expect(page).toHaveURL('/user/records');
  const item = page.getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText(/Can read it.*For your treatment.*Since.*Allowed on.*Last read on/);
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  if (isMobile) await expectRoomForFingers(page.getByRole('main'));

  await item.getByRole('button', { name: `Refuse ${name}` }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Refuse this hospital' });
  await expect(question).toContainText('Nobody but you can change this.');
  await expectNoAxeViolations(page, openDialog);
  if (isMobile) await expectRoomForFingers(question);
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
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  expect(await foreignWords(page)).toEqual([]);
  await callGraphQL(page, SPEAK, { input: { language: 'English' } }); // as the other journeys of this patient have it
});
