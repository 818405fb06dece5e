import type { Locator, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { openMenuGroup } from './support/menu';
import { owner, test } from './support/own-server';
import { openDialog } from './support/sessions';
import { signInAsAdmin } from './support/sign-in';
import { expect } from './support/test';

const settingsPath = '/admin/clinic';
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const save = async (section: Locator): Promise<void> => section.getByRole('button', { name: /^Save/ }).click();
const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

/** Goes on to the page of a section. */
async function openSection(page: Page, name: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Clinic settings' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  return part(page, name);
}

async function openContact(page: Page): Promise<Locator> {
  await page.goto(`${settingsPath}/contact`);
  const contact = part(page, 'Name and contact');
  await expect(contact.getByLabel('Name of the clinic')).toBeVisible();
  return contact;
}

test.describe('the settings of the clinic', () => {
  test.beforeEach(({ page }) => signInAsAdmin(page, owner));

  test('are in a group of the menu that unfolds, and reached from Services, which keeps its sentence', async ({
    page,
  }) => {
    await page.goto('/admin/services');
    await expect(page.getByText('Content for Services will be added later', { exact: true })).toBeVisible();
    const group = await openMenuGroup(page, 'Clinic');
    const links = ['Clinic', 'Team', 'Covers', 'Messages', 'Note templates', 'Consent forms'];
    await expect(group.getByRole('link')).toHaveText(links);
    await expectToHold(page, { fingers: page.getByRole('navigation', { name: 'Admin' }) });
    await group.getByRole('link', { name: 'Clinic' }).click();
    await expect(page).toHaveURL(settingsPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clinic settings');
    await page.goBack();
    await page.getByRole('link', { name: /^Open the clinic settings/ }).click();
    await expect(page).toHaveURL(settingsPath);
  });

  test.describe('that are refused', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('are said at their inputs, and nothing typed is lost @desktop', async ({ page }) => {
      await page.goto('/admin/services');
      await page.getByRole('link', { name: /^Open the clinic settings/ }).click();
      const links = await openSection(page, 'Links');
      await links.getByRole('button', { name: 'Add a link' }).click();
      await links.getByLabel('Name').last().fill('Our page');
      await links.getByLabel('Address').last().fill('javascript:alert(1)');
      await save(links);
      await expect(links.getByText('Please enter a link that begins with https://')).toBeVisible();
      await expect(links.getByLabel('Address').last()).toBeFocused();
      await expect(links.getByLabel('Address').last()).toHaveValue('javascript:alert(1)');

      await page.getByRole('link', { name: 'Opening hours' }).click();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(links.getByLabel('Address').last()).toHaveValue('javascript:alert(1)');
      await page.getByRole('link', { name: 'Opening hours' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      const hours = part(page, 'Opening hours');
      await expect(hours.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 });
      await part(page, 'Monday').getByRole('button', { name: 'Add hours' }).click();
      await expect(hours.getByLabel('Monday, hours 2: opens')).toBeFocused();
      await hours.getByLabel('Monday, hours 2: opens').fill('17:00');
      await hours.getByLabel('Monday, hours 2: closes').fill('20:00');
      await save(hours);
      await expect(hours.getByText('The hours of a day must stand in order and must not overlap')).toBeVisible();
      await expect(hours.getByText('Not saved yet')).toBeVisible();
      await expectToHold(page);

      await page.goBack();
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await expect(hours.getByLabel('Monday, hours 2: closes')).toHaveValue('20:00');
      await page.goBack();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(page).toHaveURL(`${settingsPath}/links`);
    });

    test('because another tab was faster stay as they were typed, and can be saved again @desktop', async ({
      page,
      context,
    }) => {
      const mine = await openContact(page);
      const other = await context.newPage();
      const theirs = await openContact(other);
      await theirs.getByLabel('PIN code (optional)').fill('226001');
      await save(theirs);
      await expect(said(other, 'Name and contact were saved.')).toBeVisible();
      await mine.getByLabel('Name of the clinic').fill('आशा Physiotherapy');
      await save(mine);
      await expect(mine.getByRole('alert')).toContainText('Somebody else changed this meanwhile');
      await expect(mine.getByLabel('Name of the clinic')).toHaveValue('आशा Physiotherapy');
      await expect(mine.getByRole('button', { name: 'Show what is saved now' })).toBeVisible();
      await expectToHold(page);
      await mine.getByRole('button', { name: 'Show what is saved now' }).click();
      await expect(mine.getByLabel('PIN code (optional)')).toHaveValue('226001');
      await mine.getByLabel('Name of the clinic').fill('आशा Physiotherapy');
      await save(mine);
      await expect(said(page, 'Name and contact were saved.')).toBeVisible();
      await other.close();
    });
  });

  test('are entered by the owner, who then opens the clinic for good @desktop', async ({ page }) => {
    test.slow();
    await page.goto(settingsPath);
    const card = part(page, 'The clinic is not open yet');
    const open = card.getByRole('button', { name: 'Open the clinic' });
    await expect(open).toBeDisabled();
    await expectToHold(page, { fingers: page.getByRole('main') });

    await card.getByRole('link', { name: 'Your own phone number' }).click();
    const contact = part(page, 'Name and contact');
    await expect(page).toHaveURL(`${settingsPath}/contact`);
    await contact.getByLabel('Name of the clinic').fill('आशा फ़िज़ियोथेरेपी एवं पुनर्वास केंद्र, Hazratganj');
    await contact.getByLabel('Phone number 1', { exact: true }).fill('0522 400 1234');
    await contact.getByLabel('WhatsApp number (optional)').fill('98765 43210');
    await contact.getByLabel('E-mail').fill('desk@asha-physio.in');
    await contact.getByLabel('Street').fill('12 Hazratganj');
    await expect(contact.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 });
    await expectToHold(page, { fingers: page.getByRole('main') });
    await save(contact);
    await expect(said(page, 'Name and contact were saved.')).toBeVisible();

    const hours = await openSection(page, 'Opening hours');
    await hours.getByLabel('Monday, hours 1: closes').fill('13:00');
    await part(page, 'Monday').getByRole('button', { name: 'Add hours' }).click();
    await hours.getByLabel('Monday, hours 2: opens').fill('16:00');
    await hours.getByLabel('Monday, hours 2: closes').fill('00:00');
    await hours.getByRole('button', { name: 'Copy Monday until Saturday' }).click();
    await save(hours);
    await expect(said(page, 'The opening hours were saved.')).toBeVisible();

    const offers = await openSection(page, 'Sessions and prices');
    const clinic = part(page, 'At the clinic');
    await part(page, 'By video').getByLabel('Patients can ask for it').uncheck();
    await clinic.getByLabel('Price in rupees (optional)').fill('1,500');
    await save(offers);
    await expect(said(page, 'The sessions and prices were saved.')).toBeVisible();

    const items = await openSection(page, 'Price list');
    await expect(items.getByText(/^Without a GST number no item has a tax rate/)).toBeVisible();
    await items.getByRole('button', { name: 'Add an item' }).click();
    await items.getByLabel('Name').fill('Knee brace');
    await items.getByLabel('Price in rupees').fill('1,180');
    await items.getByLabel('HSN or SAC code (optional)').fill('9021');
    await expectToHold(page, { fingers: page.getByRole('main') });
    await save(items);
    await expect(said(page, 'The price list was saved.')).toBeVisible();

    const prices = await openSection(page, 'Prices by physiotherapist');
    await expect(prices).toBeVisible();
    await expectToHold(page, { fingers: page.getByRole('main') });

    const fees = await openSection(page, 'Fees');
    await fees.getByLabel('Missed', { exact: true }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'A fixed amount', visible: true }).click();
    await fees.getByLabel('Missed: rupees').fill('300');
    await expectToHold(page, { fingers: page.getByRole('main') });
    await save(fees);
    await expect(said(page, 'The fees were saved.')).toBeVisible();

    const days = await openSection(page, 'Special days');
    await days.getByRole('button', { name: 'Add a special day' }).click();
    await days.getByLabel('Day', { exact: true }).fill('2031-11-07');
    await days.getByLabel('Name').fill('दीपावली');
    await save(days);
    await expect(said(page, 'The special days were saved.')).toBeVisible();

    await page.getByRole('link', { name: 'Opening', exact: true }).click();
    await expect(card.getByText('Nothing is missing any more.')).toBeVisible();
    await open.click();
    const question = page.getByRole('dialog', { name: 'Open the clinic?' });
    await expect(question).toBeVisible();
    await expectToHold(page, { part: openDialog, fingers: question });
    await question.getByRole('button', { name: 'Open the clinic' }).click();
    await expect(said(page, 'The clinic is open.')).toBeVisible();
    await expect(page.getByText(/Open since \d+ \w+ \d{4}/)).toBeVisible();

    await page.reload();
    await expect(page.getByText(/Open since/)).toBeVisible();
    await openSection(page, 'Name and contact');
    await expect(contact.getByLabel('Phone number 1', { exact: true })).toHaveValue('0522 400 1234');
    await openSection(page, 'Opening hours');
    await expect(hours.getByLabel('Saturday, hours 2: closes')).toHaveValue('00:00');
    await openSection(page, 'Sessions and prices');
    await expect(clinic.getByLabel('Price in rupees (optional)')).toHaveValue('1,500');
    await openSection(page, 'Fees');
    await expect(fees.getByLabel('Missed: rupees')).toHaveValue('300');
    await expectToHold(page);
  });
});
