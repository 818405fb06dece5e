/** How long a sign-in waits for its second factor, or for the year of birth. */
export const HALF_MINUTES = 15;

/** Whether a session `s` of an account `u` lacks a second factor that the clinic requires of its role. */
export const IS_HALF = `(s.sess ->> 'secondStep' is null and exists (select from second_factor_role r where r.role = u.user_type))`;

/** What a session `s` of an account `u` lacks, a HalfState['lacks']; null if it is whole. */
export const LACKS = `case when ${IS_HALF} then 'SECOND_FACTOR'
  when u.birth_year_due_since is not null and u.user_type in ('user', 'patient') then 'BIRTH_YEAR' end`;

/** Whether an account `u` has a factor to confirm with. */
export const HAS_FACTOR = 'exists (select from authenticator f where f.user_id = u.id and f.confirmed_at is not null)';

/** Whether a factor other than a text message confirmed a session `s` within 15 minutes: in it, or at its sign-in. */
export const CONFIRMED = `(s.confirmed_at > now() - interval '15 minutes' or (s.created_at > now() - interval '15 minutes'
  and (s.sess ->> 'firstStep' in ('APP', 'PASSKEY') or s.sess ->> 'secondStep' in ('APP', 'PASSKEY'))))`;
