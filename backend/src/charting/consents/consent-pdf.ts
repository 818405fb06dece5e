import { MUTED, notoPdf, pageNumber } from '../../platform/exports/noto-pdf.js';
import { inLanguages } from '../../platform/generated-messages/consent.js';
import { sayMoment } from '../../platform/time/clinic-time.js';
import type { TreatmentConsentRow } from './consent.queries.js';
import type { Stroke } from './treatment-consent.entity.js';

/** Width of a drawn signature on the page, in points, and its scale: a signature is 0 to 1000 wide and high. */
const SIGNATURE_WIDTH = 240;
const SCALE = SIGNATURE_WIDTH / 1000;

/** A consent, and whose it is. */
export interface ConsentSheet {
  consent: TreatmentConsentRow;
  /** Name and record number. */
  patient: string;
  /** Name of the clinic. */
  clinic: string;
}

const LANGUAGES = { EN: 'en', HI: 'hi' } as const;

/** Returns the lines of a sheet as label and value, in the language in which the form was read. */
export function consentLines({ consent, patient }: ConsentSheet): [label: string, text: string][] {
  const words = inLanguages[LANGUAGES[consent.language]];
  const { form, signerName, signedBy, signedAt, witness, withdrawnAt, withdrawnReason } = consent;
  return [
    [words.FORM, words.VERSION_OF({ name: form.name, version: form.version })],
    [words.PATIENT_NAME, patient],
    [words.SIGNED_BY, `${signerName} (${words[signedBy]})`],
    [words.SIGNED_AT, sayMoment(signedAt)],
    [words.WITNESS, witness],
    ...(withdrawnAt
      ? [[words.WITHDRAWN, `${sayMoment(withdrawnAt)}: ${withdrawnReason ?? ''}`] as [string, string]]
      : []),
  ];
}

/** Renders a consent: the words that were read, who signed, and the signature as it was drawn. */
export async function consentPdf(sheet: ConsentSheet): Promise<Buffer> {
  const { consent, clinic } = sheet;
  const words = inLanguages[LANGUAGES[consent.language]];
  const text = consent.language === 'HI' ? consent.form.textHi : consent.form.textEn;
  return notoPdf({
    info: { title: consent.form.name, author: clinic },
    footer: pageNumber,
    content: [
      { text: clinic, fontSize: 16, bold: true },
      { text: consent.form.name, fontSize: 14, bold: true, margin: [0, 16, 0, 12] },
      { text, margin: [0, 0, 0, 16] },
      {
        layout: 'lightHorizontalLines',
        table: {
          widths: [120, '*'],
          body: consentLines(sheet).map(([label, value]) => [{ text: label, color: MUTED }, value]),
        },
      },
      { text: words.SIGNATURE, color: MUTED, margin: [0, 16, 0, 4] },
      ...(consent.strokes ? [drawing(consent.strokes)] : [{ text: words.ON_PAPER }]),
    ],
  });
}

/** Draws a signature as lines. */
const drawing = (strokes: readonly Stroke[]) => ({
  canvas: strokes.map(({ points }) => ({
    type: 'polyline' as const,
    lineWidth: 1.2,
    points: Array.from({ length: points.length / 2 }, (_, at) => ({
      x: (points[2 * at] ?? 0) * SCALE,
      y: (points[2 * at + 1] ?? 0) * SCALE,
    })),
  })),
});
