import { actorsSendToActors } from './rules/wires.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/communion/announcements/announcements-writing.tsx';

specify(actorsSendToActors, {
  breaks: {
    'a form that gets a callback': broken(
      VIEW,
      `const form = useMemo(() => makeForm((item) => send({ type: 'item.added', item }), right), [makeForm, send, right]);`,
      `${VIEW}:1 sends for another actor`,
    ),
    'one among several': broken(
      VIEW,
      `const form = useMemo(() => makeForm(item, { lost: (id) => list.send({ type: 'item.lost', id }) }), [list]);`,
      'sends for another actor',
    ),
  },
  keeps: {
    'an actor that is passed on, and a press': {
      [VIEW]: `const form = useMemo(() => makeForm(list, right), [list, right]); const press = useCallback(() => send({ type: 'a' }), [send]);`,
    },
    'the presses of a board': {
      [VIEW]: `const presses = useMemo(() => ({ press: () => actor.send({ type: 'a' }) }), [actor]);`,
    },
    'what is computed': { [VIEW]: `const names = useMemo(() => items.map(({ name }) => name), [items]);` },
  },
});
