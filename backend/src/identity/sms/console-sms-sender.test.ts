import { expect, it, vi } from 'vitest';
import { ConsoleSmsSender } from './console-sms-sender.js';

it('prints a message of the outbox in one line, with its kind and id', async () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await new ConsoleSmsSender().sendMessage({
    id: '0197a6f0-0000-7000-8000-000000000000',
    kind: 'SESSION_BOOKED',
    to: '+919876543210',
    text: 'Your session\nis booked.',
    dltTemplateId: null,
  });
  expect(print.mock.calls).toEqual([
    ['Message for +919876543210 (SESSION_BOOKED 0197a6f0-0000-7000-8000-000000000000): Your session is booked.'],
  ]);
  print.mockRestore();
});
