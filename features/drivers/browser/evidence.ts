import type { BrowserContext, Page } from 'playwright';
import { evidencePath } from '../../../tests/tools/scenarios/report/evidence-path.ts';
import type { ConsoleWatch } from './console-watch.ts';
import type { ContractWatch } from './contract-watch.ts';

/** A scenario's results, and the evidence that can be read before its browser is closed. */
export interface Ending {
  readonly page: Pick<Page, 'screenshot' | 'url' | 'ariaSnapshot'>;
  readonly context: { readonly tracing: Pick<BrowserContext['tracing'], 'stop'>; close(): Promise<void> };
  readonly console: ConsoleWatch;
  readonly contract: ContractWatch;
  /** Waits until the result of the last step is painted. */
  readonly rest: () => Promise<void>;
  /** Attaches a picture to the report. */
  readonly show: (picture: Buffer) => void;
  /** Attaches a text to the report. */
  readonly tell: (text: string) => void;
  readonly write: (path: string, text: string) => Promise<void>;
  /** Whether scenarios that pass have pictures too, and their traces are recorded (`--pictures`). */
  readonly isFull: boolean;
}

export interface Verdict {
  readonly place: Parameters<typeof evidencePath>[0];
  /** Whether all steps have passed. */
  readonly passed: boolean;
  /** Whether logged errors are no fault of this scenario. */
  readonly expectsErrors: boolean;
}

/** Without screenshots, which would take longer than the scenarios; the recorded DOM can be replayed without them. */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: false, screenshots: false });
}

/**
 * Stores of a failure its picture, and a log that ends with what the page shows, as far as the page can still give them.
 * @throws Error with the page's faults, or with the evidence that could not be stored
 */
export async function endScenario(ending: Ending, verdict: Verdict): Promise<void> {
  const { page, context, isFull } = ending;
  const lost: string[] = [];
  const attempt = (name: string, act: () => Promise<void>): Promise<void> =>
    act().catch((error: unknown) => void lost.push(`The ${name} could not be kept: ${String(error)}`));
  try {
    // A page that is being left never becomes idle, and a crashed one has no picture.
    await ending.rest().catch(() => undefined);
    if (isFull || !verdict.passed) await attempt('picture', () => keepPicture(ending, verdict.passed));
    // Last, because the result of the last step may be logged late.
    const complaints = complaintsOf(ending, verdict);
    const files = evidencePath(verdict.place);
    const isFine = verdict.passed && complaints.length + lost.length === 0;
    if (isFull && isFine) await context.tracing.stop();
    if (isFull && !isFine) await attempt('trace', () => keepTrace(ending, `${files}.zip`));
    if (!isFine) {
      const shown = await page.ariaSnapshot().catch(String);
      await attempt('log', () => keepLog(ending, `${files}.log`, [...complaints, ...lost, '', shown]));
    }
    if (complaints.length > 0)
      throw new Error(`The page reported ${complaints.length} errors:\n${complaints.join('\n')}`);
  } finally {
    await context.close();
  }
  if (lost.length > 0) throw new Error(lost.join('\n'));
}

const complaintsOf = ({ console, contract }: Ending, { expectsErrors }: Verdict): readonly string[] => [
  ...console.faults,
  ...contract.faults,
  ...(expectsErrors ? [] : console.errors),
];

/** Animations are not finished early: the end of one would close a toast, and send a change that waits for that. */
async function keepPicture({ page, show }: Ending, passed: boolean): Promise<void> {
  show(await page.screenshot({ type: 'jpeg', ...(passed ? { quality: 25 } : { quality: 60, fullPage: true }) }));
}

async function keepTrace({ context, tell }: Ending, path: string): Promise<void> {
  await context.tracing.stop({ path });
  tell(`trace: ${path}`);
}

async function keepLog({ page, console, tell, write }: Ending, path: string, last: readonly string[]): Promise<void> {
  await write(path, `${[page.url(), ...console.lines, ...last].join('\n')}\n`);
  tell(`log: ${path}`);
}
