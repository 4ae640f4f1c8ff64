import { listedEffects, listedListeners } from './rules/view-effects.ts';
import { broken, specify } from './support/rule-spec.ts';

const LISTED = 'src/ui/app/shell/shown-page.tsx';
const VIEW = 'src/ui/pages/intro/vision-page.tsx';

specify(listedEffects, {
  breaks: {
    'an effect': broken(VIEW, 'export const A = () => useEffect(() => send(), [send]);', `${VIEW} has an effect`),
    'one before the paint': broken(VIEW, 'useLayoutEffect(() => send());', `${VIEW} has an effect`),
    'another in a file that has one': broken(
      LISTED,
      'useEffect(() => scrollTo(0, 0)); useEffect(() => send());',
      `${LISTED} has an effect that is not listed`,
    ),
    'one that has gone': broken(LISTED, 'export const A = 1;', `${LISTED} has an effect less than is listed`),
  },
  keeps: {
    'a listed one, and an event of one': {
      [LISTED]: 'useEffect(() => scrollTo(0, 0));',
      [VIEW]: 'const a = useEffectEvent(() => 1);',
    },
  },
});

const HEARER = 'src/ui/patterns/form/form-fold.tsx';

specify(listedListeners, {
  breaks: {
    'a view between two actors': broken(
      VIEW,
      'useActorEvents<Told>(actor, form.clear);',
      `${VIEW} listens to an actor`,
    ),
    'one that listens no more': broken(HEARER, 'export const A = 1;', `${HEARER} listens to no actor any more`),
  },
  keeps: { 'a listed one': { [HEARER]: 'useActorEvents(actor, () => focus());' } },
});
