import type { LeaveGuard } from '@/shared/ports/leave-guard.ts';

/**
 * Holds the reader back in the browser's history. A step to another page is not taken until it may be. A step back
 * cannot be refused: while it is held, the page stands in the history twice, so that the step leads to itself. Who jumps
 * over several pages at once is not held.
 */
export function makeBrowserLeaveGuard(): LeaveGuard {
  const track = openTrack();
  let listeners = new AbortController();
  let isHeld = false;
  let goOn = nothing;

  const stop = () => {
    isHeld = false;
    listeners.abort();
    track.onPush(undefined);
  };
  const release = () => {
    if (!isHeld) return;
    stop();
    // Somebody may have begun to hold anew on the way.
    if (isSecond()) track.travel(-1, () => isHeld && standTwice());
  };

  return {
    holdBack: (onTried) => {
      stop();
      isHeld = true;
      listeners = new AbortController();
      const { signal } = listeners;
      const { pathname } = window.location;
      const ask = (then: () => void) => {
        goOn = then;
        onTried();
      };
      track.onPush((push, address) => {
        if (new URL(address, window.location.href).pathname === pathname) push();
        else ask(() => (isSecond() ? track.travel(-1, push) : push()));
      });
      const travelled = (event: Event) => {
        // A mark of the page (`#main`) is an entry without a state.
        const isStepBack = window.location.pathname === pathname && history.state !== null && !isSecond();
        if (!isStepBack) return;
        event.stopImmediatePropagation();
        track.travel(1, () => ask(() => history.go(-2)));
      };

      if (!isSecond()) standTwice();
      window.addEventListener('popstate', travelled, { capture: true, signal });
      window.addEventListener('beforeunload', askByBrowser, { signal });
      return release;
    },
    leave: () => {
      stop();
      goOn();
      goOn = nothing;
    },
  };
}

type TakePush = (push: () => void, address: string) => void;

/** The way through the history, on which the router and all who move the reader push and replace. */
function openTrack() {
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
    /** Steps through the history without anybody else's hearing of it; whoever moves the reader meanwhile waits. */
    travel: (steps: number, then: () => void) => {
      const arrived = (event: Event) => {
        event.stopImmediatePropagation();
        travelling = false;
        then();
        for (const step of waiting.splice(0)) step();
      };
      travelling = true;
      window.addEventListener('popstate', arrived, { capture: true, once: true });
      history.go(steps);
    },
  };
}

function nothing(): void {}

/** What tells the second entry of a page from the first; all else is the same, the place that others have noted there, too. */
const SECOND = 'isSecond';

function standTwice(): void {
  const state: unknown = history.state;
  // Past the router: the page has not changed.
  History.prototype.pushState.call(history, { ...(typeof state === 'object' && state), [SECOND]: true }, '');
}

function isSecond(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && SECOND in state;
}

function askByBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 asks for nothing else.
  event.returnValue = true;
}
