import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { fromAddress, replaceOnPage } from '@/shared/page-address.machine.ts';
import { settled } from '../fakes/deferred.ts';
import { recordedNavigation } from '../fakes/navigation.ts';

function listening(start: string) {
  const navigation = recordedNavigation(start);
  const named: unknown[] = [];
  const addressListener = fromAddress(navigation, (address) =>
    address.startsWith('/search') ? { type: 'address.changed', address } : undefined,
  );
  const machine = setup({
    actors: { addressListener },
    actions: { note: ({ event }) => named.push(event['address']) },
  }).createMachine({ invoke: { src: 'addressListener' }, on: { 'address.changed': { actions: 'note' } } });
  return { navigation, named, actor: createActor(machine).start() };
}

it('a machine learns what the address names when it starts, and after each change', async () => {
  const { navigation, named } = listening('/search');
  navigation.goTo('/search?q=a');
  await settled();
  navigation.arrive('/search');
  await settled();
  expect(named).toEqual(['/search', '/search?q=a', '/search']);
});

it('changes that are made together are one, and the address of another page is none', async () => {
  const { navigation, named } = listening('/home');
  navigation.replace('/search?q=a');
  navigation.goTo('/search?q=b');
  await settled();
  navigation.goTo('/home');
  await settled();
  expect(named).toEqual(['/search?q=b']);
});

it('nothing is told to a machine that has stopped', async () => {
  const { navigation, named, actor } = listening('/search');
  actor.stop();
  navigation.goTo('/search?q=a');
  await settled();
  expect(named).toEqual(['/search']);
});

it.each([
  ['the page itself', '/search', ['/search?q=a']],
  ['the page, which names that already', '/search?q=a', []],
  ['another page that is on its way', '/home', []],
])('an address is replaced on its page alone: on %s', (_, current, replaced) => {
  const navigation = recordedNavigation(current);
  replaceOnPage(navigation, '/search', '/search?q=a');
  expect(navigation.replaced).toEqual(replaced);
});
