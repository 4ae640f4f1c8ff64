import { documentedNames, excusedNames, filesInComments, writtenTable } from './rules/documents.ts';
import { layerTable } from './support/layers.ts';
import { broken, specify } from './support/rule-spec.ts';

const row = (file: string, known: string): string => `| \`${file}\` | ${known} |`;

specify(writtenTable, {
  breaks: {
    'a library that is not named': broken(
      'src/README.md',
      row('adapters/http', '`x.ts`, `x.ports.ts`; `ofetch`'),
      'lacks this row of the table of layers: | `adapters/http` | `x.ts`, `x.ports.ts`; `ofetch`, `zod/mini` |',
    ),
    'a layer without a row': broken('src/README.md', '', 'table of layers: | `adapters/worker` | `workbox-*` |'),
    'a row too many': broken(
      'src/README.md',
      `${layerTable()}\n${row('utils', '`lodash`')}\n`,
      'src/README.md has a row too many in the table of layers: | `utils` | `lodash` |',
    ),
    'a row twice': broken(
      'src/README.md',
      `${layerTable()}\n${layerTable().split('\n').at(-1)}\n`,
      'has a row too many in the table of layers',
    ),
    'a row that stands elsewhere': broken(
      'src/README.md',
      layerTable().replace(/\n(?=\| `adapters)/, '\n\n'),
      'lacks this row of the table of layers: | `adapters/worker` |',
    ),
    'another order': broken(
      'src/README.md',
      layerTable()
        .split('\n')
        .toSpliced(-2, 2, ...layerTable().split('\n').slice(-2).toReversed())
        .join('\n'),
      'has the rows of the table of layers in another order',
    ),
  },
  keeps: {
    'the table': { 'src/README.md': `# The house\n\n${layerTable()}\n\n${row('another', 'table')}\n` },
    'one with aligned columns': { 'src/README.md': layerTable().replaceAll(' |', '    |').replaceAll('---', '------') },
  },
});

specify(documentedNames, {
  breaks: {
    'a path': broken('README.md', 'see `src/auth/gone.ts`', 'README.md:1 names `src/auth/gone.ts`'),
    'a file of a kind': broken(
      'src/README.md',
      'its `<name>-gone.tsx`',
      'names `<name>-gone.tsx`, which does not exist',
    ),
    'a script': broken('README.md', 'by `npm run gone`', 'names `npm run gone`'),
    'an identifier': broken('src/README.md', '\nby `makeGone(ports)`', 'src/README.md:2 names `makeGone(ports)`'),
    'a folder of a drawn tree': broken(
      'src/README.md',
      '# The house\n\n```\nauth/ gone/   the inside\n```',
      'src/README.md:4 names `gone/`, which does not exist',
    ),
    'the end of a name': broken('src/README.md', '`…Gone`', 'names `…Gone`'),
  },
  keeps: {
    'what is there': {
      'src/README.md':
        'its `auth/*.ts`, by `makeSession(ports)`, or a `…Session`; `<module>/session.ts`\n```\nauth/\n  session.ts   who is there\n```\n```sh\nsrc/gone.ts\n```',
      'src/auth/session.ts': 'export const makeSession = (ports: never) => ports; export type AnySession = 1;',
    },
  },
});

specify(excusedNames, {
  breaks: {
    'one that no document names any more': broken(
      'src/DECISIONS.md',
      'neither `entriesAware` nor the rest',
      'documents.ts excuses `chunkOptimization`, which no document names: take it off the list',
    ),
  },
});

specify(filesInComments, {
  breaks: {
    'a file that has gone': broken(
      'src/composition/early-calls.ts',
      '\n/**\n * Its answer is passed on by `adapters/http/gone.ts`.\n */\nexport const A = 1;',
      'src/composition/early-calls.ts:3 names `adapters/http/gone.ts` in a comment',
    ),
    'one beside a line': broken('src/main.tsx', '// Like `gone.tsx`.', 'src/main.tsx:1 names `gone.tsx`'),
    'one of a style sheet': broken('src/ui/kit/data/tag.module.css', '/* As in `gone.css`. */', 'names `gone.css`'),
  },
  keeps: {
    'a file that is there, and code': {
      'src/main.tsx': '// Like `routes/href.ts`.\nexport const a = (name: string) => `${name}/gone.ts`;',
      'src/ui/app/routes/href.ts': 'export const href = 1;',
    },
  },
});
