const MOMENT = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
/** A moment as the contract writes it. */
export const moment = (column: string) => `to_char(${column} at time zone 'UTC', ${MOMENT})`;
const AGE = `extract(year from age((now() at time zone 'Asia/Kolkata')::date, p.birth_date))::int`;
/** A row of the list, over `patient p` and its account `app_user u`. */
export const ROW = `'id', p.id, 'patientId', 'PT-' || lpad(p.number::text, 6, '0'), 'name', p.name, 'age', ${AGE},
  'diagnosedWith', p.diagnosis, 'contactNumber', right(coalesce(p.contact_phone, u.phone), 10),
  'lastLogin', ${moment('u.last_login_at')}, 'isProfileComplete', p.is_complete, 'version', p.version`;

/** What must be on record (AD-1, EX-5) is written here too: it is most of what the answer costs. */
export const audited = (verb: string, subjectId: string) =>
  `insert into audit_event (actor_role, verb, subject_id, outcome, request_id)
    values ('admin', '${verb}', ${subjectId}, 'done', 'bench')`;

/** The number of live records, which triggers keep (docs/performance.md). */
export const TOTAL = `(select coalesce(sum(n), 0)::int from counter where name = 'patients' and slot = 0)`;
