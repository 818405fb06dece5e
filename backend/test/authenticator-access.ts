import { admins, everyone, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { begin, codeOf, enrol, VERIFY } from './authenticator-calls.js';
import { insertAdmin } from './builders.js';

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
  'Mutation.beginAuthenticator': [team, async () => ['mutation { beginAuthenticator { uri } }']],
  'Mutation.confirmAuthenticator': [
    team,
    async ({ app, browser }) => {
      const { answer } = await begin(browser);
      return [`mutation { confirmAuthenticator(code: "${answer ? codeOf(app, answer.secret) : '000000'}") }`];
    },
  ],
  'Mutation.removeAuthenticator': [
    team,
    async ({ app, browser }) => {
      const { codes } = await enrol(app, browser).catch(() => ({ codes: ['00000-00000'] }));
      return [`mutation { removeAuthenticator(code: "${codes[0]}") }`];
    },
  ],
  'Mutation.resetAuthenticator': [
    admins,
    async (world) => [`mutation { resetAuthenticator(userId: "${(await enrolledAdmin(world)).admin.id}") }`],
  ],
  'Mutation.verifyAuthenticator': [
    everyone,
    async (world) => {
      const { admin, secret } = await enrolledAdmin(world);
      return [VERIFY, { door: 'ADMIN', phone: admin.phone, code: codeOf(world.app, secret) }];
    },
  ],
};
