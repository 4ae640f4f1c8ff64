import type { PanelEvent } from './panel.machine.ts';

/** Subscribes to changes of the church's memory in this tab, by part. */
export type OnChange = (listener: (part: string) => void) => void;

const shown = ['mails', 'settings', 'accounts', 'refreshTokens'];

interface WatchOptions {
  readonly onChange: OnChange;
  readonly signedIn: () => string | undefined;
}

/**
 * Watches the church without polling: this tab knows its own changes, other tabs notify of theirs, and the church is
 * read again when the window becomes visible. The product stores a token only after the server has answered, so each
 * further call checks again who is signed in.
 */
export const createChurchWatch =
  ({ onChange, signedIn }: WatchOptions) =>
  (tell: (event: PanelEvent) => void): (() => void) => {
    const channel = new BroadcastChannel('demo-panel');
    let isDue = false;
    const changed = (): void => {
      if (isDue) return;
      isDue = true;
      // Debounced: entering a world writes hundreds of records.
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
