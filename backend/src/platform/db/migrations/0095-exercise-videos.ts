import { Migration } from '@mikro-orm/migrations';

/** Films of exercises (companion §3): one per entry of the exercise library; its files are in the storage. */
export class ExerciseVideos extends Migration {
  override up(): void {
    for (const statement of [table, grants]) this.addSql(statement);
  }
}

const HASH = `'^[0-9a-f]{64}$'`;

const table = `create table exercise_video (
  exercise_id uuid primary key references exercise (id),
  media_type text not null check (media_type in ('video/mp4', 'video/webm')),
  seconds integer not null check (seconds between 2 and 120),
  width integer not null check (width between 1 and 1280),
  height integer not null check (height between 1 and 1280),
  bytes integer not null check (bytes between 1 and 31457280),
  hash text not null check (hash ~ ${HASH}),
  file_key text not null constraint exercise_video_file_key unique,
  poster_key text constraint exercise_video_poster_key unique,
  poster_bytes integer check (poster_bytes > 0),
  poster_hash text check (poster_hash ~ ${HASH}),
  uploaded_by_id uuid not null references app_user (id),
  uploaded_at timestamptz not null,
  constraint exercise_video_poster check (num_nulls(poster_key, poster_bytes, poster_hash) in (0, 3))
)`;

const grants = `do $$ begin
  if exists (select from pg_roles where rolname = 'app') then
    revoke truncate on exercise_video from app;
  end if;
end $$`;
