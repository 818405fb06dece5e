import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import type { FileStorage } from '../../platform/storage/file-storage.js';
import { clinicDay } from '../../platform/time/clinic-time.js';
import { addDays, DAY_MS } from './clinic-calendar.js';
import type { Rows, Table } from './rows.js';
import { SeededRandom } from './seeded-random.js';

/** Seed of its own, independent of other sample data. */
const SEED = 2030;
const WIDTH = 600;
const HEIGHT = 800;
const SMALL = 320;

/** A part of a picture: left, top, width, height, color. */
type Part = readonly [left: number, top: number, width: number, height: number, color: string];

/** Two bones with a gap between them. */
const BONES: Part[] = [
  [230, 40, 140, 330, '#c9d4d6'],
  [200, 330, 200, 60, '#dfe7e8'],
  [200, 420, 200, 60, '#dfe7e8'],
  [240, 460, 120, 300, '#c9d4d6'],
];
/** Lines of a letter. */
const LINES: Part[] = Array.from({ length: 14 }, (_, line) => [
  70,
  110 + line * 44,
  line % 5 === 4 ? 220 : 460,
  12,
  '#37474b',
]);

const FILES = [
  { category: 'XRAY', title: 'Right knee, standing (sample)', daysAgo: 20, background: '#12181a', parts: BONES },
  { category: 'LETTER', title: 'Letter of the surgeon (sample)', daysAgo: 18, background: '#fbfaf6', parts: LINES },
];

/** Adds two drawn pictures to the record of the sample patient: bytes first, then their rows. */
export async function addSampleFiles(
  client: PoolClient,
  clinic: { [T in Table]: Rows[T][] },
  { storage, now }: { storage: FileStorage; now: Date },
): Promise<void> {
  const random = new SeededRandom(SEED);
  const patient = clinic.patient.find(({ contactPhone }) => contactPhone === '+919000000101');
  const addedBy = clinic.physiotherapist.find(({ userId }) => userId !== null)?.userId;
  if (!patient || !addedBy) throw new Error('the sample clinic has nobody whose files are kept');
  for (const { category, title, daysAgo, background, parts } of FILES) {
    const bytes = await draw(background, parts);
    const { default: sharp } = await import('sharp');
    const small = await sharp(bytes).resize({ width: SMALL }).webp().toBuffer();
    const addedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const day = clinicDay(addedAt);
    const [id, key, smallKey] = [random.uuid(addedAt), random.uuid(addedAt), random.uuid(addedAt)];
    await storage.put(`${key}.clinical`, bytes);
    await storage.put(`${smallKey}.clinical`, small);
    await client.query(
      `insert into clinical_file (id, patient_id, category, title, taken_on, media_type, size, hash, file_key, thumbnail_key, added_by_id,
         added_on, added_at)
       values ($1, $2, $3, $4, $5, 'image/webp', $6, $7, $8, $9, $10, $11, $12)`,
      [
        id,
        patient.id,
        category,
        title,
        addDays(day, -2),
        bytes.length,
        createHash('sha256').update(bytes).digest('hex'),
        `${key}.clinical`,
        `${smallKey}.clinical`,
        addedBy,
        day,
        addedAt,
      ],
    );
  }
}

/** Draws rectangles on a background, as a WebP. */
async function draw(background: string, parts: readonly Part[]): Promise<Buffer> {
  // Loaded on first use, because few starts draw.
  const { default: sharp } = await import('sharp');
  const drawn = parts.map(([left, top, width, height, color]) => ({
    input: { create: { width, height, channels: 3 as const, background: color } },
    left,
    top,
  }));
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background } })
    .composite(drawn)
    .webp({ quality: 85 })
    .toBuffer();
}
