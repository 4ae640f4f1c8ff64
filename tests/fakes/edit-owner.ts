import type { EditOwner } from '@/content/writing/edits.machine.ts';
import type { EditNews } from '@/content/writing/edits.ts';
import { receiving } from './receiver.ts';

export interface RecordedOwner<Item> {
  readonly owner: EditOwner<Item>;
  /** The events about posts that it received. */
  readonly changed: Item[];
  readonly added: Item[];
  readonly lost: unknown[];
  /** How many forms were removed. */
  readonly ended: () => number;
}

/** The owner of changes, which records the events that it receives. */
export function recordedOwner<Item>(): RecordedOwner<Item> {
  const changed: Item[] = [];
  const added: Item[] = [];
  const lost: unknown[] = [];
  let ended = 0;
  const owner = receiving<EditNews<Item>>((news) => {
    if (news.type === 'item.changed') changed.push(news.item);
    else if (news.type === 'item.added') added.push(news.item);
    else if (news.type === 'item.lost') lost.push(news.id);
    else ended += 1;
  });
  return { owner, changed, added, lost, ended: () => ended };
}
