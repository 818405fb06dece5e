import type { Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { registerHospital } from './support/hospital';
import { callGraphQL } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect, test } from './support/test';

const CONSENT = 'mutation ($input: RecordConsentInput!) { recordConsent(input: $input) { id } }';

/** A record of the sample clinic. */
async function someRecord(page: Page): Promise<{ id: string; patientId: string }> {
  const listed = await page.request.post('/graphql', {
    data: { query: '{ patients(filter: { search: "9000000101" }) { patients { id patientId } } }' },
  });
  const { data }: { data: { patients: { patients: { id: string; patientId: string }[] } } } = await listed.json();
  return data.patients.patients[0] ?? { id: '', patientId: '' };
}

test('an admin opens what a hospital sent of a patient in a tab that runs nothing, once they are signed in @desktop', async ({
  page,
  browser,
}, info) => {
  await signInAsAdmin(page);
  const { id, patientId } = await someRecord(page);
  await page.goto(`/admin/patients/${patientId}?tab=documents`);
  await expect(page.getByText('No documents.').or(page.getByRole('list', { name: 'Documents' }))).toBeVisible();
  const name = `Lake Hospital ${info.project.name} ${info.retry + 1}`;
  const hospital = await registerHospital(page, name);
  await callGraphQL(page, CONSENT, { input: { clientId: hospital.id, patientId: id, decision: 'PERMIT' } });
  const words = 'Walks 200 m alone. <script>document.body.textContent = "ran"</script>';
  await hospital.send({
    resourceType: 'DocumentReference',
    status: 'current',
    subject: { reference: `Patient/${id}` },
    content: [
      {
        attachment: {
          contentType: 'text/plain',
          data: Buffer.from(words).toString('base64'),
          title: `Letter of ${name}`,
        },
      },
    ],
  } as { resourceType: string });

  await page.reload();
  const link = page.getByRole('link', { name: `Letter of ${name}` });
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText(`${name}, `);
  await expectToHold(page, { fingers: page.getByRole('main') });

  const opened = page.context().waitForEvent('page');
  await link.click();
  const tab = await opened;
  await expect(tab.locator('body')).toHaveText(words);
  expect(await tab.evaluate(() => [window.origin, window.opener])).toEqual(['null', null]);
  const address = tab.url();
  const stranger = await browser.newContext();
  expect((await stranger.request.get(address)).status()).toBe(401);
  await stranger.close();
});
