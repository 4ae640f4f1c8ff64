import type { BrowserWindow } from 'happy-dom';

/** One entry of a document's history. */
export interface Entry {
  readonly address: string;
  readonly state: object | null;
}

/** The entries of one document, and the present one's place among them. */
export interface Trail {
  readonly entries: Entry[];
  at: number;
}

interface Surroundings {
  /** What a document that is loaded anew keeps of itself. */
  readonly trail: Trail;
  /** How many entries are before those of this document. */
  readonly before: number;
  /** The address of the document has become another one. */
  readonly moved: (address: string) => void;
  /** A step leads out of this document. */
  readonly left: (steps: number) => void;
}

/** The history of one document; happy-dom's own loads the page anew where a browser only says `popstate`. */
export function installHistory(window: BrowserWindow, { trail, before, moved, left }: Surroundings): void {
  const { entries } = trail;

  class History {
    scrollRestoration = 'auto';

    get state(): object | null {
      return entries[trail.at]?.state ?? null;
    }

    get length(): number {
      return before + entries.length;
    }

    pushState(state: object | null, _title: string, address?: string | URL | null): void {
      entries.splice((trail.at += 1), Infinity, entryOf(state, address));
      moved(entries[trail.at]?.address ?? '');
    }

    replaceState(state: object | null, _title: string, address?: string | URL | null): void {
      entries[trail.at] = entryOf(state, address);
      moved(entries[trail.at]?.address ?? '');
    }

    back(): void {
      this.go(-1);
    }

    forward(): void {
      this.go(1);
    }

    /** Like a browser, later than the call. */
    go(steps = 0): void {
      window.setTimeout(() => {
        const entry = entries[trail.at + steps];
        if (entry === undefined) {
          left(steps);
          return;
        }
        trail.at += steps;
        moved(entry.address);
        window.dispatchEvent(new window.PopStateEvent('popstate', { state: entry.state }));
      });
    }
  }

  const entryOf = (state: object | null, address?: string | URL | null): Entry => ({
    // A browser keeps a copy.
    state: structuredClone(state),
    address: new URL(address ?? '', window.location.href).href,
  });

  Object.defineProperties(window, {
    History: { value: History, configurable: true },
    history: { value: new History(), configurable: true },
  });
}
