import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expectNothingCut } from './support/cut-text';
import { foreignWords } from './support/foreign-words';
import { expectToHold } from './support/hold';
import { ownNumber } from './support/own-number';
import { callGraphQL } from './support/sessions';
import { signInAsUser } from './support/sign-in';
import { expect, test } from './support/test';
import { expectNoSidewaysScroll } from './support/width';

const LANGUAGE = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { id } }';
/** Words of ours that are not in Hindi: those who treat keep their names. */
const foreign = async (page: Page) => (await foreignWords(page)).filter((text) => !text.includes('(PT)'));
const help = (page: Page) => page.getByRole('button', { name: 'कुछ ठीक नहीं है' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'आपके अपने पेज' });

/** The page has no header and footer of the site, speaks Hindi alone, and its help is in reach wherever it is scrolled to. */
async function expectFrame(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeVisible();
  expect(await foreign(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  await expectNothingCut(page);
  for (const to of [0, 300, 100_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), to);
    await expect(help(page)).toBeInViewport({ ratio: 1 });
    await expect(tabs(page)).toBeInViewport();
  }
  const { height = 0 } = (await help(page).boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  // So high that what stays in sight lies over nothing: half a button counts as too small.
  await page.setViewportSize({ width: 360, height: 2400 });
  await expectNoAxeViolations(page, 'html');
  await page.setViewportSize({ width: 360, height: 740 });
}

test.afterEach(async ({ page }) => {
  await signInAsUser(page);
  await callGraphQL(page, LANGUAGE, { input: { language: 'English' } }); // as the other journeys of this patient have it
});

test('a patient goes by tab over all her pages in Hindi, with help in reach on each @phone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAsUser(page);
  await callGraphQL(page, LANGUAGE, { input: { language: 'Hindi' } });
  await page.goto('/user/today');
  for (const [tab, title] of [
    ['आज', 'आज'],
    ['प्लान', 'प्लान'],
    ['प्रगति', 'प्रगति'],
  ] as const) {
    await tabs(page).getByRole('link', { name: tab }).click();
    await expectFrame(page, title);
    await help(page).click();
    const panel = page.getByRole('region', { name: 'कुछ ठीक नहीं है' });
    await expect(panel.getByRole('button', { name: /^हाँ/ }).first()).toBeVisible();
    await expect(panel.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    expect(await foreign(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 3200 });
    await expectNoAxeViolations(page, 'html');
    await page.setViewportSize({ width: 360, height: 740 });
    await help(page).click();
  }
  await page.getByRole('link', { name: 'अभी नापें' }).click();
  await expectFrame(page, 'नापें');
  await tabs(page).getByRole('link', { name: 'प्रोफाइल' }).click();
  await expect(page).toHaveURL('/user');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(tabs(page).getByRole('link', { name: 'प्रोफाइल' })).toHaveAttribute('aria-current', 'page');
  for (const [link, title] of [
    ['आपके भुगतान और रसीदें', 'आपके भुगतान'],
    ['सेटिंग: मैसेज, साइन इन, रिकॉर्ड कौन देखता है', 'सेटिंग'],
    ['आपके सारे सेशन', 'आपके सेशन'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: link }).last().click();
    await expectFrame(page, title);
    await tabs(page).getByRole('link', { name: 'प्रोफाइल' }).click();
  }
  await page.goto('/user/settings');
  await page.getByRole('link', { name: 'आपका रिकॉर्ड कौन देखता है, और मना कैसे करें' }).click();
  await expectFrame(page, 'आपका रिकॉर्ड कौन देखता है');
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('help is there on a page that cannot be loaded, too @phone', async ({ page }) => {
    await signInAsUser(page);
    await page.goto('/user/settings');
    await expect(page.getByText('This browser', { exact: true })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Something is wrong' }).click();
    const panel = page.getByRole('region', { name: 'Something is wrong' });
    await expect(panel.getByRole('link', { name: 'Call 112' })).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Yes: / }).first()).toBeVisible();
    await page.context().setOffline(false);
  });
});

test('a patient without a plan reads what comes next, and asks for a session from there @phone', async ({
  page,
}, info) => {
  await signInAsUser(page, ownNumber(info, '160'));
  await callGraphQL(page, 'mutation { skipProfile { id } }', {});
  await page.goto('/user/today');
  await expect(page.getByRole('region', { name: 'You have no plan of exercises now' })).toBeVisible();
  const own = page.getByRole('navigation', { name: 'Your own pages' });
  await expect(own.getByRole('link')).toHaveText(['Today', 'Messages', 'Profile']);
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  const panel = page.getByRole('region', { name: 'Something is wrong' });
  await panel.getByRole('button', { name: /^Yes: Do you have a fever/ }).click();
  await expect(panel.getByRole('alert')).toContainText('Nobody at the clinic knows of this answer.');
  await page.setViewportSize({ width: 360, height: 2400 });
  await expectToHold(page);
  await page.getByRole('link', { name: 'Ask for a session' }).click();
  await expect(page).toHaveURL('/user/sessions#ask-for-a-session');
  await expect(page.getByRole('region', { name: 'Ask for a session' })).toBeInViewport();
});

test('the settings say where the account is signed in, and end the other places @phone', async ({
  page,
  browser,
}, info) => {
  const phone = ownNumber(info, '004');
  const elsewhere = await browser.newPage();
  await signInAsUser(elsewhere, phone);
  await signInAsUser(page, phone);
  await callGraphQL(page, 'mutation { skipProfile { id } }', {});
  await page.goto('/user/settings');
  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await places.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(places.getByText('You are signed in nowhere else.')).toBeVisible();
  await elsewhere.goto('/user');
  await expect(elsewhere).toHaveURL('/');
  await elsewhere.close();
});
