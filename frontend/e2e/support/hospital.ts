import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

/** A hospital's system, as the journeys need it. */
export interface Hospital {
  readonly id: string;
  /** The status of its request for a record. */
  readonly read: (patientId: string) => Promise<number>;
  /** Sends a resource; its id. */
  readonly send: (resource: { readonly resourceType: string }) => Promise<string>;
}

/** Registers a system that reads records and sends of them with consent alone, by the admin who is signed in, and signs it in. */
export async function registerHospital(page: Page, name: string): Promise<Hospital> {
  const { privateKey, publicKey } = await generateKeyPair('ES384', { extractable: true });
  const made = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: CreateSmartClientInput!) { createSmartClient(input: $input) { id } }',
      variables: {
        input: { name, scopes: ['system/*.crs'], jwks: JSON.stringify({ keys: [await exportJWK(publicKey)] }) },
      },
    },
  });
  const body: { data?: { createSmartClient: { id: string } } } = await made.json();
  const id = body.data?.createSmartClient.id ?? '';
  expect(id, JSON.stringify(body)).not.toBe('');
  const configuration = await page.request.get('/fhir/R4/.well-known/smart-configuration');
  const { token_endpoint: tokenUrl }: { token_endpoint: string } = await configuration.json();
  const assertion = new SignJWT({ jti: crypto.randomUUID() }).setProtectedHeader({ alg: 'ES384' });
  const signed = await assertion
    .setIssuer(id)
    .setSubject(id)
    .setAudience(tokenUrl)
    .setExpirationTime('4m')
    .sign(privateKey);
  const answer = await page.request.post(tokenUrl, {
    form: {
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: signed,
    },
  });
  const { access_token: token }: { access_token?: string } = await answer.json();
  expect(token).toBeDefined();
  const headers = { authorization: `Bearer ${token}` };
  return {
    id,
    send: async (resource) => {
      const sent = await page.request.post(`/fhir/R4/${resource.resourceType}`, {
        headers: { ...headers, 'content-type': 'application/fhir+json' },
        data: JSON.stringify(resource),
      });
      const { id: made }: { id?: string } = await sent.json();
      expect([sent.status(), made]).toEqual([201, expect.any(String)]);
      return made ?? '';
    },
    read: async (patientId) => (await page.request.get(`/fhir/R4/Patient/${patientId}`, { headers })).status(),
  };
}
