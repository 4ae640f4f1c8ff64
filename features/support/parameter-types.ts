import { defineParameterType } from '@cucumber/cucumber';
import { personas } from '../../mock-server/seeds/personas.ts';
import { vocabulary } from '../pages/vocabulary.ts';
import { type Fault, faultNames, namedFault } from './faults.ts';
import type { Thing } from './nouns.ts';
import { addressOf, pageNames } from './pages.ts';
import { type ApiCall, isWho, type Who } from './parameter-values.ts';

defineParameterType({
  name: 'persona',
  regexp: new RegExp([...Object.keys(personas), 'visitor'].join('|')),
  transformer: (name: string): Who => {
    if (!isWho(name)) throw new Error(`Nobody is called ${name}`);
    return name;
  },
});

// `the announcements page`, or an address: `/member/detail/7?tab=1`.
defineParameterType({
  name: 'place',
  regexp: new RegExp(String.raw`the (${pageNames.join('|')}) page|(\/[^\s"]*)`),
  transformer: (page: string | undefined, address: string | undefined): string => {
    const found = address ?? addressOf(page ?? '');
    if (found === undefined) throw new Error(`No page is called ${page}`);
    return found;
  },
});

defineParameterType({
  name: 'call',
  regexp: /(GET|POST|PUT|DELETE) \/api\/(\S+)/,
  transformer: (method: string, path: string): ApiCall => ({ method, path }),
});

// `fails`, `hangs`, `is forbidden once`: a fault of a call.
defineParameterType({
  name: 'fault',
  regexp: new RegExp(`(?:${faultNames.join('|')})(?: once)?`),
  transformer: (words: string): Fault => namedFault(words),
});

defineParameterType({
  name: 'thing',
  regexp: vocabulary.pattern,
  transformer: (phrase: string): Thing => vocabulary.read(phrase),
});

defineParameterType({
  name: 'world',
  regexp: /everyday|empty|long-feed|hostile|known-only/,
  transformer: (name: string): string => name,
});
