import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { titlesUnder } from '../scenarios/proofs/test-titles.ts';
import { readRequirements } from '../scenarios/report/requirements.ts';
import { scenariosUnder } from '../scenarios/report/scenarios.ts';
import { idsIn } from '../scenarios/report/tags.ts';
import { commandsOf, linesOf, namedBy } from './naming.ts';

const TOP = fileURLToPath(new URL('../../../', import.meta.url));

const USAGE = 'Usage: npm run test:of -- AUTH-05 [REL-03] [--no-build and other words of npm run test:features]';

/** Runs a program in this terminal; returns its exit code. */
async function run([program, ...words]: readonly [string, ...string[]]): Promise<unknown> {
  const child = spawn(`${TOP}node_modules/.bin/${program}`, words, { cwd: TOP, stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'close');
  return code;
}

const textsOfTests = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(`${TOP}tests`, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:browser-)?test\.tsx?$/.test(path))
      .map((path) => [`tests/${path}`, readFileSync(`${TOP}tests/${path}`, 'utf8')]),
  );

try {
  const words = process.argv.slice(2);
  const ids = words.filter((word) => idsIn(word)[0] === word);
  if (ids.length === 0) throw new Error(USAGE);
  const requirements = readRequirements(readFileSync(`${TOP}features/requirements.md`, 'utf8'));
  const proofs = { requirements, scenarios: scenariosUnder(TOP, 'features'), titles: titlesUnder(TOP, 'tests') };
  const named = ids.map((id) => namedBy(id, proofs));
  process.stdout.write(`${named.flatMap(linesOf).join('\n')}\n\n`);
  const options = words.filter((word) => !ids.includes(word));
  for (const command of commandsOf(named, textsOfTests(), options)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, in one terminal
    if ((await run(command)) !== 0) process.exitCode = 1;
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
