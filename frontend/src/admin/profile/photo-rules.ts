import type { FormRule } from 'antd';

/** The types that the server takes; a phone that stores others converts to one of these when the chooser asks for them. */
export const photoTypes = 'image/jpeg,image/png,image/webp';

/** Larger files are refused by the server (413). */
const maxBytes = 5 * 1024 * 1024;

/** Whether a file says that it is an image; what it holds is the server's to judge (reading 23). */
export function isImage(file: File): boolean {
  return file.type.startsWith('image/');
}

/** The photo is optional and must be an image file; its pixels are not checked (spec §5). */
export const photoRules: FormRule[] = [
  {
    validator: async (_rule, file: File | undefined) => {
      if (!file) return;
      if (!isImage(file)) throw new Error('The photo must be an image file.');
      if (file.size > maxBytes) throw new Error('The photo can have at most 5 MB.');
    },
  },
];
