import { execFile } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

  it.each(['database', 'migrate', 'app', 'proxy', 'proxy-folder'])('limits memory and processors of %s', (name) => {
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
  /** The text of a location, up to the brace in its column. */
  const location = (name: string) =>
    proxy
      .split('\n    location ')
      .find((text) => text.startsWith(`${name} {`))
      ?.split('\n    }')[0] ?? '';
  const events = location('= /api/v1/events');
  const LARGE = '~ ^/api/v1/(patients/[^/]+/files|exercises/[^/]+/video)$';

  it('shares requests among both processes, or sends all to the one that is not taken out', () => {
    expect(servers('both')).toEqual(['app:3000', 'app2:3000']);
    expect(servers('first')).toEqual(['app:3000']);
    expect(servers('second')).toEqual(['app2:3000']);
    expect(proxy).toMatch(/if \(-f \/var\/lib\/proxy\/out-app\) \{\s*set \$out 1;/);
    expect(proxy).toMatch(/if \(-f \/var\/lib\/proxy\/out-app2\) \{\s*set \$out "\$\{out\}2";/);
    expect(proxy).toMatch(/map \$out \$servers \{\s*1 second;\s*2 first;\s*default both;/);
    expect([...proxy.matchAll(/proxy_pass (\S+);/g)].map(([, to]) => to)).toEqual(Array(4).fill('http://$servers'));
  });

  it('buffers all but the streams of what changed', () => {
    expect(proxy.replace(events, '')).not.toMatch(/buffering off/);
    expect(proxy).toMatch(/proxy_buffering on;[\s\S]*proxy_request_buffering on;/);
    expect(events).toContain('proxy_buffering off;');
  });

  it('sends a request again after a failed connection alone, for five seconds, and one that writes never', () => {
    expect([...proxy.matchAll(/proxy_next_upstream ([^;]*);/g)].map(([, when]) => when)).toEqual([
      'error timeout',
      'off',
    ]);
    expect(proxy).toContain('proxy_next_upstream_timeout 5s;');
    expect(proxy).not.toContain('non_idempotent');
    expect(proxy).not.toMatch(/keepalive/);
    expect(proxy).toMatch(/map \$request_method \$is_sent_once \{\s*PUT 1;\s*DELETE 1;/);
    expect(location('@once')).toContain('proxy_next_upstream off;');
    for (const place of ['/', LARGE]) expect(location(place)).toMatch(/if \(\$is_sent_once\) \{\s*return 418;/);
    expect(proxy).toContain('error_page 418 = @once;');
  });

  it('keeps what it buffers and who is out on a volume, since a tmpfs is memory and ends with the container', () => {
    const kept = [...proxy.matchAll(/_temp_path (\S+)\/\w+;/g)].map(([, folder]) => folder);
    expect(kept).toEqual(Array(5).fill('/var/lib/proxy'));
    for (const name of ['proxy', 'proxy-folder']) expect(service(name)).toContain('- proxy:/var/lib/proxy\n');
    expect(compose).toMatch(/^volumes:\n(?:  \w+:\n)*  proxy:\n/m);
    expect(service('proxy')).toMatch(/proxy-folder:\n\s+condition: service_completed_successfully/);
    expect(service('proxy-folder')).toContain("entrypoint: [chown, '101:101', /var/lib/proxy]");
    expect(service('proxy')).toContain("user: '101:101'");
  });

  it('takes large bodies where films and files of patients come alone, a few at once of an address', () => {
    const large = location(LARGE);
    expect([...proxy.replace(large, '').matchAll(/client_max_body_size (\S+);/g)].map(([, most]) => most)).toEqual([
      '8m',
    ]);
    expect(large).toContain('client_max_body_size 32m;');
    expect(large).toMatch(/limit_conn callers 128;\s*limit_conn uploaders 4;\s*limit_conn uploads 16;/);
    expect(proxy).toMatch(/proxy_max_temp_file_size 32m;/);
  });
});

describe('backend/rolling-update.sh (RE-1)', () => {
  const folder = makeTemporaryFolder();
  const calls = path.join(folder.dir, 'calls');
  const fake = path.join(folder.dir, 'compose');
  afterAll(() => folder.remove());
  beforeEach(() => {
    writeFileSync(calls, '');
    for (const app of ['app', 'app2']) rmSync(path.join(folder.dir, `out-${app}`), { force: true });
  });

  /**
   * Runs the script with a command in place of docker compose, which notes its calls, with what the proxy sends nothing at the time, and
   * runs the proxy's; `fails` is a pattern of those that fail.
   */
  async function update(fails = 'none') {
    const text = `#!/bin/sh
      echo "$* $(cd ${folder.dir} && ls out-* 2>/dev/null | tr '\\n' ' ')" >> ${calls}
      case "$*" in ${fails}) exit 1;; esac
      case "$*" in 'exec -T proxy '*) shift 3; exec $(echo "$*" | sed 's#/var/lib/proxy#${folder.dir}#');; esac`;
    writeFileSync(fake, text);
    chmodSync(fake, 0o700);
    const env = { ...process.env, COMPOSE: fake, TRIES: '1' };
    const { code, stderr } = await run('sh', [path.join(ROOT_DIR, 'backend/rolling-update.sh')], { env }).then(
      (ended) => ({ ...ended, code: 0 }),
      (error: { code: number; stderr: string }) => error,
    );
    const said = readFileSync(calls, 'utf8').trim().split('\n');
    return { code, stderr, said: said.map((call) => call.replace(/ node -e .*\)\) ?/, ' readyz ').trim()) };
  }
  const FILE = '/var/lib/proxy/out-';
  const BEGIN = ['build', 'run --rm migrate', `exec -T proxy test -f ${FILE}app2`];
  const replacing = (app: string, other: string) => [
    `exec -T ${other} readyz`,
    `exec -T proxy rm -f ${FILE}${other}`,
    `exec -T proxy touch ${FILE}${app}`,
    `up --detach --no-deps ${app} out-${app}`,
    `exec -T ${app} readyz out-${app}`,
    `exec -T proxy rm -f ${FILE}${app} out-${app}`,
  ];
  const out = () => ['app', 'app2'].filter((app) => existsSync(path.join(folder.dir, `out-${app}`)));

  it('migrates, and replaces one process after the other, each while the proxy sends it nothing', async () => {
    const { code, said } = await update();
    expect([code, said]).toEqual([0, [...BEGIN, ...replacing('app', 'app2'), ...replacing('app2', 'app')]]);
    expect(out()).toEqual([]);
  });

  it('stops at a process that is not ready, which gets nothing any more', async () => {
    const { code, said, stderr } = await update("'exec -T app node'*");
    expect(code).toBe(1);
    expect(said).toEqual([...BEGIN, ...replacing('app', 'app2').slice(0, 5)]);
    expect(stderr).toContain('app is not ready. The other one serves alone.');
    expect(out()).toEqual(['app']);
  });

  it.each(['app', 'app2'])('run again, begins with the one that is out, %s, and never takes out both', async (app) => {
    writeFileSync(path.join(folder.dir, `out-${app}`), '');
    const { code, said } = await update();
    expect(code).toBe(0);
    const replaced = said.filter((call) => call.startsWith('up '));
    const other = app === 'app' ? 'app2' : 'app';
    expect(replaced).toEqual([app, other].map((name) => `up --detach --no-deps ${name} out-${name}`));
    expect(said.filter((call) => call.endsWith(' out-app out-app2'))).toEqual([]);
    expect(out()).toEqual([]);
  });

  it('takes no process out while the other one is not ready', async () => {
    const { code, said, stderr } = await update("'exec -T app2 node'*");
    expect([code, said]).toEqual([1, [...BEGIN, 'exec -T app2 readyz']]);
    expect(stderr).toContain('app2 is not ready, so that app is not replaced.');
    expect(out()).toEqual([]);
  });

  it('replaces nothing when the tables could not be migrated', async () => {
    const { code, said } = await update("'run --rm migrate'");
    expect([code, said]).toEqual([1, ['build', 'run --rm migrate']]);
  });
});
