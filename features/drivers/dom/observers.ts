import type { BrowserWindow } from 'happy-dom';

/** What scrolls: without a layout, only what a person scrolls to comes into sight. */
export interface Scrolling {
  /** The end of this box has come within so many pixels of its edge. */
  readonly reachEnd: (box: Element, pixelsBefore: number) => void;
}

interface Watch {
  readonly root: Element | null;
  /** How far below the edge counts as in sight, in pixels. */
  readonly below: number;
  readonly watched: Set<Element>;
  readonly tell: (elements: readonly Element[], isIntersecting: boolean) => void;
}

/**
 * Observers of what is in sight. What is watched in the window itself counts as near it; what is watched in a box that
 * scrolls is out of sight until somebody scrolls there.
 */
export function installObservers(window: BrowserWindow): Scrolling {
  const watches = new Set<Watch>();

  class IntersectionObserver implements Watch {
    readonly root: Element | null;
    readonly below: number;
    readonly watched = new Set<Element>();
    readonly tell: Watch['tell'];

    constructor(
      notify: (entries: unknown[], observer: unknown) => void,
      options: { root?: Element | null; rootMargin?: string } = {},
    ) {
      this.root = options.root ?? null;
      this.below = Number.parseFloat(options.rootMargin?.split(' ')[2] ?? '0');
      this.tell = (elements, isIntersecting) =>
        notify(
          elements.map((target) => ({ target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 })),
          this,
        );
      watches.add(this);
    }

    observe(element: Element): void {
      this.watched.add(element);
      window.setTimeout(() => {
        if (this.watched.has(element)) this.tell([element], this.root === null);
      });
    }

    unobserve(element: Element): void {
      this.watched.delete(element);
    }

    disconnect(): void {
      this.watched.clear();
      watches.delete(this);
    }

    takeRecords(): unknown[] {
      return [];
    }
  }

  class NothingChanges {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): unknown[] {
      return [];
    }
  }

  Object.assign(window, { IntersectionObserver, ResizeObserver: NothingChanges, PerformanceObserver: NothingChanges });

  return {
    reachEnd(box, pixelsBefore) {
      for (const watch of Array.from(watches)) {
        const within = [...watch.watched].filter((element) => box.contains(element) && watch.root !== null);
        if (within.length > 0) watch.tell(within, pixelsBefore <= watch.below);
      }
    },
  };
}
