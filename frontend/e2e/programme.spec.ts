import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { ownNumber } from './support/own-number';
import { makeRecord, withNewAccount } from './support/records';
import { openDialog } from './support/sessions';
import { signInAsDoctor, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';

const neha = '9000000011';
const name = 'श्रीमती कमला देवी Programme';

interface Found {
  readonly patients: { readonly patients: readonly { readonly id: string }[] };
  readonly physiotherapists: readonly { readonly id: string; readonly name: string }[];
}

/** A call of the signed-in browser. */
async function ask<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const response = await page.request.post('/graphql', { data: { query, variables } });
  const { data, errors }: { data: Data; errors?: unknown } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

test('a physiotherapist writes a programme, and the patient reads it in Hindi (bench §8) @phone', async ({
  page,
}, info) => {
  test.setTimeout(120_000);
  const phone = ownNumber(info, '178');
  await withNewAccount(page, phone);
  await makeRecord(page, phone, name);
  const found = await ask<Found>(
    page,
    `query ($search: String) { patients(limit: 1, filter: { search: $search }) { patients { id } } physiotherapists { id name } }`,
    { search: phone },
  );
  const patientId = found.patients.patients[0]?.id ?? '';
  const physiotherapistId = found.physiotherapists.find((one) => one.name.includes('Neha'))?.id;
  await ask(
    page,
    'mutation ($patientId: ID!, $input: CarePlanInput!) { updateCarePlan(patientId: $patientId, input: $input) { plannedSessions } }',
    { patientId, input: { physiotherapistId } },
  );

  await signInAsDoctor(page, neha);
  await page.goto(`/physio/patients/${patientId}?part=programme`);
  await page.getByRole('button', { name: 'Begin a programme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Begin a programme' });
  await dialog.getByText('Back', { exact: true }).click();
  await dialog.getByLabel('Goal').fill('Carry my grandson again');
  await dialog.getByLabel('Name in English').fill('Bridge');
  await dialog.getByLabel('Name in Hindi').fill('पुल');
  await dialog.getByLabel('How it is done, in English').fill('Lie on your back and lift your hips.');
  await dialog.getByLabel('How it is done, in Hindi').fill('पीठ के बल लेटें और कूल्हे उठाएँ।');
  await dialog.getByLabel('Hint for this patient (optional)').fill('Slowly');
  await expectToHold(page, { part: openDialog, fingers: dialog });
  await dialog.getByRole('button', { name: 'Begin' }).click();
  const about = page.getByRole('region', { name: 'Programme for the back' });
  await expect(about).toContainText('Bridge: 2 × 10, once a day');
  await expectToHold(page);

  await signInAsUser(page, phone);
  await ask(page, 'mutation { setMessagePreferences(language: HI) { language } }');
  await page.goto('/hi/user/today');
  await expect(page.getByText('“कमर के लिए एक्सरसाइज कार्यक्रम” का दिन 1।')).toBeVisible();
  await page.getByRole('button', { name: 'इनमें से कुछ नहीं है' }).click();
  const exercise = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: 'पुल' }) });
  await exercise.getByRole('link', { name: 'शुरू करें: पुल' }).click();
  const steps = page.getByRole('region', { name: 'कैसे करें' });
  await expect(steps).toContainText('पीठ के बल लेटें और कूल्हे उठाएँ।');
  await expect(steps).toContainText('Slowly');
  await expectToHold(page);
  await page.goto('/hi/user/plan');
  await expect(page.getByText('Carry my grandson again')).toBeVisible();
  await expectToHold(page);
});
