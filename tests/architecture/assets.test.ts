import { usedAssets } from './rules/assets.ts';
import { specify } from './support/rule-spec.ts';

specify(usedAssets, {
  breaks: {
    'a picture that no view shows': {
      files: { 'src/ui/assets/poster-motto.svg': '', 'src/ui/home/a.ts': "import a from '../assets/poster.svg';\n" },
      reports: 'src/ui/assets/poster-motto.svg is imported nowhere',
    },
    'a picture that the church does not show': {
      files: {
        'src/church/pictures/slide-4.svg': '',
        'src/church/welcome.ts': "import a from './pictures/slide-1.svg';\n",
      },
      reports: 'src/church/pictures/slide-4.svg is imported nowhere',
    },
  },
  keeps: {
    'pictures of views and of sheets': {
      'src/ui/assets/a.svg': '',
      'src/ui/assets/b.svg': '',
      'src/church/pictures/c.svg': '',
      'src/church/letter.ts': "import c from './pictures/c.svg';\n",
      'src/ui/home/a.ts': "import a from '../assets/a.svg';\n",
      'src/ui/home/a.module.css': '@layer pages { a { background: url("../assets/b.svg"); } }\n',
    },
  },
});
