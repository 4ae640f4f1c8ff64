import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { messages } from '../../mock-server/panel/messages.ts';
import { personas } from '../../mock-server/seeds/personas.ts';

/** Texts that occur only in the mock: its library, worker, control, panel and personas. */
const WORDS = ['demo-worker', '@mswjs', 'api/demo/', messages.title, '--demo-ink', ...personaWords()];

const LIBRARY = /\bmsw\b/;

/**
 * Searches a built folder for traces of the mock (MOCK-05).
 * @returns a sentence for each trace
 * @throws Error when the folder is missing or empty, since nothing was checked then
 */
export async function mockTraces(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) throw new Error(`${folder} is empty: there is nothing to look for the mock in`);
  const traces = await Promise.all(files.map(async (file) => tracesIn(relative(folder, file), await readFile(file))));
  return traces.flat();
}

function tracesIn(name: string, content: Buffer): readonly string[] {
  const text = `${name}\n${content.toString('utf8')}`;
  const found = WORDS.filter((word) => text.includes(word));
  return [...found, ...(LIBRARY.test(text) ? ['msw'] : [])].map((word) => `${name} holds "${word}"`);
}

function personaWords(): readonly string[] {
  return Object.values(personas).flatMap(({ email, password, name }) => [email, password, name]);
}
