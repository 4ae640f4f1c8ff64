import { usedAssets } from './rules/assets.ts';
import { specify } from './support/rule-spec.ts';

specify(usedAssets, {
  breaks: {
    'a picture that no view shows': {
      files: {
        'src/ui/kit/feedback/page-states.svg': '',
        'src/ui/kit/feedback/page-states.tsx': "import a from './notice.svg';\n",
      },
      reports: 'src/ui/kit/feedback/page-states.svg is imported nowhere',
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
      'src/ui/pages/home/a.svg': '',
      'src/ui/pages/home/b.svg': '',
      'src/church/pictures/c.svg': '',
      'src/church/public/icon-192.png': '',
      'src/church/letter.ts': "import c from './pictures/c.svg';\n",
      'src/ui/pages/home/a.ts': "import a from './a.svg';\n",
      'src/ui/pages/home/a.module.css': '@layer pages { a { background: url("./b.svg"); } }\n',
    },
  },
});
