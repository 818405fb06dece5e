import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../src/platform/config.js';
import { tell } from './form.js';

/** Starts nginx with the configuration of docker-compose.yml, its addresses and folders replaced. */
export function startNginx(folder: string, port: number | string, servers: { port: number | string }[]): ChildProcess {
  const [first, second] = servers;
  const text = readFileSync(path.join(ROOT_DIR, 'backend/proxy.conf'), 'utf8')
    .replace(/resolver .*;/, '')
    .replaceAll('app:3000 resolve', `127.0.0.1:${first?.port}`)
    .replaceAll('app2:3000 resolve', `127.0.0.1:${second?.port}`)
    .replaceAll(/\/(tmp|var\/lib\/proxy)\//g, `${folder}/`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`);
  const file = path.join(folder, 'proxy.conf');
  writeFileSync(file, text);
  const started = spawn('nginx', ['-e', 'stderr', '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  started.once('error', () =>
    tell('nginx is not installed (Debian: apt-get install nginx-light), and this drill needs it'),
  );
  return started;
}
