import type { ClinicSettings } from '../../clinic/index.js';
import { MUTED } from '../../platform/exports/noto-pdf.js';

/** The clinic as a document names it. */
export interface PrintedClinic {
  name: string;
  legalName: string | null;
  address: string;
  phones: string[];
  email: string;
  gstin: string | null;
  header: string | null;
  /** Number in the register of clinical establishments. Absent in documents from before bills. */
  registrationNumber?: string | null;
}

/** Returns the clinic as documents name it now. */
export function printedClinic(settings: ClinicSettings): PrintedClinic {
  const { name, legalName, street, city, region, postalCode, phones, email, gstin, receiptHeader } = settings;
  return {
    name,
    legalName: legalName ?? null,
    address: [street, [city, postalCode].filter(Boolean).join(' '), region].join(', '),
    phones,
    email,
    gstin: gstin ?? null,
    header: receiptHeader ?? null,
    registrationNumber: settings.registrationNumber ?? null,
  };
}

/** Builds the head of a document. @param registered label of the register number */
export function letterhead(
  { name, legalName, address, phones, email, gstin, header, registrationNumber }: PrintedClinic,
  registered: string,
) {
  const below = [
    header,
    address,
    [...phones, email].join(' · '),
    registrationNumber && `${registered} ${registrationNumber}`,
    gstin && `GSTIN ${gstin}`,
  ];
  return [
    { text: name, fontSize: 16, bold: true },
    ...(legalName && legalName !== name ? [{ text: legalName }] : []),
    ...below.filter((text): text is string => Boolean(text)).map((text) => ({ text, color: MUTED })),
  ];
}

/** Builds the box for seal and signature, at the right. */
export const sealBox = (signedFor: string, seal: string) => ({
  margin: [0, 12, 0, 0] as [number, number, number, number],
  unbreakable: true,
  columns: [
    { text: '', width: '*' as const },
    {
      width: 200,
      stack: [
        { text: signedFor, alignment: 'center' as const },
        {
          table: { widths: ['*'], heights: [52], body: [[{ text: seal, color: MUTED, alignment: 'center' as const }]] },
        },
      ],
    },
  ],
});

/** Builds a table of labels and values. */
export const factsTable = (facts: readonly (readonly [label: string, text: string])[]) => ({
  layout: 'lightHorizontalLines',
  table: { widths: [120, '*'], body: facts.map(([label, text]) => [{ text: label, color: MUTED }, text]) },
});
