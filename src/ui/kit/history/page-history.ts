import { type EntryAddition, entryAdditions } from './places.ts';

/** Pushes the entry. @param inPlace in place of the shown one */
export type Push = (inPlace?: boolean) => void;

/** A rule about the history. Events that it does not handle are passed on to the next rule, and to the router. */
export interface HistoryRule {
  /** An entry is about to be pushed: only calling `push` does so, at once or later. The rule that joined last comes first. */
  readonly pushing?: (push: Push, address: string) => void;
  /** The user has gone back or forward. The rule that joined first comes first. @returns whether to hide it from all others */
  readonly arrived?: () => boolean;
  /** Another rule, or this one, has moved through the history. */
  readonly travelled?: () => void;
}

/** The only code that changes or wraps the browser's history. */
export interface PageHistory {
  /** @returns ends the rule */
  readonly join: (rule: HistoryRule) => () => void;
  /**
   * Moves through the history without the router noticing. Pushes, replacements and other travels wait meanwhile.
   * @param then called on arrival, before what has waited
   */
  readonly travel: (steps: number, then?: () => void) => void;
  readonly isTravelling: () => boolean;
}

/**
 * In milliseconds, longer than a step within a page takes: a browser that emits no event for it must not block the user for
 * ever. The step is not repeated then: on a busy phone it may still be pending, and a second one would leave the site.
 */
const LONGEST_STEP = 2000;

/** Wraps the browser's history, which the router and all other navigation use, as soon as a rule joins. */
export function createPageHistory(additions: ReadonlySet<EntryAddition> = entryAdditions): PageHistory {
  const rules = new Set<HistoryRule>();
  const waiting: (() => void)[] = [];
  let isWrapped = false;
  let step: ReturnType<typeof setTimeout> | undefined;
  let then: (() => void) | undefined;

  const whenStill = (run: () => void) => {
    if (step === undefined) run();
    else waiting.push(run);
  };
  const endStep = () => {
    clearTimeout(step);
    step = undefined;
    const next = then;
    then = undefined;
    next?.();
    for (const run of waiting.splice(0)) whenStill(run);
  };
  const withAdditions = (state: unknown, how: 'push' | 'replace'): object =>
    Object.assign({}, state, ...[...additions].map((add) => add(how)));
  const wrap = () => {
    isWrapped = true;
    const push = history.pushState.bind(history);
    const replace = history.replaceState.bind(history);
    history.pushState = (state, unused, address) => {
      const write: Push = (inPlace = false) =>
        whenStill(() => {
          (inPlace ? pushInPlace : push)(withAdditions(state, 'push'), unused, address);
        });
      const ask = () =>
        [...rules].reduce<Push>(
          (next, { pushing }) => (pushing === undefined ? next : () => pushing(next, String(address ?? ''))),
          write,
        )();
      // The rules may be others once the step is done.
      whenStill(ask);
    };
    history.replaceState = (state, unused, address) =>
      whenStill(() => replace(withAdditions(state, 'replace'), unused, address));
    window.addEventListener('popstate', hear, { capture: true });
  };
  const hear = (event: Event) => {
    if (step === undefined) {
      for (const { arrived } of rules) {
        if (arrived?.() !== true) continue;
        event.stopImmediatePropagation();
        return;
      }
    } else {
      event.stopImmediatePropagation();
      endStep();
      for (const { travelled } of rules) travelled?.();
    }
  };

  return {
    join: (rule) => {
      if (!isWrapped) wrap();
      rules.add(rule);
      return () => void rules.delete(rule);
    },
    travel: (steps, next) =>
      whenStill(() => {
        then = next;
        step = setTimeout(endStep, LONGEST_STEP);
        history.go(steps);
      }),
    isTravelling: () => step !== undefined,
  };
}

/** The router and all listeners see it as a push. */
function pushInPlace(...entry: Parameters<History['pushState']>): void {
  History.prototype.replaceState.apply(history, entry);
  window.dispatchEvent(new Event('pushState'));
}

/** The instance of this document. */
export const pageHistory = createPageHistory();
