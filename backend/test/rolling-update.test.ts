import { execFile } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT_DIR } from '../src/platform/config.js';
import { makeTemporaryFolder } from './temporary-folder.js';

const run = promisify(execFile);
const read = (name: string) => readFileSync(path.join(ROOT_DIR, name), 'utf8');
const compose = read('docker-compose.yml');
const proxy = read('backend/proxy.conf').replaceAll(/#.*/g, '');

/** The text of a service of the compose file. */
const service = (name: string) => new RegExp(`^  ${name}:(.*\\n(?:    .*\\n|\\n)*)`, 'm').exec(compose)?.[1] ?? '';

describe('docker-compose.yml (RE-1)', () => {
  it('has two processes of the server, of which the proxy alone has a port, on this machine', () => {
    expect(service('app')).toContain('&app');
    expect(service('app2').trim()).toBe('*app');
    expect([...compose.matchAll(/^    ports:\n((?:      - .*\n)+)/gm)].map(([, ports]) => ports?.trim())).toEqual([
      '- 127.0.0.1:3000:8080',
    ]);
    expect(service('proxy')).toContain('127.0.0.1:3000:8080');
    expect(service('proxy')).toContain('./backend/proxy.conf:/etc/nginx/proxy.conf:ro');
    expect(proxy).toContain('listen 8080;');
  });

  it.each(['database', 'migrate', 'app', 'proxy'])('limits memory and processors of %s', (name) => {
    expect(service(name)).toMatch(/^    mem_limit: \d+[mg]$/m);
    expect(service(name)).toMatch(/^    cpus: \d+$/m);
  });

  it('gives a process more time to end than it takes', () => {
    expect(service('app')).toContain('stop_grace_period: 25s');
    expect(service('proxy')).toContain('stop_signal: SIGQUIT');
  });
});

describe('backend/proxy.conf (RE-1)', () => {
  const group = (name: string) => [
    ...(new RegExp(`upstream ${name} \\{([^}]*)\\}`).exec(proxy)?.[1] ?? '').matchAll(/server (\S+)/g),
  ];
  const servers = (name: string) => group(name).map(([, server]) => server);
  const events = /location = \/api\/v1\/events \{([^}]*)\}/.exec(proxy)?.[1] ?? '';

  it('shares requests among both processes, or sends all to the one that is not taken out', () => {
    expect(servers('both')).toEqual(['app:3000', 'app2:3000']);
    expect(servers('first')).toEqual(['app:3000']);
    expect(servers('second')).toEqual(['app2:3000']);
    expect(proxy).toMatch(/if \(-f \/tmp\/out-app\) \{\s*set \$servers second;/);
    expect(proxy).toMatch(/if \(-f \/tmp\/out-app2\) \{\s*set \$servers first;/);
    expect([...proxy.matchAll(/proxy_pass (\S+);/g)].map(([, to]) => to)).toEqual([
      'http://$servers',
      'http://$servers',
    ]);
  });

  it('buffers all but the streams of what changed', () => {
    expect(proxy.replace(events, '')).not.toMatch(/buffering off/);
    expect(proxy).toMatch(/proxy_buffering on;[\s\S]*proxy_request_buffering on;/);
    expect(events).toContain('proxy_buffering off;');
  });

  it('sends a request again after a failed connection alone, and one that writes never', () => {
    expect(/proxy_next_upstream ([^;]*);/.exec(proxy)?.[1]).toBe('error');
    expect(proxy).not.toContain('non_idempotent');
    expect(proxy).not.toMatch(/keepalive/);
  });
});

describe('backend/rolling-update.sh (RE-1)', () => {
  const folder = makeTemporaryFolder();
  const calls = path.join(folder.dir, 'calls');
  const fake = path.join(folder.dir, 'compose');
  afterAll(() => folder.remove());
  beforeEach(() => writeFileSync(calls, ''));

  /** Runs the script with a command in place of docker compose, which notes its calls; `fails` is a pattern of those that fail. */
  async function update(fails = 'none') {
    writeFileSync(fake, `#!/bin/sh\necho "$*" >> ${calls}\ncase "$*" in ${fails}) exit 1;; esac\n`);
    chmodSync(fake, 0o700);
    const env = { ...process.env, COMPOSE: fake, TRIES: '1' };
    const { code, stderr } = await run('sh', [path.join(ROOT_DIR, 'backend/rolling-update.sh')], { env }).then(
      (ended) => ({ ...ended, code: 0 }),
      (error: { code: number; stderr: string }) => error,
    );
    const said = readFileSync(calls, 'utf8').trim().split('\n');
    return { code, stderr, said: said.map((call) => call.replace(/ node -e .*/, ' readyz')) };
  }
  const replacing = (app: string) =>
    [
      `exec -T proxy touch /tmp/out-${app}`,
      `up --detach --no-deps ${app}`,
      `exec -T ${app} readyz`,
      `exec -T proxy rm -f /tmp/out-${app}`,
    ] as const;

  it('migrates, and replaces one process after the other, each while the proxy sends it nothing', async () => {
    const { code, said } = await update();
    expect([code, said]).toEqual([0, ['build', 'run --rm migrate', ...replacing('app'), ...replacing('app2')]]);
  });

  it('stops at a process that is not ready, which gets nothing any more', async () => {
    const { code, said, stderr } = await update("*'exec -T app node'*");
    expect(code).toBe(1);
    expect(said).toEqual(['build', 'run --rm migrate', ...replacing('app').slice(0, 3)]);
    expect(stderr).toContain('app is not ready. The other one serves alone.');
  });

  it('replaces nothing when the tables could not be migrated', async () => {
    const { code, said } = await update("'run --rm migrate'");
    expect([code, said]).toEqual([1, ['build', 'run --rm migrate']]);
  });
});
