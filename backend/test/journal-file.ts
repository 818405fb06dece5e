import type { TestClient } from './test-client.js';

/** An entry of the journal, in paise: below 0 it is a credit. */
export interface JournalLine {
  voucher: string;
  type: string;
  day: string;
  number: string;
  account: string;
  amount: number;
  what: string;
}

const HEAD = 'Voucher,Type,Date,Number,Account,Debit,Credit,Narration';
const paise = (rupees: string | undefined) => Math.round(Number(rupees || 0) * 100);

/** Downloads a journal. */
export async function journalFile(client: TestClient, query: string) {
  const response = await client.send(`/api/v1/journal?${query}`);
  const name = /filename="?([^"]*)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { status: response.status, name, text: await response.text() };
}

/** Reads the entries of a CSV file whose cells hold no comma. */
export function journalLines(csv: string): JournalLine[] {
  const [head, ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
  if (head !== HEAD) throw new Error(`other columns: ${head}`);
  return lines.map((line) => {
    const [voucher = '', type = '', day = '', number = '', account = '', debit, credit, what = ''] = line.split(',');
    return { voucher, type, day, number, account, amount: paise(debit) - paise(credit), what };
  });
}

/** The balance of each account at the end of a day; debits above 0. */
export function balancesOn(lines: readonly JournalLine[], day: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of lines) if (line.day <= day) sums[line.account] = (sums[line.account] ?? 0) + line.amount;
  return sums;
}
