import { Migration } from '@mikro-orm/migrations';

/**
 * What a search of 1,000,000 records answers from (clinic §7). The indexes of phones come first: they keep writers waiting for the second
 * or two that each takes, and no reader. The column of folded names is empty at first, so that nothing is rewritten; `backfills.ts` fills it.
 */
export class Search extends Migration {
  override up(): void {
    for (const statement of [...phones, ...names, ...lookups]) this.addSql(statement);
  }
}

// Any part from the beginning or from the end, of the record's number and of the account's.
const phones = [
  'create index patient_phone on patient (contact_phone collate "C")',
  'create index patient_phone_end on patient (reverse(contact_phone) collate "C")',
  `create index app_user_phone on app_user (phone collate "C") where user_type = 'patient'`,
  `create index app_user_phone_end on app_user (reverse(phone) collate "C") where user_type = 'patient'`,
];

/** Latin spellings of one sound, the longer ones first, as the Devanagari letter that is folded like them below. */
const spellings = [
  ['ck', 'k'],
  ['ch', 'च'],
  ['c', 'k'],
  ['sh', 'श'],
  ['ph', 'फ'],
  ['x', 'ks'],
  ['ee', 'i'],
] as const;

/** What Devanagari writes in one letter or two, and Latin otherwise. */
const signs = [
  ['ज्ञ', 'gy'],
  ['ंह', 'ng'],
  ['ड़', 'r'],
  ['ढ़', 'r'],
  ['ऋ', 'ri'],
  ['ृ', 'ri'],
  ['ऐ', 'ai'],
  ['औ', 'au'],
  ['ॐ', 'om'],
] as const;

/** Letters by what they are folded to; the last are taken out. A vowel that is not said in Devanagari is not written there either. */
const letters = [
  ['क ख q', 'k'],
  ['ग घ', 'g'],
  ['च छ', 'c'],
  ['ज झ z', 'j'],
  ['ट ठ त थ ṭ', 't'],
  ['ड ढ द ध ḍ', 'd'],
  ['ङ ञ ण न ं ँ ṅ ñ ṇ ṃ', 'n'],
  ['प', 'p'],
  ['फ', 'f'],
  ['ब भ', 'b'],
  ['म', 'm'],
  ['र ṛ', 'r'],
  ['ल ळ ḷ', 'l'],
  ['व w', 'v'],
  ['श ष स ś ṣ', 's'],
  ['ह ḥ', 'h'],
  ['अ आ ा ā á à â ä', 'a'],
  ['ए े ऍ ॅ é è ê ë', 'e'],
  ['इ ई ि ी य ै y ī í ì î ï', 'i'],
  ['उ ऊ ु ू ओ ो ऑ ॉ ौ o ū ú ù û ü ó ò ô ö', 'u'],
  ['०', '0'],
  ['१', '1'],
  ['२', '2'],
  ['३', '3'],
  ['४', '4'],
  ['५', '5'],
  ['६', '6'],
  ['७', '7'],
  ['८', '8'],
  ['९', '9'],
  ["् ़ ः ऽ '' ’ ‘ \u200c \u200d", ''],
] as const;

const from = (sounds: string) => sounds.split(' ').join('');
const translated = letters.map(([sounds]) => from(sounds)).join('');
const into = letters.map(([sounds, letter]) => letter.repeat(Array.from(from(sounds)).length)).join('');

/** What a name becomes, step by step; `name` in it is what the step before left. */
const steps = [
  'lower(name)',
  ...[...spellings, ...signs].map(([spelled, said]) => `replace(name, '${spelled}', '${said}')`),
  // Said with breath or without: th as t. In Devanagari, where h after a letter is a syllable, the letter itself says so.
  String.raw`regexp_replace(name, '([kgcjtdpbsचश])h+', '\1', 'g')`,
  `translate(name, '${translated}', '${into}')`,
  `regexp_replace(name, '[^a-z0-9]+', ' ', 'g')`,
  // Inside a word a and e are written as one likes, and the first of them not at all in Devanagari.
  String.raw`regexp_replace(name, '\Y[ae]+', '', 'g')`,
  `regexp_replace(name, 'm(?=[pb])', 'n', 'g')`,
  String.raw`regexp_replace(name, '(.)\1+', '\1', 'g')`,
  String.raw`regexp_replace(name, '([a-z0-9]{2})h\M', '\1', 'g')`,
  `regexp_replace(' ' || btrim(name) || ' ', '^ +$', '')`,
];

const names = [
  // One blank before each word and after the last, so that a whole word and its beginning can be asked for.
  `create function fold_name(name text) returns text language sql immutable strict parallel safe return
    ${steps.reduce((folded, step) => step.replace(/\bname\b/, () => folded))}`,
  'alter table patient add column name_key text collate "C"',
  // No writer can forget it, and none of the version before this one does.
  `create function note_name_key() returns trigger language plpgsql as $$ begin
    new.name_key := fold_name(new.name);
    return new;
  end $$`,
  `create trigger note_name_key before insert or update of name on patient
    for each row execute function note_name_key()`,
  'create index patient_name_key on patient using gin (name_key gin_trgm_ops)',
  'create index patient_without_name_key on patient (id) where name_key is null',
];

/**
 * The first 200 records that the index of names or of their sound gives, so that a text that fits half of all names costs no more than one
 * that fits few. Read by these indexes whatever a plan expects: one that expects many would read the table until it has enough, and
 * read all of it where there are few.
 */
const lookup = (name: string, condition: string) => `create function ${name}(patterns text[], since timestamptz)
  returns table (id uuid, number integer, name text, name_folded text, name_key text, deleted_at timestamptz)
  language sql stable parallel safe
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set max_parallel_workers_per_gather = 0
  begin atomic
    select p.id, p.number, p.name, p.name_folded, p.name_key, p.deleted_at from patient p where ${condition} limit 200;
  end`;

const lookups = [
  lookup(
    'records_that_sound_like',
    `p.name_key like patterns[1] and p.name_key like all (patterns) and (p.deleted_at is null or p.deleted_at >= since)`,
  ),
  lookup(
    'records_spelled_like',
    `(p.name_folded like patterns[1] or p.name_folded like patterns[2]) and p.deleted_at is null`,
  ),
];
