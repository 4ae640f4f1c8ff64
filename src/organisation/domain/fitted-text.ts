/** Letters that are as wide as they are high: those of Korea, China and Japan, and signs made for them. */
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

/** How wide other letters are at most, set in a bold sans serif. */
const NARROW_EM = 0.68;

/**
 * A text for a box of a picture, which breaks no lines: cut with an ellipsis where it is too long.
 * @param ems the room, in widths of a Korean letter
 */
export function fittedText(text: string, ems: number): string {
  const letters = Array.from(text.normalize('NFC'));
  if (widthOf(letters) <= ems) return letters.join('');
  const kept: string[] = [];
  for (const letter of letters) {
    if (widthOf([...kept, letter]) > ems - 1) break;
    kept.push(letter);
  }
  return `${kept.join('').trimEnd()}…`;
}

function widthOf(letters: readonly string[]): number {
  return letters.reduce((width, letter) => width + (WIDE.test(letter) ? 1 : NARROW_EM), 0);
}
