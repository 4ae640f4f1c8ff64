import type { PanelEvent } from './panel.machine.ts';

/** Tells which part of the church's memory has changed in this tab. */
export type OnChange = (listener: (part: string) => void) => void;

const shown = ['mails', 'settings', 'accounts', 'refreshTokens'];

interface WatchOptions {
  readonly onChange: OnChange;
  readonly signedIn: () => string | undefined;
}

/**
 * Follows the church without a clock that ticks: this tab knows of its own changes, other tabs tell of theirs, and what
 * happened while the window was not looked at is read when it is. The product stores a token only after the church has
 * answered, so each further call looks again at who is signed in.
 */
export const createChurchWatch =
  ({ onChange, signedIn }: WatchOptions) =>
  (tell: (event: PanelEvent) => void): (() => void) => {
    const channel = new BroadcastChannel('demo-panel');
    let isDue = false;
    const changed = (): void => {
      if (isDue) return;
      isDue = true;
      // A world that is entered writes hundreds of records.
      setTimeout(() => {
        isDue = false;
        tell({ type: 'church.changed' });
      });
    };
    const looked = (): void => {
      if (document.visibilityState === 'visible') changed();
    };
    onChange((part) => {
      if (shown.includes(part)) {
        changed();
        channel.postMessage(part);
      } else if (part === 'calls') tell({ type: 'session.seen', signedIn: signedIn() });
    });
    channel.addEventListener('message', changed);
    window.addEventListener('focus', looked);
    document.addEventListener('visibilitychange', looked);
    return () => {
      channel.close();
      window.removeEventListener('focus', looked);
      document.removeEventListener('visibilitychange', looked);
    };
  };
