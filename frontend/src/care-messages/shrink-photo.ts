/** Longest side of a sent photo, in pixels; the server stores no larger one. */
const longest = 1_600;
const quality = 0.85;

/**
 * Shrinks a photo before it is uploaded, which a slow network would not carry as the camera made it. A file that the browser cannot read is
 * returned as it is: the server says what is wrong with it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    return blob && (scale < 1 || blob.size < file.size) ? blob : file;
  } catch {
    return file;
  }
}
