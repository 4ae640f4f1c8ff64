import { useEffect, useEffectEvent } from 'react';
import { HAND_MS } from '../press-guard.ts';
import { type PageHistory, pageHistory } from './page-history.ts';
import { entrySlot } from './places.ts';

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

/** How many layers are open at an entry; the page sets it before the program runs (`early-script.ts`). */
const layersThere = entrySlot('layers', (found) => (typeof found === 'number' ? found : 0));

/** One for all layers, from now on. */
export function createLayerHistory(pages: PageHistory): LayerHistory {
  const open: { readonly close: () => void }[] = [];
  let shown = address();

  /** Gives the history as many entries above the page's own as layers are open. */
  const settle = () => {
    if (pages.isTravelling()) return;
    const laid = layersThere.read();
    if (laid > open.length) pages.travel(open.length - laid);
    else for (let at = laid; at < open.length; at += 1) layersThere.push(at + 1);
    shown = address();
  };
  // Where one layer replaces another, the entry is kept for the new one.
  const settleSoon = () => void setTimeout(settle);

  pages.join({
    pushing: (push) => {
      // A link inside a layer: the next page replaces the layer's entry, or Back would lead to an entry without a layer.
      push(layersThere.read() > 0);
      shown = address();
    },
    arrived: () => {
      const isSamePage = shown === address();
      shown = address();
      const laid = layersThere.read();
      if (laid === open.length) {
        // The early script leaves Back to this code by now, which may not have got to know the layer yet. One that has only just
        // opened is not meant: a step that was on its way ends.
        const unknown = isSamePage && laid === 0 ? openedDialog() : null;
        if (unknown === null || performance.now() - Number(unknown.dataset['shown']) < HAND_MS) return false;
        unknown.close();
        return true;
      }
      if (isSamePage) for (const { close } of open.slice(laid).toReversed()) close();
      // A layer that did not close gets its entry again; an entry without a layer is left at once.
      settleSoon();
      return isSamePage;
    },
    travelled: () => {
      shown = address();
      settleSoon();
    },
  });
  // The page may have been reloaded while a layer was open. A layer that opened before this code ran is registered in a moment,
  // or closed before that.
  const opened = openedDialog();
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

const openedDialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

function address(): string {
  return window.location.pathname + window.location.search;
}

// Created with the first code that needs it, and before a page installs a leave guard.
const layerHistory = typeof window === 'undefined' ? undefined : createLayerHistory(pageHistory);

/** Lets the browser's Back close a layer before it leaves the page. */
export function useBackCloses(open: boolean, close: () => void): void {
  const closeByBack = useEffectEvent(close);

  useEffect(() => (open ? layerHistory?.lay(() => closeByBack()) : undefined), [open]);
}
