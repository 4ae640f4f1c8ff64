/** Parts plain text at its empty lines; single line breaks stay inside a paragraph. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
