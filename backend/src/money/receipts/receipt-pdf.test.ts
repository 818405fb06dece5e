import { expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.js';
import type { PrintedReceipt } from '../payments/printed-receipt.js';
import { linesOf, needsStamp, receiptPdf, titleOf } from './receipt-pdf.js';

const clinic = {
  name: 'पुनर्वास केंद्र',
  legalName: 'Rao Physiotherapy LLP',
  address: '12 Mall Road, Lucknow 226001, Uttar Pradesh',
  phones: ['+91 522 400 1234'],
  email: 'care@clinic.test',
  gstin: null,
  header: null,
};
const printed: PrintedReceipt = {
  clinic,
  patient: { name: 'सुनीता यादव', reference: 'PT-000123' },
  amountPaise: 12_345_650,
  method: 'UPI',
  receivedOn: '2026-03-31',
  reference: 'UTR 7',
  session: { day: '2026-03-30', physiotherapist: 'Dr Kavita Singh', registrationNumber: 'UP 123' },
};
const issued = { number: '2026-27/000123', issuedOn: '2026-04-02', printed };

it('says what was paid by whom for what, and with a GST number the code of the service and no tax', () => {
  expect(Object.fromEntries(linesOf(issued))).toEqual({
    Number: '2026-27/000123',
    Date: '2 Apr 2026',
    'Received from': 'सुनीता यादव, PT-000123',
    For: 'Physiotherapy, session of 30 Mar 2026',
    'Treated by': 'Dr Kavita Singh, UP 123',
    'Received on': '31 Mar 2026',
    'Paid by': 'UPI',
    Reference: 'UTR 7',
    Amount: '₹1,23,456.50',
    'In words': 'One Lakh Twenty Three Thousand Four Hundred Fifty Six Rupees And Fifty Paise Only',
  });
  const bill = { ...printed, clinic: { ...clinic, gstin: '09AAACH7409R1ZZ' }, patient: null, session: null };
  const lines = Object.fromEntries(linesOf({ ...issued, printed: bill }));
  expect(lines).toMatchObject({ 'Service code': 'SAC 999314', 'Received from': 'N/A', For: 'Physiotherapy' });
  expect(Object.keys(lines).filter((label) => /tax/i.test(label))).toEqual([]);
  expect([titleOf(printed), titleOf(bill)]).toEqual(['Receipt', 'Bill of supply']);
});

it('says what the payment paid at the issue, in either language, and what is an advance or a deposit', () => {
  const of = (more: Partial<PrintedReceipt>, language: 'en' | 'hi' = 'en') => {
    const [, text] = linesOf({ ...issued, printed: { ...printed, amountPaise: 150_000, ...more } }, language)[3] ?? [];
    return text;
  };
  const pays = [
    { charge: { kind: 'SESSION', text: 'Session of 3 Mar 2026', day: '2026-03-03' }, amount: 60_000 },
    { charge: { kind: 'PACKAGE', text: 'Ten sessions', day: '2026-03-04' }, amount: 50_000 },
  ];
  expect(of({ pays })).toBe('₹600.00: Session of 3 Mar 2026\n₹500.00: Package Ten sessions\n₹400.00: advance');
  expect(of({ pays }, 'hi')).toBe('₹600.00: 3 मार्च 2026 का सेशन\n₹500.00: पैकेज Ten sessions\n₹400.00: पहले से दिया हुआ');
  expect(of({ pays: [], isDeposit: true })).toBe('Deposit');
  expect(of({ pays: [], session: null })).toBe('Physiotherapy');
});

it.each([
  ['Cash', 500_000, false],
  ['Cash', 500_001, true],
  ['UPI', 500_001, false],
] as const)('paid by %s with %i paise it has a box for the revenue stamp: %s', (method, amountPaise, stamp) =>
  expect(needsStamp({ ...printed, method, amountPaise })).toBe(stamp),
);

it('is one page of PDF with its fonts in it, which says all of it in either script', async () => {
  const bytes = await receiptPdf({
    ...issued,
    printed: { ...printed, patient: { name: 'प्रिया श्रीवास्तव', reference: 'PT-000123' } },
  });
  expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.[\s\S]*\/Count 1\n/);
  const { text, boxes, hasItsFonts } = readPdf(bytes);
  expect([boxes, hasItsFonts]).toEqual([0, true]);
  for (const said of [
    clinic.name,
    'प्रिया श्रीवास्तव, PT-000123',
    'Dr Kavita Singh, UP 123',
    '₹1,23,456.50',
    'Seal and signature',
  ])
    expect(text).toContain(said.normalize('NFD').replaceAll(' ', ''));
});

it('says the same in Hindi, with the days of Intl, and every name, number and amount as it was frozen', () => {
  expect(linesOf(issued, 'hi')).toEqual([
    ['नंबर', '2026-27/000123'],
    ['तारीख', '2 अप्रैल 2026'],
    ['किससे मिला', 'सुनीता यादव, PT-000123'],
    ['किसके लिए', 'फिजियोथेरेपी, सेशन: 30 मार्च 2026'],
    ['फिजियोथेरेपिस्ट', 'Dr Kavita Singh, UP 123'],
    ['मिलने की तारीख', '31 मार्च 2026'],
    ['भुगतान का तरीका', 'यूपीआई'],
    ['रेफरेंस', 'UTR 7'],
    ['रकम', '₹1,23,456.50'],
    ['लिखित रकम', 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और पचास पैसे'],
  ]);
  const unknown = { ...printed, patient: null, session: null, clinic: { ...clinic, gstin: '09AAACH7409R1ZZ' } };
  expect(Object.fromEntries(linesOf({ ...issued, printed: unknown }, 'hi'))).toMatchObject({
    'किससे मिला': 'नहीं बताया गया',
    'किसके लिए': 'फिजियोथेरेपी',
    'सेवा का कोड': 'SAC 999314',
  });
  expect([titleOf(printed, 'hi'), titleOf(unknown, 'hi')]).toEqual(['रसीद', 'बिल ऑफ सप्लाई']);
});

it.each(['UPI', 'Card', 'Cash', 'Net Banking'] as const)('calls %s by its word of each language', (method) => {
  const said = (language: 'en' | 'hi', label: string) =>
    Object.fromEntries(linesOf({ ...issued, printed: { ...printed, method } }, language))[label];
  expect(said('en', 'Paid by')).toBe(method);
  expect(said('hi', 'भुगतान का तरीका')).toMatch(/^[\u0900-\u097f ]+$/);
});

it('is one page of PDF in Hindi too, each letter of which is drawn', async () => {
  const cash = { ...printed, method: 'Cash' as const, amountPaise: 600_000 };
  const bytes = await receiptPdf({ ...issued, printed: cash }, 'hi');
  expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.[\s\S]*\/Count 1\n/);
  const { text, boxes, hasItsFonts } = readPdf(bytes);
  expect([boxes, hasItsFonts]).toEqual([0, true]);
  const lines = linesOf({ ...issued, printed: cash }, 'hi').flat();
  for (const said of [...lines, 'रसीद', 'Rao Physiotherapy LLP की ओर से', 'मुहर और हस्ताक्षर', 'रसीदी टिकट'])
    expect(text).toContain(said.normalize('NFD').replaceAll(' ', ''));
  expect(text).not.toMatch(/Receipt|Received|Amount|Signature/);
});
