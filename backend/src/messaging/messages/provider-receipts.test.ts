import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMessage } from '../../../test/builders.js';
import { createTestApp, NOON, RECEIPT_SECRET, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type Provider = 'exotel' | 'msg91';
/** What a provider sends, as a form or as JSON. */
async function report(
  provider: Provider,
  body: Record<string, string> | object,
  { secret = RECEIPT_SECRET, isForm = false } = {},
) {
  const answer = await fetch(`${app.origin}/api/v1/sms-receipts/${secret}/${provider}`, {
    method: 'POST',
    ...(isForm
      ? { body: new URLSearchParams(body as Record<string, string>) }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return answer.status;
}
const look = async (id: string) => (await app.sql('select status, error from message where id = $1', [id]))[0];
const sentBy = (provider: string) => insertMessage(app.sql, { status: 'SENT', provider });

describe('a receipt of Exotel', () => {
  it.each([
    [{ Status: 'delivered' }, 'DELIVERED'],
    [{ Status: 'sent', DetailedStatus: 'DELIVERED_TO_HANDSET' }, 'DELIVERED'],
    [{ Status: 'sent' }, 'SENT'],
    [{ Status: 'sent', DetailedStatus: 'PENDING' }, 'SENT'],
    [{ Status: 'failed' }, 'FAILED'],
    [{ Status: 'failed_dnd' }, 'FAILED'],
    [{ Status: 'undelivered' }, 'FAILED'],
    [{ Status: 'expired' }, 'FAILED'],
    [{ Status: 'something new' }, 'SENT'],
  ])('that says %j: it is %s', async (said, status) => {
    const { id } = await sentBy('exotel');
    expect(await report('exotel', { SmsSid: 'x', CustomField: id, ...said }, { isForm: true })).toBe(200);
    const error = status === 'FAILED' ? 'Exotel says that it did not arrive.' : null;
    expect(await look(id)).toEqual({ status, error });
  });

  it('without an id or a status is bad input', async () => {
    expect(await report('exotel', { Status: 'delivered' }, { isForm: true })).toBe(400);
    expect(await report('exotel', { CustomField: 'x' }, { isForm: true })).toBe(400);
  });
});

describe('a receipt of MSG91', () => {
  it('of the second version tells of several messages in a form', async () => {
    const [arrived, lost, waiting] = [await sentBy('msg91'), await sentBy('msg91'), await sentBy('msg91')];
    const report1 = [
      { number: '919812345670', status: '1', desc: 'DELIVERED', CRQID: arrived.id },
      { number: '919812345671', status: 2, desc: 'FAILED', CRQID: lost.id },
    ];
    const report2 = [{ number: '919812345672', status: '8', desc: 'SUBMITTED', CRQID: waiting.id }, { status: '1' }];
    const data = JSON.stringify([
      { requestId: 'a', report: report1 },
      { requestId: 'b', report: report2 },
    ]);
    expect(await report('msg91', { data }, { isForm: true })).toBe(200);
    expect([await look(arrived.id), await look(lost.id), await look(waiting.id)]).toMatchObject([
      { status: 'DELIVERED' },
      { status: 'FAILED', error: 'MSG91 says that it did not arrive.' },
      { status: 'SENT' },
    ]);
  });

  it.each([
    ['1', 'DELIVERED'],
    ['2', 'FAILED'],
    ['9', 'FAILED'],
    ['16', 'FAILED'],
    ['17', 'FAILED'],
    ['25', 'FAILED'],
    ['5', 'SENT'],
  ])('of the third version with status %s: it is %s', async (said, status) => {
    const { id } = await sentBy('msg91');
    expect(await report('msg91', { requestId: 'a', CRQID: id, status: said, desc: '' })).toBe(200);
    expect(await look(id)).toMatchObject({ status });
  });

  it('that is none is bad input', async () => {
    for (const data of ['x', '{}', '[{}]']) expect(await report('msg91', { data }, { isForm: true })).toBe(400);
    expect(await report('msg91', { CRQID: 'x' })).toBe(400);
  });
});

describe.each<Provider>(['exotel', 'msg91'])('a receipt of %s', (provider) => {
  const saying = (id: string, fate: 'delivered' | 'failed') =>
    provider === 'exotel' ? { CustomField: id, Status: fate } : { CRQID: id, status: fate === 'failed' ? '2' : '1' };

  it('needs the secret', async () => {
    const { id } = await sentBy(provider);
    expect(await report(provider, saying(id, 'delivered'), { secret: 'wrong' })).toBe(404);
    expect(await look(id)).toMatchObject({ status: 'SENT' });
  });

  it('of a code, which is in no outbox, changes nothing', async () => {
    expect(await report(provider, saying('0197a6f0-0000-7000-8000-000000000000', 'delivered'))).toBe(200);
    expect(await report(provider, saying('nothing', 'delivered'))).toBe(200);
  });

  it('that comes before the answer stands', async () => {
    const { id } = await insertMessage(app.sql, { attempts: 1, lease_until: NOON });
    expect(await report(provider, saying(id, 'delivered'))).toBe(200);
    expect(await look(id)).toMatchObject({ status: 'DELIVERED' });
  });

  it('of a message that went by another provider meanwhile takes no delivery away', async () => {
    const { id } = await sentBy('http');
    expect(await report(provider, saying(id, 'failed'))).toBe(200);
    expect(await look(id)).toMatchObject({ status: 'SENT' });
  });
});
