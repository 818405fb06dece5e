import { admins, anybody, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { setBackSettings } from './clinic-calls.js';

/** The rows of the clinic's settings in the access matrix. */
export const clinicTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.clinic': [anybody, async () => ['{ clinic { name } }']],
  'Query.clinicSettings': [admins, async () => ['{ clinicSettings { version } }']],
  'Mutation.updateClinicSettings': [
    admins,
    async ({ app }) => {
      await setBackSettings(app); // another row may have opened the clinic without the facts that an open one must keep
      return ['mutation { updateClinicSettings(input: { city: "Kanpur" }) { version } }'];
    },
  ],
  'Mutation.openClinic': [
    admins,
    async ({ app }) => {
      await setBackSettings(app);
      await app.sql(
        `update clinic_settings set phones = '{+91 522 400 1234}', email = 'care@clinic.test', street = '12 Mall Road'`,
      );
      return ['mutation { openClinic { openedAt } }'];
    },
  ],
};
