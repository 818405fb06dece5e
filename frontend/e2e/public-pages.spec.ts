import { inBothWindows } from './support/both-windows';
import { expectAccessible, nothing, sideways } from './support/public-page';
import { expect, test } from './support/test';

const pages = [
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/pricing', 'Pricing'],
  ['/appointment', 'Book an Appointment'],
  ['/privacy', 'Privacy policy'],
  ['/terms', 'Terms of use'],
  ['/cookies', 'Cookie policy'],
] as const;

for (const [path, heading] of pages) {
  test(`${path} is accessible and fits, also with text twice as large @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await inBothWindows(page, async () => {
      await expectAccessible(page);
      expect(await sideways(page)).toEqual(nothing);
    });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await inBothWindows(page, async () => {
      expect(await sideways(page)).toEqual(nothing);
      // What does not fit in a row any more is in the menu, all of which can be reached.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'SignIn/SignUp' }).scrollIntoViewIfNeeded();
      await expect(page.getByRole('link', { name: 'SignIn/SignUp' })).toBeInViewport({ ratio: 1 });
      expect(await sideways(page)).toEqual(nothing);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
    });
  });
}

test.describe('an address that there is not', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows the 404 page, whose link leads home', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expectAccessible(page);
    expect(await sideways(page)).toEqual(nothing);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('a page that does not come', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const part of ['js', 'css']) {
    test(`is told below the header when its ${part} is missing, with a reload, which brings it`, async ({ page }) => {
      await page.goto('/');
      await page.route(`**/ServicesPage*.${part}`, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('This page could not be loaded');
      await expect(page.getByRole('banner')).toBeVisible();
      await expectAccessible(page);
      await page.unroute(`**/ServicesPage*.${part}`);
      await alert.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
    });
  }
});

test('in a narrow window the name of the site and the menu button stand beside each other at any size of text @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pricing');
  for (const size of ['100%', '130%', '150%', '175%', '200%']) {
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    const name = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Post Surgery Physiotherapy' })
      .evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        return text.getBoundingClientRect().right;
      });
    const button = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    expect(name, size).toBeLessThan(button?.x ?? 0);
  }
});

test('the form of /contact by keyboard alone: errors, sending for one second, success', async ({ page }) => {
  const type = async (label: string, text: string) => {
    await expect(page.getByRole('textbox', { name: label })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  const send = page.getByRole('button', { name: 'Send' });
  await page.clock.install();
  await page.goto('/contact');
  await expect(send).toBeEnabled();
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Message is required')).toBeVisible();
  await expectAccessible(page);

  await type('Name', 'Asha Rao');
  await type('Phone', '12+34');
  await type('Subject', 'Knee');
  await page.keyboard.type('When can I start?');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
  await expect(page.getByText('Subject is required')).toBeHidden();
  await page.keyboard.press('ControlOrMeta+A');
  await type('Phone', '(0522) 123-4567');

  await page.clock.pauseAt(Date.now() + 60_000);
  await send.press('Enter');
  await expect(send).toHaveText('Sending...');
  await expect(send).toBeDisabled();
  await page.clock.runFor(999);
  await expect(send).toBeDisabled();
  await page.clock.runFor(1);
  await expect(
    page.getByText("Thank you! Your message has been sent successfully. We'll get back to you soon."),
  ).toBeVisible();
  await page.clock.resume();
  await expect(send).toHaveText('Send message');
  await expect(send).toBeFocused(); // which a button loses that is switched off
  for (const label of ['Name', 'Phone', 'Subject', 'Message'])
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('');
  await expectAccessible(page);
  expect(await sideways(page)).toEqual(nothing);
});

test('the form of /contact is accessible while it sends', async ({ page }) => {
  // The one second lasts as long as axe needs to look.
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const setTimeout = (work: () => void, delay?: number) => later(work, delay === 1000 ? 600_000 : delay);
    Object.assign(window, { setTimeout });
  });
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Rao');
  await page.getByRole('textbox', { name: 'Phone' }).fill('+91 98765 43210');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Knee');
  await page.getByRole('textbox', { name: 'Message' }).fill('When can I start?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  await expectAccessible(page);
});

test('the form of /about by keyboard alone: the alert, then success', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields.');
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused();
  await expectAccessible(page);
  expect(await sideways(page)).toEqual(nothing);

  for (const text of ['Rao', 'asha@example.com', 'When can I start?']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('textbox', { name: 'Email' }).press('Enter');
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  await expectAccessible(page);
});

test('a line of the table of contents leads to its part, and the keyboard with it', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'How long we keep it' }).press('Enter');
  await expect(page).toHaveURL('/privacy#how-long');
  const part = page.getByRole('heading', { name: 'How long we keep it' });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  expect((await part.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0); // not below the header
});

test('the footer leads to the pages and the policies, and its targets are large enough for a finger', async ({
  page,
}) => {
  await page.goto('/contact');
  const footer = page.getByRole('contentinfo');
  for (const link of await footer.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await link.innerText()).toBeGreaterThanOrEqual(44);
  }
  for (const link of await footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link').all())
    await expect(link).toHaveAttribute('rel', /noreferrer/);
  await expect(footer.getByText('© 2025')).toBeVisible();
  for (const [name, path] of [
    ['Book an Appointment', '/appointment'],
    ['Privacy policy', '/privacy'],
    ['Terms of use', '/terms'],
    ['Cookie policy', '/cookies'],
  ] as const) {
    await footer.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
});
