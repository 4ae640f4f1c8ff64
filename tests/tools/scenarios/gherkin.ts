import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';

/**
 * Reads a feature twice over: as it is written, and as it runs, where each row of an outline is a scenario of its own.
 * @throws Error that says what is wrong, and where, in a text that is no Gherkin
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
