import type { ItemAdded } from '@/content/writing/edits.ts';
import { receiving } from './receiver.ts';

/** The list of a form, which records what it publishes. */
export const publishedInto = <Item>(published: Item[]) =>
  receiving<ItemAdded<Item>>(({ item }) => void published.push(item));
