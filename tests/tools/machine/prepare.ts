import { findChromium, versionOf } from './browser.ts';
import { findKoreanFont, installKoreanFont } from './font.ts';
import { type Machine, thisMachine } from './machine.ts';

export interface PreparedMachine {
  readonly chromiumPath: string;
  /** The family of the Korean font; undefined when there is none. */
  readonly font?: string;
  /** What was found: one line for the browser, one for the font. */
  readonly lines: readonly string[];
}

const NO_FONT =
  'Korean font: none, so Korean text is drawn as boxes. Install one, such as fonts-noto-cjk, to see what visitors see.';

/**
 * Finds what the scenarios need, and installs what is missing where that needs no password. The font is first, since a
 * running browser does not notice a new one; without a font the scenarios still work.
 * @throws Error with a sentence on what to install, when there is no browser
 */
export async function prepareMachine(machine: Machine = thisMachine): Promise<PreparedMachine> {
  const font = (await findKoreanFont(machine)) ?? (await newFont(machine));
  const chromiumPath = await findChromium(machine);
  const version = (await versionOf(machine, chromiumPath)) ?? 'of an unknown version';
  return {
    chromiumPath,
    ...(font === undefined ? {} : { font: font.family }),
    lines: [
      `browser: ${version} (${chromiumPath})`,
      font === undefined ? NO_FONT : `Korean font: ${font.family} (${font.file})`,
    ],
  };
}

const newFont = async (machine: Machine): ReturnType<typeof findKoreanFont> =>
  (await installKoreanFont(machine)) ? findKoreanFont(machine) : undefined;
