/**
 * Gives each layer over the page (a dialog, the menu, a picture) an entry of its own in the browser's history: on phones Back
 * closes the layer before it leaves the page.
 */
export interface LayerHistory {
  /**
   * Registers a layer that has opened.
   * @param close called when the user goes back
   * @returns call it when the layer has closed
   */
  lay(close: () => void): () => void;
}

declare global {
  interface Window {
    /** Chrome only. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/** The key in an entry's state: how many layers are open at that entry. */
const LAYERS = 'layers';

/**
 * In milliseconds, longer than a step within a page takes: a browser that emits no event for it must not block the user for
 * ever. The step is not repeated then: on a busy phone it may still be pending, and a second one would leave the site.
 */
const LONGEST_STEP = 2000;

/** Watches the history of the page from now on; there is one of it for all layers. */
export function createLayerHistory(): LayerHistory {
  const open: { readonly close: () => void }[] = [];
  const waiting: (() => void)[] = [];
  const push = history.pushState.bind(history);
  let shown = address();
  let step: ReturnType<typeof setTimeout> | undefined;
  // True while other code steps through the history: the leave guard of a form.
  let isElsewhere = false;

  /** Gives the history as many entries above the page's own as layers are open. */
  const settle = () => {
    if (step !== undefined || isElsewhere) return;
    const layers = layersHere();
    if (layers > open.length) {
      step = setTimeout(endStep, LONGEST_STEP);
      history.go(open.length - layers);
    } else for (let at = layers; at < open.length; at += 1) pushLayer(at + 1);
    shown = address();
  };
  // Where one layer replaces another, the entry is kept for the new one.
  const settleSoon = () => void setTimeout(settle);
  const endStep = () => {
    clearTimeout(step);
    step = undefined;
    shown = address();
    for (const goOn of waiting.splice(0)) goOn();
  };
  const arrive = () => {
    endStep();
    settle();
  };

  history.pushState = (state, unused, to) => {
    if (step !== undefined) waiting.push(() => history.pushState(state, unused, to));
    else if (layersHere() === 0) push(state, unused, to);
    else {
      // A link inside a layer: the next page replaces the layer's entry, or Back would lead to an entry without a layer.
      History.prototype.replaceState.call(history, state, unused, to);
      window.dispatchEvent(new Event('pushState'));
    }
    shown = address();
  };

  window.addEventListener('historystep', () => {
    isElsewhere = true;
  });
  window.addEventListener(
    'popstate',
    (event) => {
      if (isElsewhere) {
        isElsewhere = false;
        shown = address();
        settleSoon();
        return;
      }
      if (step !== undefined) {
        event.stopImmediatePropagation();
        arrive();
        return;
      }
      const isSamePage = shown === address();
      shown = address();
      const layers = layersHere();
      if (layers === open.length) return;
      // A step that only changes the layers is hidden from other listeners.
      if (isSamePage) event.stopImmediatePropagation();
      if (isSamePage) for (const { close } of open.slice(layers).toReversed()) close();
      // A layer that did not close gets its entry again; an entry without a layer is left at once.
      settleSoon();
    },
    { capture: true },
  );
  // The page may have been reloaded while a layer was open. A layer that opened before this code ran is registered in a moment,
  // or closed before that.
  const opened = document.querySelector('dialog[open]');
  if (opened === null) settleSoon();
  else opened.addEventListener('close', settleSoon, { once: true });

  return {
    lay: (close) => {
      const unwatch = watchClosing(close);
      if (unwatch !== undefined) return unwatch;
      const layer = { close };
      open.push(layer);
      settle();
      return () => {
        open.splice(open.indexOf(layer), 1);
        settleSoon();
      };
    },
  };
}

/**
 * Before the first user activation, Chrome's Back skips entries that a page has added; a CloseWatcher handles it instead.
 * @returns stops it; undefined where the history is used
 */
function watchClosing(close: () => void): (() => void) | undefined {
  if (window.CloseWatcher === undefined || navigator.userActivation.hasBeenActive) return undefined;
  const watcher = new window.CloseWatcher();
  watcher.addEventListener('close', close);
  return () => watcher.destroy();
}

function address(): string {
  return window.location.pathname + window.location.search;
}

function layersHere(): number {
  const state: unknown = history.state;
  const named = typeof state === 'object' && state !== null && LAYERS in state ? state[LAYERS] : 0;
  return typeof named === 'number' ? named : 0;
}

/** Bypasses the router and its listeners: the page has not changed. Other state of the entry is kept. */
function pushLayer(layers: number): void {
  const state: unknown = history.state;
  History.prototype.pushState.call(history, { ...(typeof state === 'object' && state), [LAYERS]: layers }, '');
}
