import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  mailConfigOf,
  partsOf,
  type SmtpDouble,
  type SmtpSpeech,
  startSmtp,
  textOfMail,
} from '../../../test/smtp-double.js';
import { SmtpSender } from './smtp-sender.js';

let smtp: SmtpDouble;
beforeAll(async () => {
  smtp = await startSmtp();
});
beforeEach(() => {
  smtp.speech = 'take';
  smtp.taken.length = 0;
});
afterAll(() => smtp.leave());

const file = { name: 'receipt-R-1.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7 bytes') };
const mail = { id: '0197', to: 'meera@example.org', subject: 'रसीद', text: 'Hello <b>\n\nनमस्ते', files: [file] };
const send = (timeoutSeconds = 20) => new SmtpSender(mailConfigOf(smtp, timeoutSeconds)).send(mail);

describe('the mail server', () => {
  it.each<[SmtpSpeech, string, string | null]>([
    [{ greeting: 421 }, 'NOT_TAKEN', '421'],
    [{ greeting: 554 }, 'NOT_TAKEN', '554'],
    [{ mail: 550 }, 'NOT_TAKEN', '550'],
    [{ mail: 553 }, 'NOT_TAKEN', '553'],
    [{ rcpt: 450 }, 'NOT_TAKEN', '450'],
    [{ rcpt: 550 }, 'REFUSED', '550'],
    [{ data: 451 }, 'NOT_TAKEN', '451'],
    [{ data: 421 }, 'NOT_TAKEN', '421'],
    [{ data: 554 }, 'REFUSED', '554'],
    ['hang up in data', 'UNKNOWN', null],
    ['hang up after data', 'UNKNOWN', null],
  ])('%j is %s with the code %s, and nothing is taken', async (speech, outcome, code) => {
    smtp.speech = speech;
    expect(await send()).toMatchObject({ outcome, code });
    expect(smtp.taken).toEqual([]);
  });

  it.each<SmtpSpeech>(['silent', 'silent after data'])('that is %s may have taken it', async (speech) => {
    smtp.speech = speech;
    const impatient = new SmtpSender(mailConfigOf(smtp, 0.2), 0.2);
    expect(await impatient.send(mail)).toMatchObject({
      outcome: 'UNKNOWN',
      code: null,
      sentence: 'The mail server did not answer in time.',
    });
  });

  it('may be silent for 40 seconds once it is connected, whatever the patience of connecting', async () => {
    const timeout = vi.spyOn(Socket.prototype, 'setTimeout');
    await send(5);
    const waits = timeout.mock.calls.map(([milliseconds]) => milliseconds);
    expect(waits).toContain(40_000);
    timeout.mockRestore();
  });

  it('that is not there has certainly not taken it', async () => {
    const gone = await startSmtp();
    await gone.leave();
    const answer = await new SmtpSender(mailConfigOf(gone)).send(mail);
    expect(answer).toMatchObject({ outcome: 'NOT_TAKEN', sentence: 'The mail server could not be reached.' });
  });

  it('is asked for TLS by every server that is not on this machine', async () => {
    const answer = await new SmtpSender({ ...mailConfigOf(smtp), isLocal: false }).send(mail);
    expect(answer.outcome).toBe('NOT_TAKEN');
    expect(smtp.taken).toEqual([]);
  });

  it('takes an e-mail of plain text and simple HTML with its files, under the id of the message', async () => {
    expect(await send()).toMatchObject({ outcome: 'TAKEN', code: '250', reference: 'THEIRS1' });
    const [taken] = smtp.taken;
    if (!taken) throw new Error('nothing was taken');
    expect(taken).toMatchObject({ from: 'clinic@example.org', to: ['meera@example.org'] });
    expect(taken.source).toMatch(/^Message-ID: <0197@example\.org>\r$/m);
    expect(textOfMail(taken).trim()).toBe('Hello <b>\n\nनमस्ते');
    const [, html, pdf] = partsOf(taken);
    expect(html?.type).toBe('text/html');
    expect(html?.bytes.toString()).toContain('<p>Hello &lt;b&gt;</p>');
    expect(pdf).toMatchObject({ type: 'application/pdf', name: 'receipt-R-1.pdf' });
    expect(pdf?.bytes.toString()).toContain('%PDF-1.7 bytes');
  });
});
