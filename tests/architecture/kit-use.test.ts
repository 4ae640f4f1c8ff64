import { kitDoesIt, listedReasons } from './rules/kit-use.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/home/home-page.tsx';
const LISTED = 'src/ui/app/shell/drawer.tsx';

specify(kitDoesIt, {
  breaks: {
    'a disclosure made by hand': broken(
      VIEW,
      '\nexport const A = () => <button aria-expanded={true} />;',
      `${VIEW}:2 writes aria-expanded: let a Disclosure`,
    ),
    'a fold that the browser would open': broken(VIEW, 'export const A = () => <details />;', 'writes details: let a'),
    'an outline that nobody hears': broken(VIEW, 'export const A = () => <Outline lines={2} />;', 'writes Outline'),
    'a link to another place': broken(VIEW, 'export const A = () => <a rel="noopener" />;', 'writes rel'),
    'one of the list that writes something else': broken(
      LISTED,
      'const a = <Outline />;',
      `${LISTED}:1 writes Outline`,
    ),
  },
  keeps: {
    'the kit, and what is listed': {
      'src/ui/kit/navigation/external-link.tsx': 'export const A = () => <a rel="noopener noreferrer" />;',
      [LISTED]: 'export const A = () => <SilentSpinner />;',
      [VIEW]: 'export const A = () => <Disclosure summary="a"><Skeleton /></Disclosure>;',
    },
  },
});

specify(listedReasons, {
  breaks: { 'one that has gone': broken(LISTED, 'export const a = 1;', `${LISTED} writes SilentSpinner no more`) },
});
