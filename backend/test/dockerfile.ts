import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../src/platform/config.js';

/** One instruction: `COPY`, and what it is given. */
interface Instruction {
  name: string;
  text: string;
}

/** One stage: the instructions from a FROM to the next. */
export interface Stage {
  name: string;
  /** What each COPY takes: the stage that it takes it from, if it does, the sources, and the target. */
  copies: { from: string | undefined; sources: string[]; target: string }[];
  runs: string[];
  env: Record<string, string>;
  /** The program of CMD with its arguments, and that of HEALTHCHECK. */
  command: string[];
  healthcheck: string[];
}

/** The stages of backend/Dockerfile, so that a test does what the file says and cannot drift from it. */
export function readDockerfile(): Stage[] {
  const text = readFileSync(path.join(ROOT_DIR, 'backend/Dockerfile'), 'utf8');
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const instructions = lines.flatMap((line): Instruction[] => {
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return name && rest ? [{ name, text: rest }] : [];
  });
  const starts = instructions.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []));
  return starts.map((start, index) => toStage(instructions.slice(start, starts[index + 1])));
}

function toStage(instructions: Instruction[]): Stage {
  const all = (name: string) => instructions.filter((one) => one.name === name).map(({ text }) => text);
  const list = (text: string | undefined) => JSON.parse(/\[.*\]/.exec(text ?? '')?.[0] ?? '[]') as string[];
  return {
    name: / AS (\w+)$/.exec(all('FROM')[0] ?? '')?.[1] ?? '',
    copies: all('COPY').map((text) => {
      const words = text.split(' ');
      const from = /^--from=(.*)$/.exec(words[0] ?? '')?.[1];
      const paths = from === undefined ? words : words.slice(1);
      return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
    }),
    runs: all('RUN'),
    env: Object.fromEntries(all('ENV').flatMap((text) => text.split(' ').map((pair) => pair.split('=')))) as Record<
      string,
      string
    >,
    command: list(all('CMD')[0]),
    healthcheck: list(all('HEALTHCHECK')[0]),
  };
}
