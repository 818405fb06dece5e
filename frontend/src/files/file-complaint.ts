import { photoTypes } from '../ui/forms/photo-rules';

/** Types that the server accepts. */
export const fileTypes = `${photoTypes},application/pdf`;

const bytesOf = (megabytes: number) => megabytes * 1024 * 1024;
const isPdf = (file: File) => file.type === 'application/pdf';

/** Returns why the server would refuse a file, or undefined if it would not. The server judges the content. */
export function fileComplaint(file: File): string | undefined {
  if (!isPdf(file) && !photoTypes.split(',').includes(file.type))
    return 'Choose a JPEG, PNG or WebP picture, or a PDF.';
  if (isPdf(file)) return file.size > bytesOf(20) ? 'A PDF has at most 20 MB. Choose a smaller one.' : undefined;
  return file.size > bytesOf(15) ? 'A picture has at most 15 MB. Choose a smaller one.' : undefined;
}
