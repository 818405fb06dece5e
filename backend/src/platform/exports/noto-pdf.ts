import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';

const font = (name: string) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-devanagari/${name}`);
// Covers Devanagari and Latin; embedded in the file.
const regular = font('400Regular/NotoSansDevanagari_400Regular.ttf');
const bold = font('700Bold/NotoSansDevanagari_700Bold.ttf');

pdfmake.setFonts({ Noto: { normal: regular, bold, italics: regular, bolditalics: bold } });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === regular || path === bold);

/** Grey of secondary text. */
export const MUTED = '#4C6362';

/** Builds the footer of a page. */
export const pageNumber = (page: number, pages: number) => ({
  text: `Page ${page} of ${pages}`,
  alignment: 'center' as const,
  color: MUTED,
  fontSize: 8,
});

type Page = Parameters<typeof pdfmake.createPdf>[0];

/** Builds a PDF of A4 pages in the product's font, in memory. */
export async function notoPdf(page: Page): Promise<Buffer> {
  const pdf = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [40, 48, 40, 48],
    ...page,
    defaultStyle: { font: 'Noto', fontSize: 10, lineHeight: 1.3 },
  });
  return pdf.getBuffer();
}
