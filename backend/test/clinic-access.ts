import { admins, anybody, everyone, scoped, type Outcomes } from './access-outcomes.js';
import type { World } from './access-table.js';
import { setBackSettings } from './clinic-calls.js';

/** The rows of the clinic's settings and times in the access matrix. */
export const clinicTable: Record<string, [Outcomes, (world: World) => Promise<[string, object?]>]> = {
  'Query.clinic': [anybody, async () => ['{ clinic { name } }']],
  'Query.bookingTerms': [everyone, async () => ['{ bookingTerms { noticeHours } }']],
  'Query.priceList': [admins, async () => ['{ priceList { id } }']],
  'Query.clinicSettings': [admins, async () => ['{ clinicSettings { version } }']],
  'Mutation.updateClinicSettings': [
    admins,
    async ({ app }) => {
      await setBackSettings(app); // another row may have opened the clinic without the facts that an open one must keep
      return ['mutation { updateClinicSettings(input: { city: "Kanpur" }) { version } }'];
    },
  ],
  'Query.freeSlots': [
    { ...scoped('appointments:read'), patient: 'done', 'other patient': 'done' },
    async () => ['{ freeSlots(input: { from: "2026-03-12", until: "2026-03-12", sessionType: CLINIC }) { startsAt } }'],
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
