import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/temporary-folder.js';
import { readConfig } from './config.js';

const folder = makeTemporaryFolder();
afterAll(() => folder.remove());

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: folder.dir, ...env }).mail;
const MAIL_FROM = 'Clinic <clinic@example.org>';

describe('the mail server', () => {
  it('is none by default', () => {
    expect(read({})).toBeUndefined();
    expect(read({ SMTP_URL: '', MAIL_FROM: '' })).toBeUndefined();
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM is required with SMTP_URL'],
    [{ MAIL_FROM }, 'SMTP_URL is required with MAIL_FROM'],
    [{ SMTP_URL: 'https://mail.example.org', MAIL_FROM }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Clinic' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@b\r\nBcc: c@d' }, 'MAIL_FROM'],
  ])('%j is refused', (env, problem) => {
    expect(() => read(env)).toThrow(problem);
  });

  it('is read from its address, with the sender', () => {
    expect(read({ SMTP_URL: 'smtps://user%40x:p%2Fw@mail.example.org', MAIL_FROM })).toEqual({
      host: 'mail.example.org',
      port: 465,
      isTls: true,
      isLocal: false,
      login: { user: 'user@x', password: 'p/w' },
      from: MAIL_FROM,
      timeoutSeconds: 5,
    });
    expect(read({ SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM })).toMatchObject({
      port: 2525,
      isTls: false,
      isLocal: true,
    });
    expect(read({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM })).toMatchObject({ port: 587, isLocal: false });
  });
});
