import { fragment } from 'xmlbuilder2';
import type { LedgerAccount } from '../../clinic/index.js';
import type { ExportColumn } from '../../platform/exports/export-column.js';
import type { JournalEntry } from './journal.queries.js';

/** Names of the accounts. */
type Names = Readonly<Record<LedgerAccount, string>>;

const rupees = (paise: number) => paise / 100;
const side = (amount: number) => (amount > 0 ? rupees(amount) : '');

/** Columns of the CSV file: a row for each entry, with one of debit and credit. */
export const journalColumns = (names: Names): readonly ExportColumn<JournalEntry>[] => [
  { header: 'Voucher', width: 36, cell: ({ voucher }) => voucher },
  { header: 'Type', width: 12, cell: ({ type }) => type },
  { header: 'Date', width: 12, cell: ({ day }) => day },
  { header: 'Number', width: 18, cell: ({ number }) => number ?? '' },
  { header: 'Account', width: 28, cell: ({ account }) => names[account] },
  { header: 'Debit', width: 14, kind: 'money', cell: ({ amount }) => side(Number(amount)) },
  { header: 'Credit', width: 14, kind: 'money', cell: ({ amount }) => side(-Number(amount)) },
  { header: 'Narration', width: 24, cell: ({ what }) => what },
];

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER><BODY><IMPORTDATA>' +
  '<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC><REQUESTDATA>\n';
const END = '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n';
/** Approximate size of a chunk, in characters. */
const PIECE = 16_384;

/** Writes the vouchers as Tally XML, in chunks. In Tally a debit is an amount below 0, and the entries of a voucher add up to 0. */
export function tallyPieces(names: Names) {
  return async function* pieces(entries: AsyncIterable<JournalEntry>): AsyncIterable<string> {
    let piece = HEAD;
    for await (const voucher of vouchersOf(entries)) {
      piece += `${tallyVoucher(voucher, names)}\n`;
      if (piece.length < PIECE) continue;
      yield piece;
      piece = '';
    }
    yield piece + END;
  };
}

/** Groups the entries, which come voucher by voucher. */
async function* vouchersOf(entries: AsyncIterable<JournalEntry>): AsyncIterable<readonly JournalEntry[]> {
  let voucher: JournalEntry[] = [];
  for await (const entry of entries) {
    if (voucher[0] && voucher[0].voucher !== entry.voucher) {
      yield voucher;
      voucher = [];
    }
    voucher.push(entry);
  }
  if (voucher.length > 0) yield voucher;
}

/** Keeps xmlbuilder2, which reads entities in a text and writes unknown ones as they are, from taking a name such as A&B; for one. */
const plain = (text: string) => text.replaceAll('&', '&amp;amp;');

/** A second import of a voucher with the same REMOTEID replaces it. */
function tallyVoucher(entries: readonly JournalEntry[], names: Names): string {
  const [first] = entries;
  if (!first) return '';
  return fragment({
    TALLYMESSAGE: {
      '@xmlns:UDF': 'TallyUDF',
      VOUCHER: {
        '@REMOTEID': first.voucher,
        '@VCHTYPE': first.type,
        '@ACTION': 'Create',
        DATE: first.day.replaceAll('-', ''),
        VOUCHERTYPENAME: first.type,
        ...(first.number && { VOUCHERNUMBER: first.number }),
        NARRATION: first.what,
        'ALLLEDGERENTRIES.LIST': entries.map(({ account, amount }) => ({
          LEDGERNAME: plain(names[account]),
          ISDEEMEDPOSITIVE: Number(amount) > 0 ? 'Yes' : 'No',
          AMOUNT: rupees(-Number(amount)).toFixed(2),
        })),
      },
    },
  }).toString();
}
