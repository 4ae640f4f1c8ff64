import { isObject, isText, type Report } from './checks.ts';
import { CHURCH_FILES } from './church-files.ts';

/** The files of a church's folder, each with its exports as `unknown`, since a build reads it without type checking. */
export type ChurchFiles = Readonly<Record<keyof typeof CHURCH_FILES, unknown>>;

const propertyOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);

/** Each poster has a title and an alternative text in another file than its picture. */
function checkPosterTexts({ posters: file, 'poster-texts': texts }: ChurchFiles, report: Report): void {
  const posters = propertyOf(file, 'posters');
  const all: readonly unknown[] = [...(Array.isArray(posters) ? posters : []), propertyOf(file, 'everydayPoster')];
  for (const name of all.map((poster) => propertyOf(poster, 'name')).filter(isText)) {
    const text = propertyOf(propertyOf(texts, 'posterTexts'), name);
    for (const part of ['title', 'alt'] as const) {
      if (!isText(propertyOf(text, part)))
        report(`posterTexts.${name}.${part}`, 'is missing: say in words what the poster says');
    }
  }
}

/**
 * The errors in a church's folder, a sentence each that names file and field; empty when it can be built.
 * @param files by name, without `.ts`
 */
export function checkChurch(files: ChurchFiles): readonly string[] {
  const errors: string[] = [];
  const reportIn =
    (file: string): Report =>
    (field, error) =>
      void errors.push(`church/${file}.ts: ${field} ${error}.`);
  const contents: Readonly<Record<string, unknown>> = files;
  for (const [file, check] of Object.entries(CHURCH_FILES)) check(contents[file], '', reportIn(file));
  checkPosterTexts(files, reportIn('poster-texts'));
  return errors;
}
