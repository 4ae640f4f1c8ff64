import type { Installation } from '@/shared/ports/installation.ts';

/** Chrome's and Edge's; no standard. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's own question, which the early script has deferred (`src/build/early-script.ts`). */
    installPrompt?: InstallPrompt | undefined;
  }
}

/**
 * Safari on phones and tablets has no such question; it has a property of its own that tells whether the site is
 * installed.
 */
const isByHand = (): boolean => Reflect.get(navigator, 'standalone') === false;

const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

export const browserInstallation: Installation = {
  onPossible: (listener) => {
    const look = () => {
      if (window.installPrompt !== undefined) listener('asked');
    };
    if (isInstalled()) return () => undefined;
    if (isByHand()) listener('byHand');
    look();
    // The early script stores the event before this one is notified, because its listener was added earlier.
    window.addEventListener('beforeinstallprompt', look);
    return () => window.removeEventListener('beforeinstallprompt', look);
  },
  ask: () => {
    void window.installPrompt?.prompt();
    window.installPrompt = undefined;
  },
};
