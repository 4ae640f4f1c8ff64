import { styleClasses } from './rules/style-classes.ts';
import { specify } from './support/rule-spec.ts';

const VIEW = `import styles from './card.module.css';\nexport const Card = () => <p className={styles.card} />;`;

specify(styleClasses, {
  breaks: {
    'a class that was renamed in one of the two': {
      files: { 'src/ui/kit/layout/card.tsx': VIEW, 'src/ui/kit/layout/card.module.css': '.panel { margin: 0 }' },
      reports:
        'src/ui/kit/layout/card.tsx:2 names the class card, which src/ui/kit/layout/card.module.css does not have',
    },
    'one that stands in a comment alone': {
      files: { 'src/ui/kit/layout/card.tsx': VIEW, 'src/ui/kit/layout/card.module.css': '/* .card */' },
      reports: 'names the class card',
    },
  },
  keeps: {
    'a class of the sheet': {
      'src/ui/kit/layout/card.tsx': VIEW,
      'src/ui/kit/layout/card.module.css': '@layer kit { .frame > .card:hover { margin: 0 } }',
    },
  },
});
