import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../../test/fake-server';
import { openClinic } from '../../../test/open-clinic.fixture';
import { renderRoute } from '../../../test/render-route';

async function open(path: string) {
  renderRoute(path, fakeServer({ Me: { data: { me: null } } }));
  await screen.findByRole('heading', { level: 1 });
  return screen.getByRole('main');
}

describe.each(['/privacy', '/terms', '/cookies'])('%s', (path) => {
  it('is marked as a draft for a lawyer, with its date', async () => {
    expect(await open(path)).toHaveTextContent(
      /Draft of 21 November 2026\. It says what this product does today\. A lawyer of the clinic has still to check it\./,
    );
    expect(screen.getByRole('main')).not.toHaveTextContent('translation');
  });

  it('has a table of contents whose every line leads to a part, and the focus with it', async () => {
    await open(path);
    const user = userEvent.setup();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    const headings = within(screen.getByRole('main'))
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => !contents.contains(heading));
    expect(links.map((link) => link.textContent)).toEqual(headings.map((heading) => heading.textContent));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map(({ id }) => `${path}#${id}`));
    await user.click(links.at(-1) ?? contents);
    expect(headings.at(-1)).toHaveFocus();
  });
});

describe('what the policies say', () => {
  it.each([
    ['/privacy', /valid for 5 minutes and for 5 tries/],
    ['/privacy', /For 30 days an admin can bring it back/],
    ['/privacy', /As long as you only look around, we store nothing that says who you are/],
    ['/privacy', /The two message forms and the demo send nothing to us/],
    ['/privacy', /We tell you by text message when your sign-in number was changed.* erased after 180 days/],
    ['/privacy', /Nobody can change or delete its lines, admins included/],
    ['/privacy', /is not stored and not sent/],
    ['/cookies', /__Host-sid/],
    ['/cookies', /up to 24 hours, and stops working after 60 minutes without use/],
    ['/cookies', /Two cookies when you sign in, and one that remembers your language/],
    ['/cookies', /for physiotherapists and doctors 12 hours and 30 minutes/],
    ['/cookies', /For admins it is 12 hours and 15 minutes/],
    ['/cookies', /__Host-device.*no telephone number.*400 days from the last sign-in/],
    ['/privacy', /remembers for 400 days that this device has signed in/],
    [
      '/cookies',
      /stays after the tab is closed, so that the day opens without a connection. Logging out deletes all of it/,
    ],
    ['/cookies', /No cookies for advertising or statistics/],
    ['/terms', /it takes no payments/],
    ['/terms', /a request until the clinic approves it/],
  ])('%s: %s', async (path, text) => {
    expect(await open(path)).toHaveTextContent(text);
  });

  it('the forms of an open clinic, once they deliver', async () => {
    renderRoute('/privacy', fakeServer({ Me: { data: { me: null } } }), null, openClinic);
    expect(await screen.findByRole('main')).toHaveTextContent(/is sent to us: .* it is erased after 180 days/);
    expect(screen.getByRole('main')).not.toHaveTextContent('forms and the demo send nothing');
    expect(screen.getByRole('main')).toHaveTextContent(
      /told what happens to their sessions.*can switch the reminders off/,
    );
    expect(screen.getByRole('main')).toHaveTextContent(/only look around, we store nothing.*nobody counts/);
  });
});
