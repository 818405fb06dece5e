import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { TaskError } from '../root.mjs';

/**
 * A response of the clinic's server.
 * @typedef {{ status: number, headers: Headers, body: any }} Answer
 */

/** Client of the clinic's FHIR service, with an access token. */
export class Clinic {
  /** @param {string} origin @param {string} token */
  constructor(origin, token) {
    this.base = `${origin}/fhir/R4/`;
    this.token = token;
  }

  /**
   * Authenticates with SMART Backend Services: sends a single-use assertion, and gets a token valid for five minutes.
   * @param {string} origin @param {string} client @param {string} file
   */
  static async signIn(origin, client, file) {
    if (!existsSync(file)) throw new TaskError(`There is no ${file}: npm run hospital -- --keys makes one.`);
    const { body: configuration } = await ask(`${origin}/fhir/R4/.well-known/smart-configuration`);
    const tokenUrl = configuration.token_endpoint;
    const assertion = await new SignJWT({ jti: randomUUID() })
      .setProtectedHeader({ alg: 'ES384', kid: 'one' })
      .setIssuer(client)
      .setSubject(client)
      .setAudience(tokenUrl)
      .setExpirationTime('4m')
      .sign(await importPKCS8(readFileSync(file, 'utf8'), 'ES384'));
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
      }),
    });
    const answer = await response.json();
    if (!response.ok) throw new TaskError(`The server refused to sign in ${client}: ${answer.error_description}`);
    console.log(`Signed in for ${answer.scope}`);
    return new Clinic(origin, answer.access_token);
  }

  /**
   * Reads a path of the service, or an absolute URL that it returned.
   * @param {string} address @param {Record<string, string>} [headers]
   */
  async get(address, headers = {}) {
    return (await this.send('GET', address, { headers })).body;
  }

  /**
   * Sends a request as this client, and returns the response. A refusal ends the program with the server's message.
   * @param {string} method @param {string} address
   * @param {{ headers?: Record<string, string>, resource?: unknown }} [parts]
   * @returns {Promise<Answer>}
   */
  async send(method, address, { headers = {}, resource } = {}) {
    return ask(new URL(address, this.base).href, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...(resource !== undefined && { 'Content-Type': 'application/fhir+json' }),
        ...headers,
      },
      ...(resource !== undefined && { body: JSON.stringify(resource) }),
    });
  }
}

/** @param {string} url @param {{ method?: string, headers?: Record<string, string>, body?: string }} [init] @returns {Promise<Answer>} */
async function ask(url, init = {}) {
  const headers = { Accept: 'application/fhir+json, application/fhir+ndjson, application/json', ...init.headers };
  const response = await fetch(url, { ...init, headers }).catch((error) => {
    throw new TaskError(`Nobody answers at ${new URL(url).origin}: ${error.cause?.code ?? error.message}`);
  });
  const text = await response.text();
  const body = /[/+]json(;|$)/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
  if (!response.ok)
    throw new TaskError(`${new URL(url).pathname}: ${response.status} ${body.issue?.[0]?.diagnostics ?? ''}`);
  return { status: response.status, headers: response.headers, body };
}
