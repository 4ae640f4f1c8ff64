import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../tools/machine/browser.ts';
import { thisMachine } from '../tools/machine/machine.ts';
import { prepareMachine } from '../tools/machine/prepare.ts';
import { findProgram } from '../tools/machine/program.ts';
import { checkAddresses } from './addresses.ts';
import { checkAnswers } from './answers.ts';
import { type Ask, createAsk } from './ask.ts';
import { buildFirst, buildSecond } from './builds.ts';
import { checkCalls } from './calls.ts';
import { makeCertificate } from './certificate.ts';
import { startChurch } from './church.ts';
import { checkDeployment } from './deployment.ts';
import { checkHostFiles } from './host-files.ts';
import { prepareHosting } from './hosting.ts';
import { checkJourney } from './journey.ts';
import { createLog } from './log.ts';
import { freePorts, resolverRules, SITE } from './network.ts';
import { startNginx } from './nginx.ts';
import type { Running } from './running.ts';
import { beginVisit } from './tab.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(TOP, 'reports/rehearsal');
const FIRST = join(FOLDER, 'first');
const SECOND = join(FOLDER, 'second');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The started programs, which are stopped at the end, the last one first. */
const running: Running[] = [];

async function started<One extends Running>(one: Promise<One>): Promise<One> {
  const program = await one;
  running.push(program);
  return program;
}

async function openBrowser(path: string, extra: readonly string[]): Promise<Browser> {
  const { args, ...options } = launchOptions(path);
  const browser = await chromium.launch({ ...options, args: [...args, ...extra] });
  running.push({ stop: () => browser.close() });
  return browser;
}

async function rehearse(): Promise<number> {
  const nginx = await findProgram(thisMachine, { program: 'nginx', package: 'nginx' });
  const openssl = await findProgram(thisMachine, { program: 'openssl', package: 'openssl' });
  const { chromiumPath, lines } = await prepareMachine();
  say([`web server: ${nginx}`, ...lines].join('\n'));
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(join(FOLDER, 'nginx'), { recursive: true });
  say('Building the site twice');
  await buildFirst(TOP, FIRST);
  await buildSecond(TOP, SECOND);

  const [plain = 0, secure = 0, port = 0] = await freePorts(3);
  const ports = { plain, secure };
  const certificate = await makeCertificate(thisMachine, openssl, FOLDER);
  const options = { nginx, folder: join(FOLDER, 'nginx'), machine: thisMachine };
  const church = await started(startChurch(TOP, port));
  await started(startNginx(options, ports, certificate, church.port));
  const hosting = await prepareHosting(TOP, options, { ports, certificate: certificate.file, key: certificate.key });
  const ask = createAsk(ports, certificate.pem);
  const trust = `--ignore-certificate-errors-spki-list=${certificate.fingerprint}`;
  const browser = await openBrowser(chromiumPath, [resolverRules(ports), trust]);
  const visit = await beginVisit(browser);
  const log = createLog(say, async () => {
    await visit.page.screenshot({ path: join(FOLDER, 'failure.png') });
    return 'picture: reports/rehearsal/failure.png';
  });

  await log.check('the first build is put there as README says', () => hosting.deploy(FIRST));
  await log.check('and answers', () => untilAnswered(ask));
  const site = { ask, dist: join(FIRST, 'dist') };
  await checkAddresses(log, site);
  await checkAnswers(log, site);
  await checkHostFiles(log, site.dist);
  await checkCalls(log, ask);
  await checkJourney(log, visit, church);
  await checkDeployment(log, browser, hosting, { first: FIRST, second: SECOND });
  say(log.verdict());
  return log.failed();
}

/** A reload of nginx ends some time after the command. */
async function untilAnswered(ask: Ask): Promise<string> {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    // oxlint-disable-next-line no-await-in-loop -- polls until it is
    const answer = await ask(`${SITE}/`).catch(() => undefined);
    if (answer !== undefined) return String(answer.headers['server']);
  }
  throw new Error('nginx does not serve the site');
}

try {
  process.exitCode = (await rehearse()) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  for (const { stop } of running.toReversed()) {
    // oxlint-disable-next-line no-await-in-loop -- the last one first
    await stop();
  }
}
