/**
 * Gives what lies over the page (a dialog, the menu, a picture) an entry of its own in the browser's history: on phones
 * Back closes it before it leaves the page.
 */
export interface LayerHistory {
  /**
   * Something lies over the page from now on.
   * @param close called when the reader goes back
   * @returns tells that it is closed
   */
  lay(close: () => void): () => void;
}

declare global {
  interface Window {
    /** Chrome's alone. */
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void };
  }
}

/** In the state of an entry: how many things lie over the page there. */
const LAYERS = 'layers';

/**
 * Longer than a step within a page takes: a browser that tells nothing of it must not stop the reader for ever. The step is
 * not made once more then: on a busy phone it may still be on its way, and a second one would leave the site.
 */
const LONGEST_STEP = 2000;

export function createLayerHistory(): LayerHistory {
  const open: { readonly close: () => void }[] = [];
  const waiting: (() => void)[] = [];
  const push = history.pushState.bind(history);
  let shown = address();
  let step: ReturnType<typeof setTimeout> | undefined;

  /** Makes the history have as many entries over that of the page as things lie over it. */
  const settle = () => {
    if (step !== undefined) return;
    const layers = layersHere();
    if (layers > open.length) {
      step = setTimeout(endStep, LONGEST_STEP);
      history.go(open.length - layers);
    } else for (let at = layers; at < open.length; at += 1) pushLayer(at + 1);
    shown = address();
  };
  // Where one thing gives way to another, the entry stays for that.
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
      // A link in what lies over the page: the next page takes the place of its entry, or that would be a step to nothing.
      History.prototype.replaceState.call(history, state, unused, to);
      window.dispatchEvent(new Event('pushState'));
    }
    shown = address();
  };

  window.addEventListener(
    'popstate',
    (event) => {
      if (step !== undefined) {
        event.stopImmediatePropagation();
        arrive();
        return;
      }
      const isSamePage = shown === address();
      shown = address();
      const layers = layersHere();
      if (layers === open.length) return;
      // Nobody else has to hear of a step that changes nothing but this.
      if (isSamePage) event.stopImmediatePropagation();
      if (isSamePage) for (const { close } of open.slice(layers).toReversed()) close();
      // What did not close has its entry again; an entry over which nothing lies any more is left at once.
      settleSoon();
    },
    { capture: true },
  );
  // The page may have been loaded anew while something lay over it. What was opened before this ran is laid in a moment, or
  // closed before that.
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
 * Before the reader has touched anything, Chrome's Back passes over entries that a page has added. There it has another
 * way of hearing of it. @returns ends it; undefined where the history is the way
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

/** Past the router and all who listen to it: the page has not changed. What others have noted of it stays. */
function pushLayer(layers: number): void {
  const state: unknown = history.state;
  History.prototype.pushState.call(history, { ...(typeof state === 'object' && state), [LAYERS]: layers }, '');
}
