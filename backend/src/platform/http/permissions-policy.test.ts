import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it.each([
  ['/user/measure', '(self)'],
  ['/user/progress', '()'],
  ['/user', '()'],
  ['/', '()'],
  ['/user/nowhere', '()'],
  ['/api/v1/clinic', '()'],
])('%s lets its scripts read how a phone is held from %s, in each language', async (address, allowed) => {
  for (const cookie of ['', 'language=hi']) {
    const policy = (await app.client().send(address, { headers: { cookie } })).headers.get('permissions-policy');
    expect(policy).toContain(`accelerometer=${allowed}, `);
    expect(policy).toContain(`gyroscope=${allowed}, `);
    expect(policy).toContain('camera=(), ');
  }
});
