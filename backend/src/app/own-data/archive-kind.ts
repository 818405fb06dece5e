import type { inLanguages } from '../../platform/generated-messages/archive.js';
import type { AnswerLanguage } from '../../platform/languages/request-language.js';

/** Words of the archive in a language. */
export type ArchiveTexts = (typeof inLanguages)[AnswerLanguage];

/** How a value is written for people: `word` is a name of the contract, `parts` the fields of a JSON value, in paise `rupees`. */
export type ArchiveType = 'text' | 'word' | 'moment' | 'day' | 'rupees' | 'parts';

/** A column: name in the JSON, heading on the page (null: in the JSON alone), type, and the SQL expression of its value. */
export type ArchiveColumn = readonly [
  name: string,
  heading: Extract<keyof ArchiveTexts, `COLUMN_${string}`> | null,
  type: ArchiveType,
  value: string,
];

/** A kind of data in the archive of a patient: `data/{name}.json`, and a table of the page. */
export interface ArchiveKind {
  name: string;
  title: Extract<keyof ArchiveTexts, `TITLE_${string}`>;
  columns: readonly ArchiveColumn[];
  /**
   * The FROM clause with its conditions and order, without the keyword. `me` is a row: `records` (ids of the own record and of those merged
   * into it), `account` (id), `language` (en or hi).
   */
  source: string;
}

/** SQL condition: nobody may read the file, since it waits for the scanner or has malware in it. */
export const isHeld = (key: string) =>
  `exists (select from file_scan s where s.file_key = ${key} and s.status <> 'CLEAN')`;

/**
 * Returns the SQL name of a stored file in the archive, with the ending of its media type, so that a phone or computer opens it; null of a
 * file that nobody may read.
 */
export const fileName = (key: string, mediaType: string) =>
  `case when not ${isHeld(key)} then 'files/' || split_part(${key}, '.', 1) || case ${mediaType} when 'application/pdf' then '.pdf' when 'image/webp' then '.webp'
    when 'image/jpeg' then '.jpg' when 'image/png' then '.png' else '.' || split_part(${key}, '.', 2) end end`;

/** Returns the SQL name of a photo of a conversation in the archive; all are stored as WebP. */
export const photoName = (key: string) => `'files/' || split_part(${key}, '.', 1) || '.webp'`;

/** Returns the statement that reads a kind. Parameters: ids of the records, id of the account, language. */
export function statementOf({ columns, source }: ArchiveKind): string {
  const values = columns.map(([name, , , value]) => `${value} as "${name}"`).join(', ');
  return `with me as not materialized (select $1::uuid[] as records, $2::uuid as account, $3::text as language)
    select row_to_json(r)::text from (select ${values} from ${source}) r`;
}
