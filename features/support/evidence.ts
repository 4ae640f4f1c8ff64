import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { evidencePath } from '../../tests/tools/scenarios/report/evidence-path.ts';
import type { ConsoleWatch } from './console-watch.ts';

/** What a scenario leaves behind, and what can be asked of it before its browser is closed. */
export interface Ending {
  readonly page: Pick<Page, 'screenshot' | 'url'>;
  readonly context: { readonly tracing: Pick<BrowserContext['tracing'], 'stop'>; close(): Promise<void> };
  readonly console: ConsoleWatch;
  /** Waits until what the last step led to is painted. */
  readonly rest: () => Promise<void>;
  /** Hands a picture to the report. */
  readonly show: (picture: Buffer) => void;
  /** Tells the report of a file. */
  readonly tell: (text: string) => void;
  readonly write: (path: string, text: string) => Promise<void>;
}

export interface Verdict {
  readonly place: Parameters<typeof evidencePath>[0];
  /** Whether all steps have. */
  readonly passed: boolean;
  /** True when what is logged as an error is no fault of this scenario. */
  readonly expectsErrors: boolean;
}

/** Pictures of frames would cost more than the scenarios themselves; what the page held can be replayed without them. */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: false, screenshots: false });
}

/**
 * Keeps the picture of the end, and the trace and the log of a failure, each as far as the page still gives it.
 * @throws Error with what the page complained about, or with the evidence that could not be had
 */
export async function endScenario(ending: Ending, verdict: Verdict): Promise<void> {
  const lost: string[] = [];
  const attempt = (name: string, act: () => Promise<void>): Promise<void> =>
    act().catch((error: unknown) => void lost.push(`The ${name} could not be kept: ${String(error)}`));
  try {
    // A page that is just being left comes to no rest; one that has crashed gives no picture either.
    await ending.rest().catch(() => undefined);
    await attempt('picture', () => keepPicture(ending, verdict.passed));
    // Only now: what the last step has led to may have been logged after it.
    const complaints = complaintsOf(ending.console, verdict);
    const files = evidencePath(verdict.place);
    if (verdict.passed && complaints.length + lost.length === 0) await ending.context.tracing.stop();
    else {
      await attempt('trace', () => keepTrace(ending, `${files}.zip`));
      await attempt('log', () => keepLog(ending, `${files}.log`, [...complaints, ...lost]));
    }
    if (complaints.length > 0)
      throw new Error(`The page reported ${complaints.length} errors:\n${complaints.join('\n')}`);
  } finally {
    await ending.context.close();
  }
  if (lost.length > 0) throw new Error(lost.join('\n'));
}

const complaintsOf = ({ faults, errors }: ConsoleWatch, { expectsErrors }: Verdict): readonly string[] => [
  ...faults,
  ...(expectsErrors ? [] : errors),
];

/** Nothing is hurried for it: an animation that is brought to its end closes a toast, and sends what waited for that. */
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

/** Writes a file in a folder that may not be there yet. */
export async function writeEvidence(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
