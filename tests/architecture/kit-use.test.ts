import {
  kitDoesIt,
  kitIsExplained,
  kitKeepsItsMeans,
  kitWithoutBusiness,
  listedReasons,
  viewsKeepTheirSheets,
} from './rules/kit-use.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/home/home-page.tsx';
const LISTED = 'src/ui/app/shell/dialogs.tsx';

specify(kitDoesIt, {
  breaks: {
    'a disclosure made by hand': broken(
      VIEW,
      '\nexport const A = () => <button aria-expanded={true} />;',
      `${VIEW}:2 writes aria-expanded: let a Disclosure`,
    ),
    'a fold that the browser would open': broken(VIEW, 'export const A = () => <details />;', 'writes details: let a'),
    'an outline that nobody hears': broken(VIEW, 'export const A = () => <Outline lines={2} />;', 'writes Outline'),
    'a button': broken(VIEW, 'export const A = () => <button type="button" />;', 'writes button: let a Button'),
    'an alert made by hand': broken(VIEW, 'export const A = () => <p role="alert" />;', 'writes role: let a Notice'),
    'a link to another place': broken(VIEW, 'export const A = () => <a rel="noopener" />;', 'writes rel'),
    'one of the list that writes something else': broken(
      LISTED,
      'const a = <Outline />;',
      `${LISTED}:1 writes Outline`,
    ),
  },
  keeps: {
    'the kit, and what is listed': {
      'src/ui/kit/actions/button.tsx': 'export const A = () => <button type="button" />;',
      'src/ui/kit/navigation/link.tsx': 'export const A = () => <a rel="noopener noreferrer" />;',
      [LISTED]: 'export const A = () => <SilentSpinner />;',
      [VIEW]: 'export const A = () => <Disclosure summary="a"><Skeleton /><ul role="listbox" /></Disclosure>;',
    },
  },
});

specify(listedReasons, {
  breaks: { 'one that has gone': broken(LISTED, 'export const a = 1;', `${LISTED} writes SilentSpinner no more`) },
});

const DIALOG = 'src/ui/kit/overlay/dialog.tsx';
const RADIX = `import * as Radix from '@radix-ui/react-dialog'; export const A = () => <Radix.Root />;`;

specify(kitKeepsItsMeans, {
  breaks: {
    'a page with a primitive': broken(VIEW, RADIX, `${VIEW}:1 imports @radix-ui/react-dialog: let a part of the kit`),
    'a view with the classes of a part': broken(
      LISTED,
      `\nimport frame from '@/ui/kit/overlay/dialog.module.css'; export const a = frame;`,
      `${LISTED}:2 imports @/ui/kit/overlay/dialog.module.css`,
    ),
    'a pattern that names its sheet by its place': broken(
      'src/ui/patterns/feed/feed.tsx',
      `import text from '../../kit/layout/text.module.css'; export const a = text;`,
      'imports ../../kit/layout/text.module.css',
    ),
  },
  keeps: {
    'the kit, and what uses its parts': {
      [DIALOG]: `${RADIX} import styles from './dialog.module.css'; export const a = styles;`,
      [VIEW]: `import { Dialog } from '@/ui/kit/overlay/dialog.tsx'; import './home-page.module.css'; export const A = Dialog;`,
    },
  },
});

const IN_FOLDER = `import a from './section-layout.module.css'; export const b = a;`;

specify(viewsKeepTheirSheets, {
  breaks: {
    'a page with the classes of a section': broken(
      VIEW,
      `\nimport a from '@/ui/app/section/section-layout.module.css'; export const b = a;`,
      `${VIEW}:2 imports @/ui/app/section/section-layout.module.css: let a view of that folder`,
    ),
  },
  keeps: {
    'views beside their sheet, and the kit': {
      'src/ui/app/section/section-frame.tsx': IN_FOLDER,
      'src/ui/kit/navigation/text-link.tsx': `import text from '@/ui/kit/layout/text.module.css'; export const b = text;`,
    },
  },
});

const PART = 'src/ui/kit/layout/card.tsx';

specify(kitWithoutBusiness, {
  breaks: {
    'a name': broken('src/ui/kit/layout/bulletin-card.tsx', '', 'bulletin-card.tsx:0 says "bulletin"'),
    'the name of a part': broken('src/ui/kit/layout/verse.tsx', '', 'verse.tsx:0 says "verse"'),
    'a word in the code': broken(PART, '\nexport const zones = 2;', `${PART}:2 says "zones"`),
    'a part of a name': broken(PART, '\nexport const memberCard = 1;', `${PART}:2 says "member"`),
    'a property': broken('src/ui/kit/icons/icon.tsx', `export const a = { church: 'M12 2v5' };`, 'says "church"'),
    'a comment': broken('src/ui/kit/data/tag.tsx', `\n/** What kind a sermon is of. */`, 'tag.tsx:2 says "sermon"'),
    'a text': broken(PART, "export const END = '모든 게시물';", 'says "게시물"'),
    'a remark': broken(PART, '/** Of a church. */', 'says "church"'),
    'a style': broken('src/ui/kit/layout/card.module.css', '.sermon { top: 0 }', 'says "sermon"'),
  },
  keeps: {
    'other words with a part of one': {
      'src/ui/kit/layout/card.module.css': '.a { font-family: serif }',
      'src/ui/kit/actions/button.tsx': 'export const permission = { fontFamily: "serif", reversed: true };',
    },
    'words of the screen': { [PART]: 'export const remembered = (event: Event) => <b role="alert">{event.type}</b>;' },
  },
});

specify(kitIsExplained, {
  breaks: {
    'a part': broken(PART, "import 'react';\n\nexport function Card() {}", `${PART}:3 exports Card without a word`),
    'a constant': broken(PART, '\nexport const MOST = 3;', 'exports MOST'),
  },
  keeps: {
    'one with a word, a type, and what stays inside': {
      [PART]: '/** A card. */\nexport const Card = 1;\nexport interface CardProps {}\nfunction inside() {}',
    },
  },
});
