import type { FormRule } from 'antd';
import * as text from '#messages/formRules';

/** Types that the server accepts. A phone that stores other types converts them when the file chooser asks for these. */
export const photoTypes = 'image/jpeg,image/png,image/webp';

/** The server rejects larger files (413). */
const maxMegabytes = 5;

/** Whether the file claims to be an image; the server checks the content. */
export function isImage(file: File): boolean {
  return file.type.startsWith('image/');
}

/** Returns why the server would reject the photo, or undefined if it would not. The pixel size is not checked. */
export function photoComplaint(file: File): string | undefined {
  if (!isImage(file)) return text.photoKind;
  return file.size > maxMegabytes * 1024 * 1024 ? text.photoSize({ megabytes: maxMegabytes }) : undefined;
}

/** The photo is optional and must be an image file. */
export const photoRules: FormRule[] = [
  {
    validator: async (_rule, file: File | undefined) => {
      const complaint = file && photoComplaint(file);
      if (complaint) throw new Error(complaint);
    },
  },
];
