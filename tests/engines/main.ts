import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchOptions } from '../tools/machine/browser.ts';
import { thisMachine } from '../tools/machine/machine.ts';
import { prepareMachine } from '../tools/machine/prepare.ts';
import { findProgram } from '../tools/machine/program.ts';
import { handsOn } from './hands.ts';
import { adminJourneys } from './journeys/admin.ts';
import { demoJourneys } from './journeys/demo.ts';
import { editorJourneys } from './journeys/editor.ts';
import type { Journey } from './journeys/journey.ts';
import { memberJourneys } from './journeys/member.ts';
import { visitorJourneys } from './journeys/visitor.ts';
import { openProducts, type Products } from './products.ts';
import { startChromium, startFirefox } from './puppet.ts';
import { type EngineName, readEnginesRequest } from './request.ts';
import type { Engine } from './tab.ts';
import { table, type Walked } from './table.ts';
import { startWebKit } from './webkit.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(TOP, 'reports/engines');

const JOURNEYS = [...visitorJourneys, ...memberJourneys, ...editorJourneys, ...adminJourneys, ...demoJourneys];

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** How each engine is found, and installed where that is allowed; returns how to start it. */
const FINDS: Readonly<Record<EngineName, () => Promise<() => Promise<Engine>>>> = {
  async chromium() {
    const { chromiumPath } = await prepareMachine();
    return () => startChromium(chromiumPath, launchOptions(chromiumPath).args);
  },
  async firefox() {
    const program = await findProgram(thisMachine, { program: 'firefox-esr', package: 'firefox-esr' });
    return () => startFirefox(program);
  },
  async webkit() {
    const screen = await findProgram(thisMachine, { program: 'Xvfb', package: 'xvfb' });
    const driver = await findProgram(thisMachine, { program: 'WebKitWebDriver', package: 'webkit2gtk-driver' });
    return () => startWebKit({ driver, screen });
  },
};

/**
 * A refused call, and a cookie of the demo that scripts may not set: the browser itself logs them, whatever the page
 * does.
 */
const OF_THE_BROWSER = /^(?:Failed to load resource|Cookie “refreshToken”)/;

async function walk(engine: Engine, journey: Journey, products: Products): Promise<Walked> {
  await products.reset();
  const tab = await engine.openTab();
  const began = performance.now();
  const walked = (): Walked => ({ engine: engine.name, journey, seconds: (performance.now() - began) / 1000 });
  try {
    await journey.walk(handsOn(tab, journey.who === 'demo' ? products.demo : products.site), products);
    const faults = (await tab.complaints()).filter((complaint) => !OF_THE_BROWSER.test(complaint));
    return faults.length === 0 ? walked() : { ...walked(), trouble: `the page complained: ${faults.join('; ')}` };
  } catch (error) {
    const trouble = error instanceof Error ? error.message : String(error);
    const file = `${engine.name}-${journey.who}-${JOURNEYS.indexOf(journey)}.png`.replaceAll(' ', '-');
    await tab.picture().then(
      (picture) => writeFile(join(FOLDER, file), picture),
      () => undefined,
    );
    const complaints = await tab.complaints();
    return { ...walked(), trouble: [trouble, ...complaints, `picture: reports/engines/${file}`].join('\n    ') };
  } finally {
    await tab.close();
  }
}

async function walkAll(
  startEngine: () => Promise<Engine>,
  journeys: readonly Journey[],
  products: Products,
): Promise<readonly Walked[]> {
  const engine = await startEngine();
  say(`\n${engine.name}`);
  const all: Walked[] = [];
  try {
    for (const journey of journeys) {
      // oxlint-disable-next-line no-await-in-loop -- each journey has the server for itself
      const walked = await walk(engine, journey, products);
      all.push(walked);
      const verdict = walked.trouble === undefined ? 'ok     ' : 'FAILED ';
      say(
        `  ${verdict} ${journey.who}: ${journey.what}${walked.trouble === undefined ? '' : `\n    ${walked.trouble}`}`,
      );
    }
    return all;
  } finally {
    await engine.close();
  }
}

try {
  const { engines, only } = readEnginesRequest(process.argv.slice(2));
  const journeys = JOURNEYS.filter(({ who }) => only === undefined || who === only);
  const starts: (() => Promise<Engine>)[] = [];
  for (const name of engines) {
    // oxlint-disable-next-line no-await-in-loop -- Debian installs one thing at a time
    starts.push(await FINDS[name]());
  }
  say('Building the site and the demo');
  await mkdir(FOLDER, { recursive: true });
  const products = await openProducts(TOP, FOLDER);
  const walked: Walked[] = [];
  try {
    for (const startEngine of starts) {
      // oxlint-disable-next-line no-await-in-loop -- one browser at a time
      walked.push(...(await walkAll(startEngine, journeys, products)));
    }
  } finally {
    await products.close();
  }
  say(`\n${table([...new Set(walked.map(({ engine }) => engine))], journeys, walked)}`);
  process.exitCode = walked.every(({ trouble }) => trouble === undefined) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
