import { expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.js';
import { taxOf } from '../charges/tax.js';
import { billPdf, factsOf, saidOf, sumsOf } from './bill-pdf.js';
import type { IssuedBill } from './bill.queries.js';
import type { PrintedLine } from './printed-bill.js';

const lineOf = (fields: Partial<PrintedLine> = {}): PrintedLine => {
  const { amount = 60_000, discount = 0, gstRate = 0 } = fields;
  return {
    chargeId: '01a1fc09-f3dc-74f9-8005-c78c2e1e2d5d',
    kind: 'SESSION',
    text: 'Session of 3 Mar 2026',
    day: '2026-03-03',
    amount,
    discount,
    gross: amount + discount,
    gstRate,
    hsn: '999314',
    ...taxOf(amount, gstRate),
    physiotherapist: 'Dr Kavita Singh',
    registrationNumber: 'UP 123',
    ...fields,
  };
};
const sold = lineOf({ chargeId: 'p', kind: 'PACKAGE', text: 'Ten sessions', physiotherapist: null });
const brace = lineOf({
  chargeId: 'b',
  kind: 'ITEM',
  text: 'Knee brace',
  amount: 118_000,
  discount: 2_000,
  gstRate: 1_800,
  hsn: '9021',
  physiotherapist: null,
});

function billOf(lines: PrintedLine[], fields: Partial<IssuedBill> = {}): IssuedBill {
  const sum = (part: 'amount' | 'taxable' | 'cgst') => lines.reduce((all, line) => all + line[part], 0);
  return {
    id: 'x',
    number: 'B/2025-26/00012',
    day: '2026-03-10',
    title: 'BILL',
    patientId: null,
    patientNumber: null,
    patientName: null,
    chargeIds: lines.map(({ chargeId }) => chargeId),
    totalPaise: sum('amount'),
    taxablePaise: sum('taxable'),
    cgstPaise: sum('cgst'),
    sgstPaise: sum('cgst'),
    withDiagnosis: true,
    canceledReason: null,
    at: '2026-03-10T06:30:00.000000Z',
    printed: {
      clinic: {
        name: 'पुनर्वास केंद्र',
        legalName: 'Rao Physiotherapy LLP',
        address: '12 Mall Road, Lucknow 226001, Uttar Pradesh',
        phones: ['+91 522 400 1234'],
        email: 'care@clinic.test',
        gstin: '09AAACH7409R1ZZ',
        header: null,
        registrationNumber: 'CE/UP/2026/77',
      },
      patient: {
        name: 'सुनीता यादव',
        reference: 'PT-000123',
        age: 44,
        gender: 'female',
        referringDoctor: 'Dr Mehra',
        diagnosis: 'Total knee replacement',
      },
      lines,
      credited: 0,
      paid: 10_000,
    },
    ...fields,
  };
}
const now = {
  attended: [
    {
      chargeId: 'p',
      sessions: [{ day: '2026-03-05', physiotherapist: 'Dr Kavita Singh', registrationNumber: 'UP 123' }],
    },
  ],
  today: '2026-03-12',
};

it('says whose, and leaves out what is not known', () => {
  expect(factsOf(billOf([lineOf()]), 'en')).toEqual([
    ['Number', 'B/2025-26/00012'],
    ['Date', '10 Mar 2026'],
    ['Patient', 'सुनीता यादव, PT-000123'],
    ['Age', '44 years'],
    ['Gender', 'Female'],
    ['Referring doctor', 'Dr Mehra'],
    ['Diagnosis', 'Total knee replacement'],
  ]);
  const bill = billOf([lineOf()]);
  const nothing = { age: null, gender: null, referringDoctor: null, diagnosis: null };
  bill.printed.patient = { ...bill.printed.patient, ...nothing };
  expect(factsOf(bill, 'hi').map(([label]) => label)).toEqual(['नंबर', 'तारीख', 'मरीज']);
});

it('says the total in figures and words, the tax where there is one, and what was paid and due at the issue', () => {
  expect(sumsOf(billOf([lineOf()]), 'en')).toEqual([
    ['Total', '₹600.00'],
    ['In words', 'Six Hundred Rupees Only'],
    ['Paid until 10 Mar 2026', '₹100.00'],
    ['Due on 10 Mar 2026', '₹500.00'],
  ]);
  const taxed = billOf([lineOf(), brace]);
  taxed.printed.credited = 5_000;
  expect(sumsOf(taxed, 'hi')).toEqual([
    ['टैक्स से पहले', '₹1,600.00'],
    ['CGST', '₹90.00'],
    ['SGST', '₹90.00'],
    ['कुल', '₹1,780.00'],
    ['लिखित रकम', 'एक हज़ार सात सौ अस्सी रुपये'],
    ['10 मार्च 2026 तक कम किया गया', '₹50.00'],
    ['10 मार्च 2026 तक भुगतान', '₹100.00'],
    ['10 मार्च 2026 को देना बाकी', '₹1,630.00'],
  ]);
});

it('with a whole package and two sessions fits one page, with room for seal and signature', async () => {
  const sessions = Array.from({ length: 10 }, () => ({
    day: '2026-03-05',
    physiotherapist: 'Dr Kavita Singh',
    registrationNumber: 'UP 123',
  }));
  const text = async (lines: PrintedLine[]) => {
    const printed = { attended: [{ chargeId: 'p', sessions }], today: '2026-03-12', language: 'en' as const };
    return readPdf(await billPdf(billOf(lines), printed)).text;
  };
  const fitting = await text([sold, lineOf({ chargeId: 'a' }), lineOf({ chargeId: 'c' })]);
  expect(fitting).toContain('Page1of1');
  expect(fitting).toContain('Sealandsignature');
  expect(await text([sold, ...Array.from({ length: 8 }, (_, at) => lineOf({ chargeId: `${at}` }))])).toContain(
    'Page1of2',
  );
});

it('says of each line who treated with the register number, the code, and the sessions of a package as of printing', () => {
  expect(saidOf(lineOf(), { ...now, language: 'en' })).toEqual([
    'Session of 3 Mar 2026',
    'Treated by Dr Kavita Singh, UP 123',
    'SAC 999314',
  ]);
  expect(saidOf(brace, { ...now, language: 'hi' })).toEqual(['Knee brace', 'HSN 9021']);
  expect(saidOf(sold, { ...now, language: 'en' }).at(-1)).toBe(
    'Sessions attended until 12 Mar 2026, the day of printing: 5 Mar 2026, Dr Kavita Singh, UP 123',
  );
  expect(
    saidOf(sold, { attended: [{ chargeId: 'p', sessions: [] }], today: '2026-03-12', language: 'hi' }).at(-1),
  ).toBe('12 मार्च 2026 (छपने का दिन) तक हुए सेशन: कोई नहीं');
});

it.each([
  [
    'en',
    'BILL',
    ['Bill', 'Registration number CE/UP/2026/77', 'GSTIN 09AAACH7409R1ZZ', 'Seal and signature', '₹1,180.00'],
  ],
  ['hi', 'INVOICE_CUM_BILL_OF_SUPPLY', ['रजिस्ट्रेशन नंबर CE/UP/2026/77', 'मुहर और हस्ताक्षर']],
] as const)('is a PDF with its fonts in it in %s, each letter of which is drawn', async (language, title, says) => {
  const bytes = await billPdf(billOf([lineOf(), sold, brace], { title }), { ...now, language });
  const { text, boxes, hasItsFonts } = readPdf(bytes);
  expect([boxes, hasItsFonts]).toEqual([0, true]);
  for (const said of [...says, 'B/2025-26/00012', '9021', 'UP 123', '(9 %)', 'Total knee replacement'])
    expect(text).toContain(said.normalize('NFD').replaceAll(' ', ''));
  expect(bytes.length).toBeLessThan(200 * 1024);
});

it('of a canceled bill says so', async () => {
  const bytes = await billPdf(billOf([lineOf()], { canceledReason: 'Twice' }), { ...now, language: 'en' });
  const { text } = readPdf(bytes);
  expect(text).toContain('Canceled:thisbillisnotvalid.');
  expect(text).not.toContain('Twice');
});
