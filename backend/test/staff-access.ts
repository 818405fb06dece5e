import { admins, scoped, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { freshPhone, insertPhysiotherapist } from './builders.js';

/** The rows of the team, and of those who treat, in the access matrix. */
export const staffTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.physiotherapists': [scoped('appointments:read'), async () => ['{ physiotherapists { id } }']],
  'Query.staff': [admins, async () => ['{ staff { id } }']],
  'Query.doctors': [admins, async () => ['{ doctors { id } }']],
  'Mutation.registerStaff': [
    admins,
    async () => [
      `mutation { registerStaff(input: { userType: DOCTOR, fullName: "X", phoneNumber: "${freshPhone()}", specialization: "Knees" }) { id } }`,
    ],
  ],
  'Mutation.updateStaff': [
    admins,
    async ({ app }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      return [`mutation { updateStaff(id: "${id}", input: { fullName: "X" }) { id } }`];
    },
  ],
};
