/** Hands a file to the browser, which saves it under the name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Only after the click's task, or some browsers find nothing to save.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
