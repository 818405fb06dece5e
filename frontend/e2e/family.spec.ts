import type { Page } from '@playwright/test';
import { foreignWords } from './support/foreign-words';
import { expectRoomForFingers, expectToHold } from './support/hold';
import { test } from './support/own-server';
import { signInAsUser } from './support/sign-in';
import { expect } from './support/test';

test.use({ sampleData: 'on' });

const daughter = '9812400941';
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('a patient lets her daughter in, who ticks and writes, and out again @phone', async ({
  page,
  browser,
  ownServer,
}) => {
  test.setTimeout(180_000);
  await signInAsUser(page);
  await page.goto('/user/settings');
  await page.getByRole('link', { name: 'Let somebody in your family see your day' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family');
  await expect(page.getByText('You have let in nobody yet.')).toBeVisible();
  await page.getByLabel('Name').fill('Anita');
  await page.getByLabel(/^What the person is to you/).fill('daughter');
  await page.getByLabel('Mobile number').fill(daughter);
  await page.getByRole('checkbox', { name: /read and write messages/ }).check();
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await expectToHold(page);
  await expectRoomForFingers(page.getByRole('main'));
  await page.getByRole('button', { name: 'Let in and send a text message' }).click();
  await expect(said(page, 'A text message is on its way')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Anita, daughter' })).toBeVisible();
  await expectToHold(page);

  const hers = await (
    await browser.newContext({ baseURL: ownServer.url, viewport: { width: 360, height: 740 } })
  ).newPage();
  await signInAsUser(hers, daughter);
  await hers.goto('/user');
  await hers.getByRole('link', { name: 'Whose day you can see' }).click();
  await hers.goto('/t/f');
  await expect(hers).toHaveURL(/\/user\/family$/);
  await hers.getByRole('button', { name: /^Accept the invitation of/ }).click();
  await hers.getByRole('link', { name: /^See the day of/ }).click();
  await expect(hers.getByRole('region', { name: /: today$/ })).toBeVisible();
  const none = hers.getByRole('button', { name: 'None of these' });
  await expect(none.or(hers.getByRole('region', { name: 'Something is wrong' }))).toBeVisible();
  if (await none.isVisible()) await none.click();
  await hers
    .getByRole('button', { name: /^Done, one set/ })
    .first()
    .click();
  await expect(hers.getByText('Done by Anita').first()).toBeVisible();
  await expectToHold(hers);
  await expectRoomForFingers(hers.getByRole('main'));
  await hers.getByLabel('Your message').fill('May she climb stairs?');
  await hers.getByRole('button', { name: 'Send' }).click();
  await expect(hers.getByRole('log').getByRole('listitem').last()).toContainText('May she climb stairs?');
  await hers.getByLabel('Your message').fill('And squat?');

  await hers.context().setOffline(true);
  await hers.getByRole('button', { name: /^Yes:/ }).first().click();
  const advice = hers.getByRole('alert').filter({ has: hers.getByRole('link', { name: 'Call 112' }) });
  await expect(advice).toBeFocused();
  await expect(advice).toBeInViewport({ ratio: 1 });
  await expect(hers.getByText(/^Your answer is not sent yet/)).toBeVisible();
  await expect(hers.getByRole('button', { name: 'Send now' })).toBeVisible();
  await expectToHold(hers);
  await hers.context().setOffline(false);
  await expect(hers.getByText(/^Your answer is saved/)).toBeVisible();
  await expect(hers.getByRole('button', { name: /^Done, one set/ })).toHaveCount(0);
  await expect(advice).toBeVisible();

  await page.goto('/user/messages');
  await expect(page.getByRole('log').getByText('Anita')).toBeVisible();
  await page.goto('/user/family');
  await page.getByRole('button', { name: 'End access of Anita' }).click();
  await page.getByRole('button', { name: 'Yes, end it' }).click();
  await expect(said(page, 'The access has ended.')).toBeVisible();

  await hers.getByRole('button', { name: 'Send' }).click();
  await expect(hers.getByText(/You can no longer see this day/).first()).toBeVisible();
  await expect(hers.getByLabel('Your message')).toHaveValue('And squat?');
  await hers.goto('/user/family');
  await expect(hers.getByText('Nobody has let you in yet.')).toBeVisible();
  await hers.context().close();
});

test('the pages of the family in Hindi at 360 px @phone', async ({ page, ownServer }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addCookies([{ name: 'language', value: 'hi', url: ownServer.url }]);
  await signInAsUser(page);
  await page.goto('/user/family');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('परिवार');
  await expect(page.getByRole('region', { name: 'आपने किसे जोड़ा है' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await foreignWords(page)).filter((text) => !/Anita|daughter|\+91/.test(text))).toEqual([]);
  await expectToHold(page);
});
