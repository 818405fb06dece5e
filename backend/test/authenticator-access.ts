import { admins, everyone, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { begin, codeOf, enrol, VERIFY } from './authenticator-calls.js';
import { insertAdmin } from './builders.js';
import {
  ADD,
  BEGIN,
  beginPasskey,
  beginSecond,
  CONFIRM,
  confirmByPasskey,
  countConfirmed,
  enrolPasskey,
} from './factor-calls.js';
import { PasskeyDevice } from './passkey-device.js';

const NIL = '00000000-0000-0000-0000-000000000000';

/** Admins, physiotherapists and doctors, each their own; reception likewise (reception-access). */
const team: Outcomes = { ...admins, ...staff('done') };

/** An admin who has an authenticator. */
async function enrolledAdmin({ app }: World) {
  const admin = await insertAdmin(app.sql);
  return { admin, ...(await enrol(app, await app.signIn(admin.phone, 'admin'))) };
}

/** The rows of authenticators in the access matrix. */
export const authenticatorTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.authenticator': [team, async () => ['{ authenticator { confirmedAt } }']],
  'Mutation.beginAuthenticator': [
    team,
    async ({ app }) => {
      await countConfirmed(app);
      return ['mutation { beginAuthenticator { uri } }'];
    },
  ],
  'Mutation.confirmAuthenticator': [
    team,
    async ({ app, browser }) => {
      await countConfirmed(app);
      const { answer } = await begin(browser);
      return [`mutation { confirmAuthenticator(code: "${answer ? codeOf(app, answer.secret) : '000000'}") }`];
    },
  ],
  'Mutation.removeAuthenticator': [
    team,
    async ({ app, browser }) => {
      await countConfirmed(app);
      const { codes } = await enrol(app, browser).catch(() => ({ codes: ['00000-00000'] }));
      return [`mutation { removeAuthenticator(code: "${codes[0]}") }`];
    },
  ],
  'Mutation.resetAuthenticator': [
    admins,
    async (world) => [`mutation { resetAuthenticator(userId: "${(await enrolledAdmin(world)).admin.id}") }`],
  ],
  'Query.myFactors': [team, async () => ['{ myFactors { step } }']],
  'Query.secondFactorRoles': [admins, async () => ['{ secondFactorRoles }']],
  'Mutation.beginPasskey': [
    team,
    async ({ app }) => {
      await countConfirmed(app);
      return ['mutation { beginPasskey }'];
    },
  ],
  'Mutation.addPasskey': [
    team,
    async ({ app, browser }) => {
      await countConfirmed(app);
      const { answer } = await beginPasskey(browser);
      const device = new PasskeyDevice(app.publicUrl);
      return [ADD, { response: device.create(answer ?? { challenge: 'none' }), name: 'Phone' }];
    },
  ],
  'Mutation.removeFactor': [
    team,
    async ({ app, browser }) => {
      await countConfirmed(app);
      const device = new PasskeyDevice(app.publicUrl);
      const id = await enrolPasskey(browser, device).catch(() => NIL);
      if (id !== NIL) await confirmByPasskey(browser, device);
      return [`mutation { removeFactor(id: "${id}") }`];
    },
  ],
  'Mutation.beginSecondFactor': [
    team,
    async ({ app, browser }) => {
      await countConfirmed(app);
      await enrolPasskey(browser, new PasskeyDevice(app.publicUrl)).catch(() => NIL);
      return [BEGIN, { method: 'PASSKEY' }];
    },
  ],
  'Mutation.verifySecondFactor': [
    team,
    async ({ app, browser }) => {
      await countConfirmed(app);
      const device = new PasskeyDevice(app.publicUrl);
      await enrolPasskey(browser, device).catch(() => NIL);
      const { answer } = await beginSecond(browser, 'PASSKEY');
      return [CONFIRM, { method: 'PASSKEY', answer: device.get(answer ?? { challenge: 'none' }) }];
    },
  ],
  'Mutation.resetFactors': [
    admins,
    async (world) => [`mutation { resetFactors(userId: "${(await enrolledAdmin(world)).admin.id}") }`],
  ],
  // The matrix takes the rule back, so that doctors of other rows have whole sessions.
  'Mutation.requireSecondFactor': [admins, async () => ['mutation { requireSecondFactor(roles: [DOCTOR]) }']],
  'Mutation.verifyAuthenticator': [
    everyone,
    async (world) => {
      const { admin, secret } = await enrolledAdmin(world);
      return [VERIFY, { door: 'ADMIN', phone: admin.phone, code: codeOf(world.app, secret) }];
    },
  ],
};
