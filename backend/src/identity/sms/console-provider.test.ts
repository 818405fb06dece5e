import { expect, it, vi } from 'vitest';
import { ConsoleProvider } from './console-provider.js';

it('prints codes, and messages of the outbox in one line, with their kind and id', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const common = { id: '0197a6f0-0000-7000-8000-000000000000', to: '+919876543210', dltTemplateId: null };
  const ids = { ...common, providerTemplateId: null };
  const text = 'Your session\nis booked.';
  await new ConsoleProvider().send({ ...ids, kind: 'SESSION_BOOKED', text, values: [] });
  await new ConsoleProvider().send({ ...ids, kind: null, text: '123456 is your code.', values: ['123456'] });
  expect(print.mock.calls).toEqual([
    ['Message for +919876543210 (SESSION_BOOKED 0197a6f0-0000-7000-8000-000000000000): Your session is booked.'],
    ['OTP for +919876543210: 123456'],
  ]);
  print.mockRestore();
});
