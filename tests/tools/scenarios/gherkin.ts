import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';

/**
 * Parses a feature into two forms: as written, and as it runs, with a scenario for each row of an outline.
 * @throws Error that says where and why the text is not valid Gherkin
 */
export function readGherkin(file: string, text: string) {
  let count = 0;
  const newId = (): string => String((count += 1));
  try {
    const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
    return { document, pickles: compile(document, file, newId) };
  } catch (error) {
    throw new Error(`${file} is no Gherkin: ${String(error)}`, { cause: error });
  }
}
