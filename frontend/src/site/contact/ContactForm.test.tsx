import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTyped } from '#src/language/form-carryover';
import { ContactForm } from './ContactForm';

const success = "Thank you! Your message has been sent successfully. We'll get back to you soon.";
const failure = 'Sorry, there was an error sending your message. Please try again.';
const good = { Name: 'Asha Rao', Phone: '+91 (522) 123-4567', Subject: 'Knee', Message: 'When can I start?' };

const field = (label: string) => screen.getByRole('textbox', { name: label });
const button = () => screen.getByRole('button', { name: /^Send/ });
const submit = () => fireEvent.click(button());

function fillIn(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a reload', () => {
  const leave = (persisted = false) => dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));

  it('keeps what was typed, for the same page alone', () => {
    render(<ContactForm />);
    fillIn({ Name: 'Asha Rao', Message: 'When can I start?' });
    leave();
    cleanup();
    render(
      <main>
        <ContactForm />
      </main>,
    );
    takeTyped();
    expect(field('Name')).toHaveValue('Asha Rao');
    expect(field('Message')).toHaveValue('When can I start?');
    expect(field('Phone')).toHaveValue('');
  });

  it('keeps nothing of a form that is empty, was sent, or stays in memory', async () => {
    render(<ContactForm send={() => Promise.resolve()} />);
    leave();
    fillIn(good);
    leave(true);
    submit();
    await act(() => vi.runAllTimersAsync());
    expect(screen.getByText(success)).toBeVisible();
    leave();
    expect(sessionStorage.getItem('typed')).toBeNull();
  });
});

describe('the rules of the contact form', () => {
  it.each([
    ['Name', '', 'Name is required'],
    ['Name', '   ', 'Name is required'],
    ['Phone', '', 'Phone is required'],
    ['Phone', '  ', 'Phone is required'],
    ['Phone', 'call me', 'Please enter a valid phone number'],
    ['Phone', '12+34', 'Please enter a valid phone number'],
    ['Phone', '++91 522', 'Please enter a valid phone number'],
    ['Phone', '+', 'Please enter a valid phone number'],
    ['Phone', '522.1234', 'Please enter a valid phone number'],
    ['Subject', ' ', 'Subject is required'],
    ['Message', '', 'Message is required'],
    ['Message', ' 123456789 ', 'Message must be at least 10 characters long'],
    ['Message', '😀'.repeat(9), 'Message must be at least 10 characters long'],
  ])('refuses "%s" of "%s" with "%s", beside that field alone', (label, value, sentence) => {
    const send = vi.fn(async () => undefined);
    render(<ContactForm send={send} />);
    fillIn({ ...good, [label]: value });
    submit();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(sentence);
    expect(field(label)).toHaveFocus();
    for (const other of Object.keys(good).filter((name) => name !== label)) expect(field(other)).toBeValid();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([
    ['Phone', '()'],
    ['Phone', '0522-123 4567'],
    ['Phone', ' +919876543210 '],
    ['Message', '1234567890'],
    ['Message', '😀'.repeat(10)],
  ])('takes "%s" of "%s"', (label, value) => {
    render(<ContactForm />);
    fillIn({ ...good, [label]: value });
    submit();
    expect(button()).toHaveTextContent('Sending...');
  });

  it('shows all that is wrong at once, and puts the focus on the first of it', () => {
    render(<ContactForm />);
    fillIn({ Name: 'Asha' });
    submit();
    const sentences = ['Phone is required', 'Subject is required', 'Message is required'];
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
    expect(field('Phone')).toHaveFocus();
  });

  it("clears a field's error when that field is edited, and no other", () => {
    render(<ContactForm />);
    submit();
    fillIn({ Subject: 'K' });
    expect(screen.queryByText('Subject is required')).toBeNull();
    expect(field('Subject')).toBeValid();
    expect(screen.getByText('Name is required')).toBeVisible();
  });

  it('lets no bubble of the browser come first, and says what is required and what may be filled in', () => {
    render(<ContactForm />);
    expect(screen.getByRole('form', { name: 'Write to us' })).toHaveAttribute('novalidate');
    for (const label of Object.keys(good)) expect(field(label)).toBeRequired();
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Phone')).toHaveAttribute('autocomplete', 'tel');
  });
});

describe('sending', () => {
  it('is off and says "Sending..." for one second, then clears the form and says that it went well', async () => {
    render(<ContactForm />);
    fillIn(good);
    expect(button()).toHaveTextContent('Send message');
    submit();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Sending...');
    await act(() => vi.advanceTimersByTimeAsync(999));
    expect(button()).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(button()).toBeEnabled();
    expect(screen.getByRole('status')).toHaveTextContent(success);
    for (const label of Object.keys(good)) expect(field(label)).toHaveValue('');
  });

  it('passes the trimmed values on', () => {
    const send = vi.fn(async () => undefined);
    render(<ContactForm send={send} />);
    fillIn({ Name: ' Asha ', Phone: ' 522 ', Subject: '\tKnee ', Message: ' When can I start? ' });
    submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      name: 'Asha',
      phone: '522',
      subject: 'Knee',
      message: 'When can I start?',
    });
  });

  it('keeps what was written when it fails, says so until that is dismissed, and can be tried again', async () => {
    const send = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('offline'));
    render(<ContactForm send={send} />);
    fillIn(good);
    await act(async () => submit());
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(field('Message')).toHaveValue(good.Message);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => submit());
    expect(screen.getByRole('status')).toHaveTextContent(success);
  });

  it('takes the success back when the next message is wrong', async () => {
    render(<ContactForm send={async () => undefined} />);
    fillIn(good);
    await act(async () => submit());
    submit();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByText('Name is required')).toBeVisible();
  });

  it('is off in the page as it is served: a form that the browser sends would put the message into the address', () => {
    const served = document.createElement('div');
    served.innerHTML = renderToString(<ContactForm />);
    expect(within(served).getByRole('button', { name: 'Send message' })).toBeDisabled();
  });
});
