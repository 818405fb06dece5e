import { expectToHold } from './support/hold';
import { openDialog } from './support/sessions';
import { signInAsAdmin, signInAsDoctor } from './support/sign-in';
import { expect, test } from './support/test';

test('an admin writes a questionnaire in both languages without JSON, and a doctor reads it @desktop', async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto('/admin/questionnaires');
  const card = page.getByRole('region', { name: 'Questionnaires' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'New questionnaire' }).click();
  const dialog = page.getByRole('dialog', { name: 'New questionnaire' });
  const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
  await fill('Short name', 'stairs-at-home');
  await fill('Title in English', 'Stairs at home');
  await fill('Title in Hindi', 'घर की सीढ़ियाँ');
  await fill('Owner and terms of use', 'The clinic’s own, free.');
  await fill('Question 1, text in English', 'How many floors do you climb?');
  await fill('Question 1, text in Hindi', 'आप कितनी मंजिल चढ़ते हैं?');
  await fill('Answer 1 in English', 'None');
  await fill('Answer 1 in Hindi', 'एक भी नहीं');
  await fill('Answer 2 in English', 'One or more');
  await fill('Answer 2 in Hindi', 'एक या ज्यादा');
  await dialog.getByRole('button', { name: 'Add a score' }).click();
  await dialog.getByRole('checkbox', { name: 'How many floors do you climb?' }).check();
  await fill('Score 1 in English', 'Floors');
  await fill('Score 1 in Hindi', 'मंजिलें');
  await fill('Highest value', '1');
  await fill('Source of range and difference', 'The clinic’s own.');
  await expectToHold(page, { part: openDialog, fingers: dialog });
  await dialog.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('The draft of Stairs at home was saved.')).toBeVisible();
  await expect(card.getByText('Stairs at home, version 1')).toBeVisible();

  await signInAsDoctor(page, '9000000021');
  await page.goto('/doctor/protocols');
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Read Stairs at home, version 1' }).click();
  await expect(page.getByRole('dialog').getByText('आप कितनी मंजिल चढ़ते हैं?')).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/^Score Floors: 0 to 1/)).toBeVisible();
});
