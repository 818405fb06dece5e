import { Agent, request } from 'node:http';
import type { Question } from './questions.js';

/** One of the two servers that are compared. */
export interface Side {
  /** Asks over the one connection of this side; answers the body and how long it took, in milliseconds. */
  ask(question: Question['asked'][number]): Promise<{ body: string; milliseconds: number }>;
}

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** One connection that is kept, so that neither side pays for opening one. */
export function connection(origin: string): (call: Call) => Promise<{ body: string; milliseconds: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return ({ method, path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const call = request(new URL(path, origin), { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const milliseconds = performance.now() - started;
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) resolve({ body: text, milliseconds });
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text.slice(0, 500)}`));
        });
      });
      call.on('error', reject);
      call.end(body);
    });
}
