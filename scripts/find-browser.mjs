import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root } from './root.mjs';

const PATIENCE_MS = 30_000;
const INSTALL_PATIENCE_MS = 300_000;
// Prefer the headless shell, as Playwright does for tests: the journeys take a quarter less time in it.
const SHELL = 'chromium-headless-shell';
const ON_PATH = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Finds a Chromium that runs here, and installs one if there is none and it can; returns its path. */
export async function findBrowser() {
  const found = await findInstalled();
  if (found) return found;
  for (const [program = '', ...args] of installers()) {
    console.log(`No browser found. Trying: ${program} ${args.join(' ')}`);
    spawnSync(program, args, { cwd: root, stdio: 'inherit', timeout: INSTALL_PATIENCE_MS });
    const installed = await findInstalled();
    if (installed) return installed;
  }
  return undefined;
}

async function findInstalled() {
  const { chromium } = await import('@playwright/test');
  const candidates = [process.env.CHROME_PATH ?? '', chromium.executablePath(), ...ON_PATH.map(pathOf), ON_MAC];
  return candidates.find((candidate) => candidate && existsSync(candidate) && works(candidate));
}

// Try it: libraries may be missing, and on Ubuntu `chromium` may be a stub for a snap.
function works(browser) {
  const flags = ['--headless=new', '--disable-gpu', '--no-first-run', '--disable-dev-shm-usage'];
  if (isRoot()) flags.push('--no-sandbox');
  const page = ['--dump-dom', 'data:text/html,<p>ok</p>'];
  const run = spawnSync(browser, [...flags, ...page], { timeout: PATIENCE_MS, encoding: 'utf8' });
  return run.status === 0 && run.stdout.includes('<p>ok</p>');
}

function installers() {
  const list = [['playwright', 'install', 'chromium']];
  if (isRoot() && pathOf('apt-get')) {
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends fonts-noto-core';
    list.push(['sh', '-c', `apt-get update -qq && { ${install} ${SHELL} || ${install} chromium; }`]);
  }
  return list;
}

function pathOf(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
}

function isRoot() {
  return process.getuid?.() === 0;
}
