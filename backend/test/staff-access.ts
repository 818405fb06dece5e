import { authenticatorTable } from './authenticator-access.js';
import { admins, scoped, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { freshPhone, insertLeave, insertPhysiotherapist } from './builders.js';

/** The rows of the team, and of those who treat, in the access matrix. */
export const staffTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  ...authenticatorTable,
  'Query.physiotherapists': [scoped('appointments:read'), async () => ['{ physiotherapists { id } }']],
  'Query.physiotherapistTimes': [
    { ...admins, physiotherapist: 'done', 'another physiotherapist': 'NOT_FOUND' },
    async ({ physiotherapistId }) => [
      `{ physiotherapistTimes(physiotherapistId: "${physiotherapistId}") { version } }`,
    ],
  ],
  'Mutation.setWorkingHours': [
    admins,
    async ({ physiotherapistId }) => [
      `mutation { setWorkingHours(physiotherapistId: "${physiotherapistId}", hours: []) { version } }`,
    ],
  ],
  'Mutation.addLeave': [
    admins,
    async ({ app }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      const leave = `physiotherapistId: "${id}", from: "2026-03-12T10:00", until: "2026-03-13T10:00"`;
      return [`mutation { addLeave(input: { ${leave} }) { leave { id } } }`];
    },
  ],
  'Mutation.cancelLeave': [
    admins,
    async ({ app }) => {
      const { id } = await insertLeave(app.sql, (await insertPhysiotherapist(app.sql)).id);
      return [`mutation { cancelLeave(id: "${id}") }`];
    },
  ],
  'Query.staff': [admins, async () => ['{ staff { id } }']],
  'Query.doctors': [admins, async () => ['{ doctors { id } }']],
  'Mutation.registerStaff': [
    admins,
    async () => [
      `mutation { registerStaff(input: { userType: DOCTOR, fullName: "X", phoneNumber: "${freshPhone()}", specialization: "Knees" }) { id } }`,
    ],
  ],
  'Mutation.leaveTeam': [
    admins,
    async ({ app }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      return [`mutation { leaveTeam(id: "${id}", lastDay: "2026-03-12") { unassigned } }`];
    },
  ],
  'Mutation.updateStaff': [
    admins,
    async ({ app }) => {
      const { id } = await insertPhysiotherapist(app.sql);
      return [`mutation { updateStaff(id: "${id}", input: { fullName: "X" }) { id } }`];
    },
  ],
};
