import { randomUUID } from 'node:crypto';
import { patients, signedIn, staff, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { freshPhone, insertPatientWithAccount } from './builders.js';
import { inCare } from './charting-access.js';
import { insertGrant } from './family-calls.js';

/** Family members of the patient alone; every other account is answered as if there were no grant. */
const family: Outcomes = {
  ...signedIn,
  user: 'NOT_FOUND',
  patient: 'NOT_FOUND',
  'other patient': 'NOT_FOUND',
  ...staff('NOT_FOUND'),
  reception: 'NOT_FOUND',
  admin: 'NOT_FOUND',
  family: 'done',
};

/** The grant of the world's record: that of the family member of the cell, or else of somebody new. */
async function grantOf({ app, record }: World): Promise<string> {
  const [known] = await app.sql<{ id: string }>('select id from family_grant where patient_id = $1', [record.id]);
  return known?.id ?? (await insertGrant(app.sql, record.id)).grantId;
}

/** An invitation to the number of whoever asks, from a patient of its own, so that nobody is invited by themselves. */
async function invitationTo({ app, browser }: World): Promise<string> {
  const { body } = await browser.graphql<{ me: { mobileNumber: string } | null }>('{ me { mobileNumber } }');
  const { record } = await insertPatientWithAccount(app.sql);
  const phone = body.data?.me?.mobileNumber ?? freshPhone();
  return (await insertGrant(app.sql, record.id, { account: null, phone })).grantId;
}

/** The rows of the access of family members in the access matrix (companion §8). */
export const familyTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.familyGrants': [
    { ...patients, 'other patient': 'NOT_FOUND', admin: 'done' },
    async ({ record }) => [`{ familyGrants(patientId: "${record.id}") { id } }`],
  ],
  'Query.familyPatients': [signedIn, async () => ['{ familyPatients { grantId } }']],
  'Query.familyToday': [family, async (world) => [`{ familyToday(grantId: "${await grantOf(world)}") { day } }`]],
  'Query.familyThread': [family, async (world) => [`{ familyThread(grantId: "${await grantOf(world)}") { status } }`]],
  'Mutation.inviteFamily': [
    patients,
    async () => [
      'mutation ($input: InviteFamilyInput!, $key: String!) { inviteFamily(input: $input, idempotencyKey: $key) { id } }',
      {
        input: { name: 'Anita', relation: 'daughter', phoneNumber: freshPhone(), rights: [] },
        key: randomUUID(),
      },
    ],
  ],
  'Mutation.setFamilyRights': [
    { ...patients, 'other patient': 'NOT_FOUND' },
    async (world) => [`mutation { setFamilyRights(id: "${await grantOf(world)}", rights: [TICK]) { id } }`],
  ],
  'Mutation.endFamily': [
    { ...family, patient: 'done', admin: 'done' },
    async (world) => [`mutation { endFamily(id: "${await grantOf(world)}") { status } }`],
  ],
  'Mutation.acceptFamily': [
    signedIn,
    async (world) => [`mutation { acceptFamily(grantId: "${await invitationTo(world)}") { status } }`],
  ],
  'Mutation.recordFamilyEntries': [
    family,
    async (world) => {
      await inCare(world);
      return [
        'mutation ($grantId: ID!, $entries: [EntryInput!]!) { recordFamilyEntries(grantId: $grantId, entries: $entries) { outcome } }',
        {
          grantId: await grantOf(world),
          entries: [{ clientId: randomUUID(), at: world.app.clock.now(), effort: 4 }],
        },
      ];
    },
  ],
  'Mutation.sendFamilyMessage': [
    family,
    async (world) => [
      'mutation ($grantId: ID!, $input: SendCareMessageInput!) { sendFamilyMessage(grantId: $grantId, input: $input) { id } }',
      { grantId: await grantOf(world), input: { clientId: randomUUID(), text: 'May she climb stairs?' } },
    ],
  ],
};
