import type { LeaveGuard, MakeEntrySlot, PageHistory } from '@/shared/navigation.ports.ts';

/**
 * Asks before the reader leaves the page. A push to another page is delayed until the reader agrees. Going back cannot
 * be prevented; while the guard is active, the page is therefore in the history twice, so that going back by one leads
 * to the same page. Jumps over several entries are not guarded.
 */
export function makeBrowserLeaveGuard({ join, travel }: PageHistory, entrySlot: MakeEntrySlot): LeaveGuard {
  // Marks the second entry of the page. The rest of its state is copied from the first, scroll position included.
  const second = entrySlot('isSecond', (found) => found !== undefined);
  let stop = nothing;
  let isActive = false;
  let proceed = nothing;

  const release = () => {
    if (!isActive) return;
    stop();
    // The guard may be active again when the step is done.
    if (second.read()) travel(-1, () => isActive && second.push(true));
  };

  return {
    activate: (onAttempt) => {
      stop();
      const { pathname } = window.location;
      const ask = (then: () => void) => {
        proceed = then;
        onAttempt();
      };
      const endRule = join({
        pushing: (push, address) => {
          if (new URL(address, window.location.href).pathname === pathname) push();
          else ask(() => (second.read() ? travel(-1, push) : push()));
        },
        arrived: () => {
          // A fragment link (`#main`) makes an entry without a state; it does not go back.
          const isStepBack = window.location.pathname === pathname && history.state !== null && !second.read();
          if (isStepBack) travel(1, () => ask(() => history.go(-2)));
          return isStepBack;
        },
      });
      window.addEventListener('beforeunload', askByBrowser);
      isActive = true;
      stop = () => {
        isActive = false;
        endRule();
        window.removeEventListener('beforeunload', askByBrowser);
      };

      if (!second.read()) second.push(true);
      return release;
    },
    leave: () => {
      stop();
      proceed();
      proceed = nothing;
    },
  };
}

function nothing(): void {}

function askByBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
  // Chrome before 119 asks only when this is set.
  event.returnValue = true;
}
