/** Keys and checks of lessons, for `beyond-entities.ts`. */
export const LESSON_CONSTRAINTS = [
  'lesson.lesson_newest: FOREIGN KEY (id, revision) REFERENCES lesson_revision(lesson_id, revision) DEFERRABLE INITIALLY DEFERRED',
  'lesson.lesson_revision_check: CHECK ((revision >= 1))',
  'lesson.lesson_slug: UNIQUE (slug)',
  "lesson.lesson_slug_check: CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (char_length(slug) <= 60)))",
  'lesson_reading.lesson_reading_account_id_fkey: FOREIGN KEY (account_id) REFERENCES app_user(id)',
  'lesson_reading.lesson_reading_lesson_id_fkey: FOREIGN KEY (lesson_id) REFERENCES lesson(id)',
  'lesson_review.lesson_review_reviewer_id_fkey: FOREIGN KEY (reviewer_id) REFERENCES app_user(id)',
  'lesson_review.lesson_review_revision: FOREIGN KEY (lesson_id, revision) REFERENCES lesson_revision(lesson_id, revision)',
  'lesson_review.lesson_review_statement_check: CHECK (((char_length(statement) >= 10) AND (char_length(statement) <= 500)))',
  "lesson_revision.lesson_revision_body: CHECK ((((COALESCE(char_length((content #>> '{body,en}'::text[])), 0) >= 20) AND (COALESCE(char_length((content #>> '{body,en}'::text[])), 0) <= 4000)) AND ((COALESCE(char_length((content #>> '{body,hi}'::text[])), 0) >= 20) AND (COALESCE(char_length((content #>> '{body,hi}'::text[])), 0) <= 4000))))",
  "lesson_revision.lesson_revision_content_hash_check: CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text))",
  'lesson_revision.lesson_revision_lesson_id_fkey: FOREIGN KEY (lesson_id) REFERENCES lesson(id)',
  "lesson_revision.lesson_revision_phase: CHECK (((COALESCE(((content ->> 'fromPhase'::text))::integer, 0) >= 1) AND (COALESCE(((content ->> 'fromPhase'::text))::integer, 0) <= 20)))",
  "lesson_revision.lesson_revision_protocols: CHECK (((COALESCE(jsonb_array_length((content -> 'protocols'::text)), '-1'::integer) >= 0) AND (COALESCE(jsonb_array_length((content -> 'protocols'::text)), '-1'::integer) <= 20)))",
  'lesson_revision.lesson_revision_revision_check: CHECK ((revision >= 1))',
  'lesson_revision.lesson_revision_saved_by_id_fkey: FOREIGN KEY (saved_by_id) REFERENCES app_user(id)',
  "lesson_revision.lesson_revision_title: CHECK ((((COALESCE(char_length((content #>> '{title,en}'::text[])), 0) >= 1) AND (COALESCE(char_length((content #>> '{title,en}'::text[])), 0) <= 100)) AND ((COALESCE(char_length((content #>> '{title,hi}'::text[])), 0) >= 1) AND (COALESCE(char_length((content #>> '{title,hi}'::text[])), 0) <= 100))))",
  "lesson_revision.lesson_revision_topic: CHECK ((COALESCE((content ->> 'topic'::text), ''::text) = ANY (ARRAY['WOUND'::text, 'SWELLING'::text, 'PAIN'::text, 'WALKING'::text, 'STAIRS'::text, 'SLEEP'::text, 'HOME'::text, 'DRIVING'::text, 'WORK'::text, 'FOOD'::text, 'RECOVERY'::text])))",
];

/** Tables of plain statements, without an entity. */
export const LIBRARY_TABLES = [
  'exercise_review',
  'exercise_revision',
  'exercise_video',
  'lesson_reading',
  'lesson_review',
  'lesson_revision',
];
