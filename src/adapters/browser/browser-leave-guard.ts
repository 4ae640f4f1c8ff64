import type { LeaveGuard } from '@/shared/ports/leave-guard.ts';

/**
 * Asks before the reader leaves the page. A push to another page is delayed until the reader agrees. A step back cannot
 * be refused; while the guard is active, the page is therefore in the history twice, so that the step back leads to the
 * same page. Jumps over several entries are not guarded.
 */
export function makeBrowserLeaveGuard(): LeaveGuard {
  const track = wrapHistory();
  let listeners = new AbortController();
  let isActive = false;
  let proceed = nothing;

  const stop = () => {
    isActive = false;
    listeners.abort();
    track.onPush(undefined);
  };
  const release = () => {
    if (!isActive) return;
    stop();
    // The guard may be active again when the step is done.
    if (isSecond()) track.travel(-1, () => isActive && pushSecondEntry());
  };

  return {
    activate: (onAttempt) => {
      stop();
      isActive = true;
      listeners = new AbortController();
      const { signal } = listeners;
      const { pathname } = window.location;
      const ask = (then: () => void) => {
        proceed = then;
        onAttempt();
      };
      track.onPush((push, address) => {
        if (new URL(address, window.location.href).pathname === pathname) push();
        else ask(() => (isSecond() ? track.travel(-1, push) : push()));
      });
      const travelled = (event: Event) => {
        // A fragment link (`#main`) makes an entry without a state; it is no step back.
        const isStepBack = window.location.pathname === pathname && history.state !== null && !isSecond();
        if (!isStepBack) return;
        event.stopImmediatePropagation();
        track.travel(1, () => ask(() => history.go(-2)));
      };

      if (!isSecond()) pushSecondEntry();
      window.addEventListener('popstate', travelled, { capture: true, signal });
      window.addEventListener('beforeunload', askByBrowser, { signal });
      return release;
    },
    leave: () => {
      stop();
      proceed();
      proceed = nothing;
    },
  };
}

type TakePush = (push: () => void, address: string) => void;

/** Wraps the browser's history, which the router and all other navigation use. */
function wrapHistory() {
  let travelling = false;
  let take: TakePush | undefined;
  const waiting: (() => void)[] = [];
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);

  history.pushState = (state, unused, address) => {
    const pushThere = () => push(state, unused, address);
    if (travelling) waiting.push(() => history.pushState(state, unused, address));
    else if (take === undefined) pushThere();
    else take(pushThere, String(address ?? ''));
  };
  history.replaceState = (state, unused, address) => {
    if (travelling) waiting.push(() => history.replaceState(state, unused, address));
    else replace(state, unused, address);
  };

  return {
    onPush: (next: TakePush | undefined) => {
      take = next;
    },
    /** Moves through the history without other listeners noticing; pushes and replacements meanwhile wait. */
    travel: (steps: number, then: () => void) => {
      const arrived = (event: Event) => {
        event.stopImmediatePropagation();
        travelling = false;
        then();
        for (const step of waiting.splice(0)) step();
      };
      travelling = true;
      // What opens over the page meanwhile must not put its entry in the way (`layer-history.ts`).
      window.dispatchEvent(new Event('historystep'));
      window.addEventListener('popstate', arrived, { capture: true, once: true });
      history.go(steps);
    },
  };
}

function nothing(): void {}

/** Marks the second entry of a page. The rest of its state is copied from the first, scroll position included. */
const SECOND = 'isSecond';

function pushSecondEntry(): void {
  const state: unknown = history.state;
  // Bypasses the router, since the page does not change.
  History.prototype.pushState.call(history, { ...(typeof state === 'object' && state), [SECOND]: true }, '');
}

function isSecond(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && SECOND in state;
}

function askByBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 asks only when this is set.
  event.returnValue = true;
}
