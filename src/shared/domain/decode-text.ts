/** Decodes percent escapes; a text with a `%` that begins no valid escape is kept as it is. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
