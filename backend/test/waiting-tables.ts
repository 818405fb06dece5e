/** What stands in the migrations alone of the waiting list, as PostgreSQL tells it. */
export const WAITING_CONSTRAINTS = [
  'waiting_list_entry.waiting_list_entry_appointment_id_fkey: FOREIGN KEY (appointment_id) REFERENCES appointment(id)',
  "waiting_list_entry.waiting_list_entry_booked: CHECK (((status = 'BOOKED'::text) = (appointment_id IS NOT NULL)))",
  'waiting_list_entry.waiting_list_entry_days: CHECK ((latest >= earliest))',
  'waiting_list_entry.waiting_list_entry_duration_minutes_check: CHECK (((duration_minutes >= 5) AND (duration_minutes <= 480)))',
  'waiting_list_entry.waiting_list_entry_from_minute_check: CHECK ((from_minute >= 0))',
  'waiting_list_entry.waiting_list_entry_instead_of_id_fkey: FOREIGN KEY (instead_of_id) REFERENCES appointment(id)',
  'waiting_list_entry.waiting_list_entry_note_check: CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200)))',
  'waiting_list_entry.waiting_list_entry_patient_id_fkey: FOREIGN KEY (patient_id) REFERENCES patient(id)',
  'waiting_list_entry.waiting_list_entry_physiotherapist_id_fkey: FOREIGN KEY (physiotherapist_id) REFERENCES physiotherapist(id)',
  'waiting_list_entry.waiting_list_entry_room: CHECK (((until_minute - from_minute) >= duration_minutes))',
  "waiting_list_entry.waiting_list_entry_session_type_check: CHECK ((session_type = ANY (ARRAY['Clinic'::text, 'Home'::text, 'Tele'::text])))",
  "waiting_list_entry.waiting_list_entry_status_check: CHECK ((status = ANY (ARRAY['WAITING'::text, 'BOOKED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))",
  'waiting_list_entry.waiting_list_entry_until_minute_check: CHECK ((until_minute <= 1440))',
  "waiting_list_entry.waiting_list_entry_weekdays_check: CHECK ((weekdays <@ ARRAY['MONDAY'::text, 'TUESDAY'::text, 'WEDNESDAY'::text, 'THURSDAY'::text, 'FRIDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text]))",
];

export const WAITING_INDEXES = [
  'INDEX waiting_list_entry_status ON waiting_list_entry (status, is_urgent DESC, created_at, id)',
  "UNIQUE INDEX waiting_list_entry_live ON waiting_list_entry (patient_id, session_type) WHERE (status = 'WAITING'::text)",
];
