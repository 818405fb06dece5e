import type { FormRule } from 'antd';
import * as text from '#messages/formRules';

/** The types that the server takes; a phone that stores others converts to one of these when the chooser asks for them. */
export const photoTypes = 'image/jpeg,image/png,image/webp';

/** Larger files are refused by the server (413). */
const maxMegabytes = 5;

/** Whether a file says that it is an image; what it holds is the server's to judge (reading 23). */
export function isImage(file: File): boolean {
  return file.type.startsWith('image/');
}

/** Why a photo would be refused, in a sentence; undefined when nothing speaks against sending it. Its pixels are not checked (spec §5). */
export function photoComplaint(file: File): string | undefined {
  if (!isImage(file)) return text.photoKind;
  return file.size > maxMegabytes * 1024 * 1024 ? text.photoSize({ megabytes: maxMegabytes }) : undefined;
}

/** The photo is optional and must be an image file (spec §5). */
export const photoRules: FormRule[] = [
  {
    validator: async (_rule, file: File | undefined) => {
      const complaint = file && photoComplaint(file);
      if (complaint) throw new Error(complaint);
    },
  },
];
