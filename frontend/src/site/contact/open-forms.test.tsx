import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openClinic } from '../../../test/open-clinic.fixture';
import { AboutForm } from '../about/AboutForm';
import { ClinicContext } from '#src/brand/clinic';
import { closedClinic } from '#src/brand/business';
import { ContactForm } from './ContactForm';

const failure = 'Sorry, there was an error sending your message. Please try again.';
const forms = {
  CONTACT: {
    Form: ContactForm,
    success: "Thank you! Your message has been sent successfully. We'll get back to you soon.",
    good: { Name: 'Asha Rao', Phone: '+91 (522) 123-4567', Subject: 'Knee', Message: 'When can I start?' },
    sent: { name: 'Asha Rao', phone: '+91 (522) 123-4567', subject: 'Knee', message: 'When can I start?' },
  },
  ABOUT: {
    Form: AboutForm,
    success: 'Message sent successfully!',
    good: { 'First name': 'Asha', 'Last name': 'Rao', Email: 'asha@example.com', Message: 'Hello' },
    sent: { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', message: 'Hello' },
  },
} as const;
type FormName = keyof typeof forms;
const names = ['CONTACT', 'ABOUT'] as const;

/** What the server got, and what it answers: the next of the queue, or that it took the message. */
const posts: Record<string, unknown>[] = [];
const answers: (Response | Error)[] = [];
let tokens = 0;

async function serve(path: string, init?: RequestInit): Promise<Response> {
  if (path === '/api/v1/contact-messages/token') return Response.json({ data: { token: `token-${++tokens}` } });
  posts.push(JSON.parse(typeof init?.body === 'string' ? init.body : ''));
  const answer = answers.shift() ?? Response.json({ message: 'ok' }, { status: 201 });
  if (answer instanceof Error) throw answer;
  return answer;
}
const refused = (status: number, code: string, fields: object = {}, message = 'No.') =>
  Response.json({ code, message, fields }, { status });

const fetched = vi.fn(serve);
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  posts.length = answers.length = tokens = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (label: string) => screen.getByRole('textbox', { name: label });
const button = () => screen.getByRole('button', { name: /^Send/ });

function show(name: FormName, clinic = openClinic) {
  const { Form } = forms[name];
  render(
    <ClinicContext value={clinic}>
      <Form />
    </ClinicContext>,
  );
}

function fillIn(name: FormName) {
  for (const [label, value] of Object.entries(forms[name].good)) {
    fireEvent.focus(field(label));
    fireEvent.input(field(label), { target: { value } });
  }
}

/** Presses Send, and lets as much time pass. */
async function send(milliseconds = 2_000) {
  fireEvent.click(button());
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe.each(names)('the form %s of an open clinic', (name) => {
  const { good, sent, success } = forms[name];

  it('fetches one token when somebody begins to write, and sends what they wrote once it is old enough', async () => {
    show(name);
    expect(fetched).not.toHaveBeenCalled();
    fillIn(name);
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(tokens).toBe(1);
    await send(1_499);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Sending...');
    expect(posts).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(posts).toEqual([{ form: name, token: 'token-1', website: '', ...sent }]);
    expect(screen.getByText(success)).toBeVisible();
    for (const label of Object.keys(good)) expect(field(label)).toHaveValue('');
  });

  it('takes nothing more while it is sent, which the emptied form would lose', async () => {
    show(name);
    fillIn(name);
    for (const label of Object.keys(good)) expect(field(label)).not.toHaveAttribute('readonly');
    await send(1_000);
    expect(button()).toHaveTextContent('Sending...');
    for (const label of Object.keys(good)) expect(field(label)).toHaveAttribute('readonly');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    for (const label of Object.keys(good)) expect(field(label)).not.toHaveAttribute('readonly');
  });

  it('takes another token for the next message', async () => {
    show(name);
    fillIn(name);
    await send();
    fillIn(name);
    await send();
    expect(posts.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  it('keeps what was written when nothing comes back, offers the direct ways, and sends it again with its token', async () => {
    answers.push(new TypeError('Failed to fetch'));
    show(name);
    fillIn(name);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    for (const [label, value] of Object.entries(good)) expect(field(label)).toHaveValue(value);
    expect(screen.getByRole('link', { name: '+91 522 400 1234' })).toHaveAttribute('href', 'tel:+915224001234');
    expect(screen.getByRole('link', { name: 'care@asha.test' })).toHaveAttribute('href', 'mailto:care@asha.test');
    await send();
    expect(posts.map(({ token }) => token)).toEqual(['token-1', 'token-1']);
    expect(screen.getByText(success)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['was used for what it had written before', refused(422, 'IDEMPOTENCY_KEY_REUSED')],
    ['is too old or none of the server’s', refused(400, 'BAD_INPUT', { token: 'Load the page again' })],
  ])('takes a new token by itself when its own %s', async (_why, answer) => {
    answers.push(answer.clone());
    show(name);
    fillIn(name);
    await send(10_000);
    expect(posts.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
    expect(screen.getByText(success)).toBeVisible();
  });

  it('says it beside the field when the server does not take it', async () => {
    answers.push(refused(400, 'BAD_INPUT', { message: 'Message must be at most 2000 characters long' }));
    show(name);
    fillIn(name);
    await send();
    expect(field('Message')).toHaveFocus();
    expect(field('Message')).toBeInvalid();
    expect(field('Message')).toHaveAccessibleDescription(
      expect.stringContaining('Message must be at most 2000 characters long'),
    );
    expect(field('Message')).toHaveValue(good.Message);
  });

  it('says all that the server does not take, each beside its field, and nothing of other ways', async () => {
    const [first, second] = Object.keys(sent);
    const [firstLabel = '', secondLabel = ''] = Object.keys(good);
    answers.push(refused(400, 'BAD_INPUT', { [second ?? '']: 'The second sentence', [first ?? '']: 'The first one' }));
    show(name);
    fillIn(name);
    await send();
    expect(field(firstLabel)).toHaveAccessibleDescription('The first one');
    expect(field(secondLabel)).toHaveAccessibleDescription('The second sentence');
    expect(field(firstLabel)).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/^What you wrote is still here/)).toBeNull();
  });

  it('gives up after half a minute without an answer, and can be sent again', async () => {
    // The browser's own clock for it cannot be set.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const control = new AbortController();
      setTimeout(() => control.abort(), milliseconds);
      return control.signal;
    });
    fetched
      .mockImplementationOnce(serve)
      .mockImplementationOnce(
        async (_path, init) =>
          new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(new Error('Aborted'))),
          ),
      );
    show(name);
    fillIn(name);
    await send(31_999);
    expect(button()).toHaveTextContent('Sending...');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    await send();
    expect(posts.map(({ token }) => token)).toEqual(['token-1']);
    expect(screen.getByText(success)).toBeVisible();
  });

  it('says so where there were too many', async () => {
    const sentence = 'Too many messages were sent. Please call us, or try again later.';
    answers.push(refused(429, 'RATE_LIMITED', {}, sentence));
    show(name);
    fillIn(name);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  });

  it('says that it failed when what comes back is no answer of ours', async () => {
    answers.push(new Response('<html>', { status: 502 }));
    show(name);
    fillIn(name);
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
  });

  it('has a field that people do not meet', () => {
    show(name);
    const unseen = document.querySelector('input[name="website"]');
    expect(unseen).toHaveAttribute('tabindex', '-1');
    expect(unseen).toHaveAttribute('autocomplete', 'off');
    expect(screen.getAllByRole('textbox')).not.toContain(unseen);
  });

  it('makes no call and has no such field while the clinic is closed', async () => {
    show(name, closedClinic);
    fillIn(name);
    await send();
    expect(screen.getByText(success)).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
    expect(document.querySelector('input[name="website"]')).toBeNull();
  });
});
