import sharp from 'sharp';

/** The multipart form of PATCH /users. */
export function accountForm(fields: Record<string, string>, avatar?: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (avatar) form.set('avatar', new Blob([avatar], { type: 'image/png' }), '../../photo.png');
  return form;
}

/** A PNG of one colour. */
export async function photo(width = 600, height = 400): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#0b6b6b' } })
    .png()
    .toBuffer();
  return new Uint8Array(bytes);
}

/** The multipart form of PATCH /users/avatar. */
export async function photoForm(): Promise<FormData> {
  return accountForm({}, await photo());
}
