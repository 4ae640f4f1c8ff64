/** Characters that are as wide as they are high: Korean, Chinese and Japanese ones, full-width signs and pictograms. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** The maximum width of any other character in a bold sans serif. */
const NARROW_EM = 0.68;

/**
 * Shortens a text with an ellipsis to fit into a box of the picture, where lines do not wrap.
 * @param ems the available width, in Korean characters
 */
export function fittedText(text: string, ems: number): string {
  const letters = Array.from(text.normalize('NFC'));
  if (widthOf(letters) <= ems) return letters.join('');
  const fitting: string[] = [];
  for (const letter of letters) {
    if (widthOf([...fitting, letter]) > ems - 1) break;
    fitting.push(letter);
  }
  return `${fitting.join('').trimEnd()}…`;
}

function widthOf(letters: readonly string[]): number {
  return letters.reduce((width, letter) => width + (WIDE.test(letter) ? 1 : NARROW_EM), 0);
}
