import { basename, extname } from 'node:path';
import { installPackage } from './debian.ts';
import type { Machine } from './machine.ts';

/** A font that has the Korean letters. */
export interface KoreanFont {
  readonly family: string;
  readonly file: string;
}

/** File names of fonts with Korean letters. */
const KOREAN_FILE =
  /^(?:NotoS(?:ans|erif)(?:Mono)?(?:CJK|KR)|SourceHanS|Nanum|malgun|batang|gulim|Apple(?:Gothic|Myungjo|SDGothicNeo)|Un(?:Dotum|Batang)|Baekmuk|Pretendard)/i;

/** @returns a Korean font with which pages can be rendered; undefined when there is none */
export async function findKoreanFont(machine: Machine): Promise<KoreanFont | undefined> {
  const fontList = machine.which('fc-list');
  return best(fontList === undefined ? await fontsByName(machine) : await listedFonts(machine, fontList));
}

/** Installs a Korean font on Debian; other systems have one, or need the user to install it. */
export const installKoreanFont = (machine: Machine): Promise<boolean> => installPackage(machine, 'fonts-noto-cjk');

async function listedFonts(machine: Machine, fontList: string): Promise<KoreanFont[]> {
  const listed = (await machine.ask(fontList, '--format', String.raw`%{file}\t%{family[0]}\n`, ':lang=ko')) ?? '';
  return listed.split('\n').flatMap((line) => {
    const [file = '', family = ''] = line.split('\t');
    return file === '' ? [] : [{ family, file }];
  });
}

async function fontsByName(machine: Machine): Promise<KoreanFont[]> {
  const files = await machine.fontFiles();
  return files
    .filter((file) => KOREAN_FILE.test(basename(file)))
    .map((file) => ({ family: basename(file, extname(file)), file }));
}

/** Prefers a font with Korean glyph shapes and of normal weight. */
function best(fonts: readonly KoreanFont[]): KoreanFont | undefined {
  const strangeness = ({ family, file }: KoreanFont): number =>
    (/\bKR\b/.test(family) ? 0 : 2) + (/regular/i.test(file) ? 0 : 1);
  const sortedBy = ({ family, file }: KoreanFont): string => `${file} ${family}`;
  return fonts.toSorted(
    (one, other) => strangeness(one) - strangeness(other) || sortedBy(one).localeCompare(sortedBy(other)),
  )[0];
}
