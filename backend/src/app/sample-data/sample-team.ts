import { SAMPLE_DOCTOR } from './clinicians.js';
import { HOUR_MS } from './clinic-calendar.js';
import type { AccountRow, DoctorRow, PhysiotherapistRow } from './rows.js';
import { SeededRandom } from './seeded-random.js';

/** Seed of its own, independent of other sample data. */
const SEED = 2026;

/** Creates accounts for the sample physiotherapists, the doctor, 9000000021, and the front desk, 9000000031. */
export function sampleTeam(treating: readonly PhysiotherapistRow[], now: Date) {
  const random = new SeededRandom(SEED);
  const account = (userType: AccountRow['userType'], fullName: string, phone: string, createdAt: Date): AccountRow => ({
    id: random.uuid(createdAt),
    userType,
    phone,
    fullName,
    email: null,
    nickname: null,
    gender: null,
    profileCompleted: true,
    lastLoginAt: new Date(now.getTime() - 26 * HOUR_MS),
    createdAt,
  });
  const physiotherapists = treating.map((row) => account('physiotherapist', row.name, row.phone, row.createdAt));
  const createdAt = treating[0]?.createdAt ?? now;
  const [name, specialization] = SAMPLE_DOCTOR;
  const doctorAccount = account('doctor', name, '+919000000021', createdAt);
  const doctor: DoctorRow[] = [
    { id: random.uuid(createdAt), userId: doctorAccount.id, name, specialization, createdAt },
  ];
  const frontDesk = account('reception', 'Pooja Mishra', '+919000000031', createdAt);
  return {
    accounts: [...physiotherapists, doctorAccount, frontDesk],
    physiotherapist: treating.map((row, index) => ({ ...row, userId: physiotherapists[index]?.id ?? null })),
    doctor,
  };
}
