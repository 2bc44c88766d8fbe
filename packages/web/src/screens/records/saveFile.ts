/** Gives a text to the reader as a file. */
export const saveFile = (name: string, text: string, type = 'application/jsonl'): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
