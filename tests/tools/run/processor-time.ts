import { readdirSync, readFileSync } from 'node:fs';

/** What Linux says of a process; times are seconds of processor. */
export interface Process {
  readonly parent: number;
  /** When it began: tells it from a later one with its number. */
  readonly begun: string;
  readonly own: number;
  /** Of its descendants that have ended and that their parents waited for. */
  readonly waited: number;
}

/** All processes by their numbers. */
export type Processes = ReadonlyMap<number, Process>;

interface Seen extends Process {
  /** That of the parent which it was born to, even after that has ended. */
  readonly parentKey: string | undefined;
  readonly children: Set<string>;
}

const keyOf = (id: number, { begun }: Process): string => `${id} ${begun}`;

/**
 * Adds up what a process and all that descend from it have used, from looks at all processes. A parent tells only of those
 * it has waited for, which Chromium does not do with its pages; of these counts what the last look has shown.
 */
export function makeMeter(root: number) {
  const seen = new Map<string, Seen>();
  let living: ReadonlySet<string> = new Set();
  let rootKey: string | undefined;

  function look(processes: Processes): void {
    const belongs = (id: number): boolean => {
      const process = processes.get(id);
      if (process === undefined) return false;
      return id === root || seen.has(keyOf(id, process)) || belongs(process.parent);
    };
    const family = [...processes].filter(([id]) => belongs(id));
    for (const [id, process] of family) {
      const key = keyOf(id, process);
      const parent = processes.get(process.parent);
      const before = seen.get(key);
      const parentKey = before?.parentKey ?? (parent && keyOf(process.parent, parent));
      seen.set(key, { ...process, parentKey, children: before?.children ?? new Set() });
      if (id === root) rootKey ??= key;
    }
    for (const [key, { parentKey }] of seen) seen.get(parentKey ?? '')?.children.add(key);
    living = new Set(family.map(([id, process]) => keyOf(id, process)));
  }

  function secondsOf(key: string): number {
    const process = seen.get(key);
    if (process === undefined) return 0;
    const sumOf = (keys: readonly string[]): number => keys.reduce((sum, child) => sum + secondsOf(child), 0);
    const children = [...process.children];
    const ended = sumOf(children.filter((child) => !living.has(child)));
    return process.own + Math.max(process.waited, ended) + sumOf(children.filter((child) => living.has(child)));
  }

  /** Undefined when it was never looked at. */
  return { look, seconds: () => (rootKey === undefined ? undefined : secondsOf(rootKey)) };
}

/** Linux counts in hundredths of a second, on every machine. */
const TICKS = 100;

/** Undefined where the system does not tell, which is on all but Linux. */
function readProcesses(): Processes | undefined {
  try {
    return new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .flatMap((id) => readProcess(id)),
    );
  } catch {
    return undefined;
  }
}

function readProcess(id: string): readonly (readonly [number, Process])[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name before it may contain spaces and brackets.
    const [, parent, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, system, waited, waitedSystem] = fields.slice(9, 13).map((ticks) => Number(ticks) / TICKS);
    const begun = fields[17] ?? '';
    return [
      [
        Number(id),
        {
          parent: Number(parent),
          begun,
          own: (own ?? 0) + (system ?? 0),
          waited: (waited ?? 0) + (waitedSystem ?? 0),
        },
      ],
    ];
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

const LOOKS_EVERY_MS = 500;

const watched = new Set<ReturnType<typeof makeMeter>>();
let looking: NodeJS.Timeout | undefined;

function lookAtAll(): void {
  const processes = readProcesses();
  if (processes !== undefined) for (const meter of watched) meter.look(processes);
}

/**
 * Watches a process that has just begun.
 * @returns ends the watch, and tells the seconds of processor of the process and its descendants where the system does
 */
export function watchProcessor(root: number): () => number | undefined {
  const meter = makeMeter(root);
  watched.add(meter);
  looking ??= setInterval(lookAtAll, LOOKS_EVERY_MS);
  lookAtAll();
  return () => {
    lookAtAll();
    watched.delete(meter);
    if (watched.size === 0) {
      clearInterval(looking);
      looking = undefined;
    }
    return meter.seconds();
  };
}
