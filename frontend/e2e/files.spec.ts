import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectToHold } from './support/hold';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNothingStandsOut } from './support/width';

const physiotherapist = '9000000011';
const frontDesk = '9000000031';

/** A patient of the signed-in physiotherapist. */
async function ownPatient(page: Page): Promise<{ id: string; patientId: string }> {
  const query = '{ benchPatients(first: 1) { edges { node { patient { id patientId } } } } }';
  const answer = await page.request.post('/graphql', { data: { query } });
  const { data }: { data: { benchPatients: { edges: { node: { patient: { id: string; patientId: string } } }[] } } } =
    await answer.json();
  return data.benchPatients.edges[0]?.node.patient ?? { id: '', patientId: '' };
}

/** A photo like no other, so that it is no file of the patient yet. */
const photo = async (seed: number) => {
  const red = seed % 256;
  const green = Math.floor(seed / 256) % 256;
  const bytes = await sharp({
    create: { width: 1_200, height: 900, channels: 3, background: { r: red, g: green, b: 120 } },
  })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: bytes };
};

async function add(page: Page, category: string, title: string, seed: number): Promise<void> {
  await page.getByRole('region', { name: 'Files' }).getByRole('button', { name: 'Add a file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a file' });
  await dialog.getByLabel('Chosen file').setInputFiles(await photo(seed));
  await dialog.getByText(category, { exact: true }).click();
  await dialog.getByLabel(/^Title/).fill(title);
  await expectToHold(page, { part: openDialog });
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(page.getByText('The file was added.')).toBeVisible();
  await expect(dialog).toBeHidden();
}

test('a physiotherapist adds a picture, the desk knows its title alone, and an admin removes it @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const seed = Math.floor(Date.now() / 1_000);
  const [knee, form] = [`Right knee ${seed}`, `Signed form ${seed}`];

  await signInAsDoctor(page, physiotherapist);
  const patient = await ownPatient(page);
  await page.goto(`/physio/patients/${patient.id}?part=files`);
  const files = page.getByRole('region', { name: 'Files' });
  await add(page, 'X-ray', knee, seed);
  const row = files.getByRole('listitem').filter({ hasText: knee });
  await expect(row).toContainText('X-ray');
  await row.scrollIntoViewIfNeeded();
  // The small picture is there, made by the server.
  await expect.poll(() => row.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(320);
  const opened = page.context().waitForEvent('page');
  await row.getByRole('link', { name: knee }).click();
  const tab = await opened;
  await expect.poll(() => tab.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1_200);
  await tab.close();
  await row.getByRole('button', { name: `Remove: ${knee}` }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the file' });
  await removal.getByLabel('Reason').fill('Of another patient');
  await removal.getByRole('button', { name: 'Remove it' }).click();
  await expect(row).toContainText('Removed; gone after');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('link', { name: knee })).toBeVisible();
  await expectToHold(page, { fingers: page.getByRole('main') });
  await expectNothingStandsOut(page.getByRole('main').getByRole('region'));

  await signInAsDoctor(page, frontDesk);
  await page.goto(`/desk/patients/${patient.patientId}`);
  await add(page, 'Consent form', form, seed + 70_000);
  await expect(files.getByRole('link', { name: form })).toBeVisible();
  await expect(files.getByText(knee)).toBeVisible();
  await expect(files.getByRole('link', { name: knee })).toHaveCount(0);
  await expectToHold(page, { fingers: files });

  await signInAsAdmin(page);
  await page.goto(`/admin/patients/${patient.patientId}?tab=files`);
  await expect(files.getByRole('link', { name: knee })).toBeVisible();
  await expectToHold(page, { fingers: files });
  await files.getByRole('button', { name: `Remove: ${knee}` }).click();
  await removal.getByLabel('Reason').fill('Of another patient');
  await removal.getByRole('button', { name: 'Remove it' }).click();
  await expect(files.getByRole('listitem').filter({ hasText: knee })).toContainText('Removed; gone after');
});
