import type { Guard } from '../../backend.ts';
import type { Part } from './church-parts.ts';
import { noParts, type PartsNews, type PartsStore } from './parts-store.ts';

export interface SharedMemoryOptions {
  readonly parts: ReadonlyMap<string, Part>;
  readonly store: PartsStore;
  /** Runs one piece of work at a time among all tabs. */
  readonly lock: Guard;
  /** Fills the memory when nothing that fits is stored. */
  readonly populate: () => Promise<void>;
  /** Something was stored, and could not be kept. */
  readonly onAnew?: () => void | Promise<void>;
  /** What was changed could not be stored; it is tried again with the next change. */
  readonly onNotStored?: (error: unknown) => void;
}

export interface SharedMemory {
  /**
   * Runs work on the memory as the last tab left it, and stores what the work changed before its result is given away:
   * a page that goes on the moment a call is answered loses nothing (MOCK-02).
   */
  readonly guard: Guard;
  /** Names something that has changed; what is no part of the memory is not kept. */
  readonly touch: (part: string) => void;
}

/**
 * One memory in several tabs, or over several runs of one server. The service worker asks whichever tab sent a call, so a tab reads the others' news before
 * each piece of work; that makes it needless to tell the tabs of news. When the browser stores nothing more (its space
 * is full, the site's data were cleared), the tab goes on with what it has.
 */
export const shareMemory = ({
  parts,
  store,
  lock,
  populate,
  onAnew = () => undefined,
  onNotStored = () => undefined,
}: SharedMemoryOptions): SharedMemory => {
  const changed = new Set<string>();
  let known = noParts;
  let isFilled = false;
  let isReading = false;

  const readNews = async (): Promise<PartsNews> => {
    const news = await store.readNews(known);
    known = news.index;
    return news;
  };

  /** All of it or nothing: where one part does not fit, what the others hold belongs to no church any more. */
  const restore = async (news: ReadonlyMap<string, unknown>): Promise<boolean> => {
    isReading = true;
    // Each is waited for: one that went on would add to what is filled in anew.
    const ends = await Promise.allSettled([...news].map(async ([name, value]) => parts.get(name)?.restore(value)));
    isReading = false;
    return ends.every(({ status }) => status === 'fulfilled');
  };

  const touchAll = (): void => {
    for (const name of parts.keys()) changed.add(name);
  };

  const fill = async (): Promise<void> => {
    await populate();
    touchAll();
    isFilled = true;
  };

  const pull = async (): Promise<void> => {
    const news = await readNews().catch(() => undefined);
    if (news?.isUnfit === true && isFilled) touchAll();
    const isLost = news !== undefined && !isFilled && news.isUnfit;
    const isKept = news === undefined || news.parts.size === 0 || (await restore(news.parts));
    if (news !== undefined && news.parts.size > 0) isFilled = isKept;
    if (!isFilled) await fill();
    if (isLost || !isKept) await onAnew();
  };

  const push = async (): Promise<void> => {
    if (changed.size === 0) return;
    const names = [...changed];
    changed.clear();
    try {
      known = await store.write(new Map(names.map((name) => [name, parts.get(name)?.take()])));
    } catch (error) {
      for (const name of names) changed.add(name);
      onNotStored(error);
    }
  };

  return {
    touch(part) {
      if (!isReading && parts.has(part)) changed.add(part);
    },
    guard: (work) =>
      lock(async () => {
        await pull();
        try {
          return await work();
        } finally {
          await push();
        }
      }),
  };
};
