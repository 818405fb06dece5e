import type { Locator, Page } from '@playwright/test';
import { expectToHold } from './support/hold';
import { foreignWords } from './support/foreign-words';
import { ownNumber, spaced } from './support/own-number';
import { callGraphQL, cancelAt, ownDay, said } from './support/sessions';
import { signInAsAdmin, signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';
import { expectFitsScreen } from './support/width';

/** A PNG of one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const block = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const main = (page: Page): Locator => page.getByRole('main');
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Somebody signs up and opens /user, which leads to the form. */
async function signUp(page: Page, phone: string): Promise<void> {
  await page.goto('/pricing');
  await signInAsUser(page, phone);
  await page.goto('/user');
  await expect(page).toHaveURL('/patient-signup');
  await expect(page.getByLabel('Full name')).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('सुनीता Devi');
  await page.getByLabel('Email').fill('sunita@example.com');
  await page.getByLabel('Date of birth').fill('04051962');
  await expect(page.getByText('Date of birth is required')).toBeHidden(); // what is below has moved up
  await page.getByLabel('Female').check();
}

async function openOwnArea(page: Page): Promise<void> {
  await signInAsUser(page);
  await page.goto('/user');
  await expect(page.getByLabel('Email')).toBeVisible();
}

test.describe('the profile form', () => {
  test('is shown after the first sign-up, says what is missing, and leads to /user @phone', async ({ page }, info) => {
    const phone = ownNumber(info, '001');
    await signUp(page, phone);
    await expect(page.getByText(`+91 ${spaced(phone)}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete your profile');
    await expectFitsScreen(page);
    await expectToHold(page);

    await press(page, 'Submit');
    for (const what of ['Full name', 'Email', 'Date of birth', 'Gender']) {
      await expect(page.getByText(`${what} is required`)).toBeVisible();
    }
    await expectToHold(page);

    await fillIn(page);
    await expect(page.getByText('4 May 1962')).toBeVisible();
    await press(page, 'Submit');
    await expect(page).toHaveURL('/user');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByText('Hello, सुनीता Devi')).toBeVisible();
    await expect(page.getByLabel('Date of birth')).toHaveValue('4 May 1962');
    await expect(block(page, 'Your next step').getByRole('link', { name: 'Ask for a session' })).toBeVisible();
    await expectFitsScreen(page);
    await expectToHold(page);

    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

  test('can be skipped, is not shown again, and can be filled in later @phone', async ({ page }, info) => {
    await signUp(page, ownNumber(info, '002'));
    await press(page, 'Skip');
    await expect(page).toHaveURL('/user');
    await expect(page.getByLabel('Full name')).toHaveValue('Not given');
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Not given');
    await expect(page).toHaveURL('/user');

    await page.getByRole('link', { name: 'Change name, e-mail, date of birth or gender' }).click();
    await expect(page).toHaveURL('/patient-signup');
    await fillIn(page);
    await press(page, 'Submit');
    await expect(page.getByLabel('Full name')).toHaveValue('सुनीता Devi');
  });
});

test.describe('the own page', () => {
  test('shows the next session and the progress with its picture, and leads to the sessions @phone', async ({
    page,
  }) => {
    await openOwnArea(page);
    await expect(page.getByText(/IST$/).first()).toBeVisible();
    await expect(block(page, 'Your progress').getByText(/^\d+ of 25 sessions done$/)).toBeVisible();
    await expect(block(page, 'Your progress').getByText('Recovery progress')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveAttribute('readonly');
    await expectFitsScreen(page);
    await expectToHold(page, { fingers: main(page) });

    await press(page, 'Save Profile');
    await expect(page.getByRole('status').filter({ hasText: 'Profile updated successfully' })).toBeVisible();
    await expectToHold(page);

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectFitsScreen(page);

    await page.reload();
    await main(page).getByRole('link', { name: 'All your sessions' }).first().click();
    await expect(page).toHaveURL('/user/sessions');
    const past = block(page, 'Past sessions');
    await expect(past.getByText('Completed').first()).toBeVisible();
    await expect(past.getByText(/^Reason: /).first()).toBeVisible();
    await expectFitsScreen(page);
    await expectToHold(page, { fingers: main(page) });
    await expect(past.getByRole('listitem')).toHaveCount(10);
    await press(page, 'Show more past sessions');
    await expect(past.getByRole('listitem').nth(10)).toBeFocused();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expectFitsScreen(page);
  });

  test('shows a long name and address whole @phone', async ({ page }, info) => {
    const name = `श्रीमती वेंकटरमणी अय्यंगार ${'Srivastava'.repeat(4)}`;
    const email = `${'a.long.name.'.repeat(5)}in@a-hospital-with-a-long-name.example.org`;
    await signUp(page, ownNumber(info, '006'));
    await fillIn(page);
    await page.getByLabel('Full name').fill(name);
    await page.getByLabel('Email').fill(email);
    await press(page, 'Submit');
    await expect(block(page, 'Your details').getByLabel('Email')).toHaveValue(email);
    for (const label of ['Full name', 'Email', 'Time zone']) {
      const field = page.getByLabel(label);
      expect(await field.evaluate((box) => box.scrollWidth - box.clientWidth), label).toBe(0);
      expect(await field.evaluate((box) => box.scrollHeight - box.clientHeight), label).toBe(0);
    }
    await expectFitsScreen(page);
    await expectToHold(page);
  });

  test('takes a request, which an admin then sees among the pending sessions @phone', async ({ page }, info) => {
    const time = `${ownDay(info)}T16:30`;
    await signUp(page, ownNumber(info, '008')); // the sample patient may have more sessions ahead than are shown at first
    await press(page, 'Skip');
    await expect(page).toHaveURL('/user');
    await page.goto('/user/sessions');
    const form = block(page, 'Ask for a session');
    await expect(() => form.scrollIntoViewIfNeeded()).toPass(); // it comes when it is seen
    const input = form.getByLabel('Date and time (clinic time, IST)');
    await input.fill('2020-01-01T10:00');
    await press(page, 'Ask for this session');
    await expect(form.getByText('This time has passed. Choose one in the future')).toBeVisible();
    await expectToHold(page);

    await input.fill(time);
    await expect(form.getByText('This time has passed')).toBeHidden(); // what is below has moved up
    await form.getByLabel('Home').check();
    await press(page, 'Ask for this session');
    await expect(form.getByText('Enter the address to which we come')).toBeVisible();
    await expect(form.getByText('Your name is missing in your details')).toBeVisible();
    await expectToHold(page);

    const named = 'mutation { updateProfile(input: { fullName: "Sunita Yadav" }) { id } }';
    await callGraphQL(page, named, {});
    await page.reload();
    await expect(() => form.scrollIntoViewIfNeeded()).toPass();
    await input.fill(time);
    await form.getByLabel('Home').check();
    await form.getByLabel('Address to which we come').fill('7 Lake View, Gomti Nagar, Lucknow');
    await expectToHold(page);
    await press(page, 'Ask for this session');
    await expect(
      page.getByRole('status').filter({ hasText: `You asked for a session for ${said(time)}` }),
    ).toBeVisible();
    const asked = block(page, 'Upcoming sessions')
      .getByRole('listitem')
      .filter({ hasText: said(time) });
    await expect(asked).toContainText('Pending');
    await expect(asked).toContainText('The clinic will confirm it.');

    await input.fill(time);
    await press(page, 'Ask for this session');
    await expect(form.getByText('You have asked for a session at this time already.')).toBeVisible();
    await expect(input).toHaveValue(time);
    await expect(asked).toHaveCount(1);
    await expectToHold(page);

    await signInAsAdmin(page);
    await page.goto('/admin/pending-sessions');
    const row = page
      .getByRole('table', { name: 'Pending sessions' })
      .getByRole('row')
      .filter({ hasText: said(time) });
    await expect(row).toContainText('Home');
    await cancelAt(page, time);
  });

  test('changes the picture, and keeps it @phone', async ({ page }, info) => {
    await signUp(page, ownNumber(info, '003'));
    await press(page, 'Skip');
    const input = page.getByLabel('Change profile picture');
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await expect(page.getByRole('alert')).toHaveText(/^Failed to upload profile picture/);
    await expectToHold(page);
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await expect(page.getByRole('status').filter({ hasText: 'Profile picture updated successfully' })).toBeVisible();
    const picture = page.getByAltText('You', { exact: true });
    await expect(picture).toHaveJSProperty('complete', true);
    await page.reload();
    await expect(picture).toBeVisible();
    await expectToHold(page);
  });

  test('is open to accounts that are no patients, without sessions @phone', async ({ page }) => {
    for (const signIn of [() => signInAsUser(page, '9000000103'), () => signInAsAdmin(page)]) {
      await signIn();
      await page.goto('/user');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expect(block(page, 'Where you are signed in')).toBeVisible();
      await expect(block(page, 'Your next step')).toBeHidden();
      await expect(page).toHaveURL('/user');
    }
    await page.goto('/patient-signup');
    await expect(page).toHaveURL('/');
  });

  test('leads to the own payments, in the language of the account @phone', async ({ page }) => {
    const speak = async (language: string) => {
      const query = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
      await callGraphQL(page, query, { input: { language } });
      await page.reload();
    };
    await openOwnArea(page);
    await main(page).getByRole('link', { name: 'Your payments and receipts' }).click();
    await expect(page).toHaveURL('/user/payments');
    for (const [title, next] of [
      ['Payments and receipts', 'Hindi'],
      ['भुगतान और रसीदें', 'English'], // as the other journeys of this patient have it
    ] as const) {
      await expect(block(page, title).getByText('₹').first()).toBeVisible();
      await expectFitsScreen(page);
      await expectToHold(page);
      if (next === 'English') expect(await foreignWords(page)).toEqual([]);
      await speak(next);
    }
  });

  test('ends with Logout @phone', async ({ page }) => {
    await openOwnArea(page);
    await press(page, 'Logout');
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expect(page.getByText('Signed in with +91 90000 00101')).toBeHidden();
  });
});

test.describe('a lost network', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('is told, loses nothing that was typed, and can be tried again @phone', async ({ page }, info) => {
    await signUp(page, ownNumber(info, '005'));
    await fillIn(page);
    await page.route('**/graphql', (route) => route.abort());
    await press(page, 'Submit');
    await expect(page.getByRole('alert')).toHaveText('Failed to update profile. Please try again.');
    await expectToHold(page);
    await press(page, 'Skip');
    await expect(page.getByRole('alert')).toHaveText('Failed to skip profile update. Please try again.');
    await expect(page.getByLabel('Full name')).toHaveValue('सुनीता Devi');

    await page.unroute('**/graphql');
    await page.route('**/graphql', (route) => {
      const isOfPage = /"operationName":"(?:UserProfile|Sessions|SignedIn)/.test(route.request().postData() ?? '');
      return isOfPage ? route.abort() : route.continue();
    });
    await press(page, 'Submit');
    await expect(page.getByText('Error fetching profile data')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Try again' })).toHaveCount(1);
    await expectFitsScreen(page);
    await expectToHold(page);

    await page.unroute('**/graphql');
    await press(page, 'Try again');
    await expect(page.getByLabel('Email')).toHaveValue('sunita@example.com');
    await expect(block(page, 'Your next step').getByRole('link', { name: 'Ask for a session' })).toBeVisible();
  });
});
