/** Saves a file under a name with the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoke after the click's task, or some browsers save nothing.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
