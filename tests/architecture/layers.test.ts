import { basename } from 'node:path';
import { EXCEPTIONS, type Exception, isFrom, isTarget, UNKNOWN } from './support/exceptions.ts';
import { INSIDE, type Layer, layerOf, layerTable, moduleOf, placeOf } from './support/layers.ts';
import type { Import } from './support/module.ts';
import { modulesUnder, type Project } from './support/project.ts';
import { type Broken, type Files, type Rule, specify, type Violation } from './support/rule.ts';

/** An import that the table forbids. */
interface Fault {
  readonly from: string;
  /** A file of the repository, or a library. */
  readonly to: string;
  readonly line: number;
  readonly message: string;
}

const importTable: Rule = {
  name: 'imports follow the table of layers',
  check: (project) => [
    ...modulesUnder(project, 'src/').flatMap(({ path, imports }) => {
      const layer = layerOf(path);
      if (layer === undefined) return [{ path, message: 'stands in no layer of the house: move it into one' }];
      return layer.name !== 'x.machine.ts' || imports.some(isOfMachines)
        ? []
        : [{ path, message: 'has nothing of a machine: it imports neither xstate nor a machine' }];
    }),
    ...faultsIn(project)
      .filter(
        (fault) => !EXCEPTIONS.some((exception) => exception.from.some((from) => excuses(exception, from, fault))),
      )
      .map(({ from, line, message }) => ({ path: from, line, message })),
  ],
};

/** What makes a machine, runs one, or provides one. */
const isOfMachines = ({ specifier }: Import): boolean => specifier === 'xstate' || specifier.endsWith('.machine.ts');

const excuses = ({ to }: Exception, from: string, fault: Fault): boolean =>
  isFrom(from, fault.from) && to.some((one) => isTarget(one, fault.to));

const faultsIn = (project: Project): readonly Fault[] =>
  modulesUnder(project, 'src/').flatMap(({ path, imports }) => {
    const layer = layerOf(path);
    return layer === undefined
      ? []
      : imports.flatMap((arrow) => {
          const why =
            arrow.path === undefined ? libraryFault(layer, arrow) : localFault(path, layer, arrow, arrow.path);
          if (why === undefined) return [];
          const message = `imports ${arrow.specifier}: \`${basename(path)}\` ${layer.is}, so it knows ${why}`;
          return [{ from: path, to: arrow.path ?? arrow.specifier, line: arrow.line, message }];
        });
  });

function libraryFault(layer: Layer, { specifier, typeOnly }: Import): string | undefined {
  const matches = (known: string | RegExp): boolean =>
    known instanceof RegExp ? known.test(specifier) : specifier === known || specifier.startsWith(`${known}/`);
  if (layer.libraries?.some(matches) === true) return undefined;
  if (layer.libraryTypes?.some(matches) !== true) return `no \`${specifier}\`: ${layer.instead}`;
  return typeOnly ? undefined : `\`${specifier}\` by its types alone: ${layer.instead}`;
}

/** @returns the end of "`prayers.ts` has no suffix, so it knows …" */
function localFault(from: string, layer: Layer, { typeOnly }: Import, path: string): string | undefined {
  if (path.startsWith('mock-server/'))
    return from === 'src/main.tsx' ? undefined : 'no mock: main.tsx alone starts it, and a production build drops that';
  const target = layerOf(path);
  if (target === undefined) return 'nothing that stands in no layer of the house: move that file into one';
  if (areStrangers(placeOf(from), placeOf(path)))
    return 'no other page: what pages share stands in ui/patterns or ui/kit';
  const isKnown = target === layer || layer.values.includes(target.name);
  if (!isKnown && layer.types?.includes(target.name) !== true) return `no ${target.no}: ${insteadOf(layer, target)}`;
  if (!isKnown && !typeOnly) return `no ${target.no} but by its type: ${layer.instead}`;
  if (!INSIDE.includes(target.name)) return undefined;
  const [module = '', modules] = [moduleOf(path), layer.modules?.(from, target.name, typeOnly)];
  if (modules?.includes(module) !== false) return undefined;
  return `no ${target.no} of \`${module}\`: ${INSIDE.includes(layer.name) ? 'pass values as arguments' : layer.instead}`;
}

const areStrangers = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** A file without a suffix may have forgotten the one of what it knows. */
const insteadOf = (layer: Layer, target: Layer): string =>
  layer.name === 'x.ts' && INSIDE.includes(target.name)
    ? `move the type down, or call the file \`${target.name.replace('x', '').replace('.ports', '.use-cases')}\``
    : layer.instead;

/** Each row of a table without a head. */
const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split('|').map((cell) => cell.trim()));

/** `type ./session.ts` is imported as a type, `./session.ts` as a value. */
const importOf = (imported: string): string =>
  imported.startsWith('type ') ? `import type { A } from '${imported.slice(5)}';` : `import '${imported}';`;

const FORBIDDEN = `
src/people/prayers.ts | type ./prayers.machine.ts | :1 imports ./prayers.machine.ts: 'prayers.ts' has no suffix, so it knows no machine: move the type down, or call the file '.machine.ts'
src/auth/session.ts | type ./session.ports.ts | so it knows no port: move the type down, or call the file '.use-cases.ts'
src/auth/session.ts | jose | has no suffix, so it knows no 'jose': move the type down
src/content/posts/posts.ts | @/shared/feed.machine.ts | so it knows no machine: move the type down
src/content/events/ics.ts | @/church/facts.ts | so it knows no fact of this church
src/content/posts/posts.ts | type @/auth/session.ts | so it knows no rule of a module of 'auth': pass values as arguments
src/shared/feed.ts | type @/content/posts/posts.ts | so it knows no rule of a module of 'content': pass values as arguments
src/auth/session.ports.ts | type ./session.use-cases.ts | is a port, so it knows no use-case: say it in words of its own
src/auth/session.use-cases.ts | @/adapters/http/session.ts | is a use-case, so it knows no adapter of the server: take it as an argument of make…
src/auth/session.use-cases.ts | type ./session.machine.ts | is a use-case, so it knows no machine
src/auth/drafts.store.ts | ./session.machine.ts | is a store, so it knows no machine but by its type: take it as an argument
src/auth/session.machine.ts | ./session.use-cases.ts | is a machine, so it knows no use-case but by its type: take it as a dependency of provide…
src/admin/boards/zones.machine.ts | type ../../people/prayers.machine.ts | is a machine, so it knows no machine of 'people'
src/auth/login.machine.ts | type react | is a machine, so it knows no 'react'
src/church/calendar.ts | type @/content/events/events.ts | is of the church, so it knows no rule of a module of 'content'
src/adapters/http/client.ts | ../browser/session.ts | asks the server, so it knows no adapter of the browser: keep a port
src/adapters/http/wire.ts | zod | asks the server, so it knows no 'zod'
src/adapters/browser/drafts.ts | type @/shared/form.machine.ts | asks the browser, so it knows no machine: keep a port
src/adapters/worker/stores.ts | @/shared/dates.ts | is bundled as a program of its own, so it knows no rule of a module
src/ui/kit/forms/form.tsx | type @/shared/form.machine.ts | is of the kit, so it knows no machine: take it as a prop
src/ui/kit/forms/form.tsx | @/ui/messages/ko/home.ts | is of the kit, so it knows no word of a page but by its type
src/ui/messages/ko/forms.ts | @/shared/form.machine.ts | has words, so it knows no machine but by its type: take it as an argument
src/ui/messages/ko/kit.ts | @/church/facts.ts | has the words of the kit, so it knows no fact of this church
src/ui/patterns/feed/feed.tsx | type @/people/prayers.machine.ts | is a pattern, so it knows no machine of 'people': take it as a prop
src/ui/patterns/posts/post.tsx | @/people/member-names.ts | is a pattern, so it knows no rule of a module of 'people'
src/ui/patterns/board/board.tsx | @/composition/zones.ts | is a pattern, so it knows no entry: take it as a prop
src/ui/app/islands/core-context.tsx | @/composition/home.ts | is loaded with every view, so it knows no entry but by its type
src/ui/app/section/section-frame.tsx | ../shell/footer.tsx | frames the pages of a section, so it knows no part of the shell
src/ui/app/shell/dialogs.tsx | @/ui/pages/home/slides.tsx | is of the shell, so it knows no page: let the table of routes load it
src/ui/pages/home/home-page.tsx | @/build/previews.ts | is of a page, so it knows no part of the build
src/ui/pages/account/register-view.tsx | @/auth/session.use-cases.ts | so it knows no use-case but by its type
src/ui/pages/people/people-view.tsx | @/admin/boards/zones.machine.ts | is of a page, so it knows no machine of 'admin'
src/ui/pages/account/logout-page.tsx | @/composition/container.ts | is of a page, so it knows no container
src/ui/pages/management/zones/zone-sections.tsx | @dnd-kit/core | is of a page, so it knows no '@dnd-kit/core'
src/ui/pages/role/request-role-view.tsx | @/ui/pages/account/account-form.tsx | so it knows no other page: what pages share stands in ui/patterns
src/ui/pages/management/duties/duties-view.tsx | ../zones/zone-board.tsx | so it knows no other page
src/composition/tokens.ts | @/auth/session.machine.ts | names services, so it knows no machine but by its type: import it where the service is made
src/composition/entry.ts | inversify | names services, so it knows 'inversify' by its types alone
src/composition/prayers.ts | inversify | is wiring, so it knows no 'inversify'
src/composition/prayers.ts | type @/ui/messages/ko/prayers.ts | is wiring, so it knows no word of a page: let the view pass texts and addresses
src/composition/home.ts | @xstate/react | is wiring, so it knows no '@xstate/react'
src/build/prerender-entry.tsx | @/ui/pages/home/slides.tsx | is of the build, so it knows no page
src/site.tsx | @/ui/pages/home/slides.tsx | starts the program, so it knows no page: let the table of routes load it
src/globals.d.ts | @/build/configuration.ts | declares types, so it knows no part of the build but by its type
src/ui/app/shell/app.tsx | @/core.tsx | is of the shell, so it knows no start of the program
src/site.tsx | ../mock-server/hosts/browser.ts | so it knows no mock: main.tsx alone starts it
src/shared/after-leaving.machine.ts | ./roles.ts | has nothing of a machine
src/people/helpers/text.ts | ./roles.ts | stands in no layer
src/people/prayers.tsx | ./roles.ts | stands in no layer
src/utils/text.ts | ./roles.ts | stands in no layer
src/auth/session.ts | ../utils/text.ts | so it knows nothing that stands in no layer of the house`.replaceAll("'", '`');

const ALLOWED = `
src/auth/session.ts | @/shared/dates.ts
src/auth/session.ports.ts | type ./session.ts | type ./account.ports.ts | type @/shared/clock.ports.ts
src/auth/session.use-cases.ts | type ./session.ports.ts
src/auth/drafts.store.ts | type @/shared/form.machine.ts | type ./session.ports.ts
src/auth/session.machine.ts | xstate | @/shared/actors.machine.ts | ./drafts.store.ts | type ./session.use-cases.ts
src/content/posts/posts.writing.ts | ../writing/drafts.ts
src/content/posts/posts.machine.ts | type @/shared/feed.machine.ts
src/church/calendar.ts | @/shared/dates.ts
src/adapters/http/client.ts | ofetch | zod/mini | type @/auth/session.ports.ts
src/adapters/browser/session.ts | jose | @/auth/session.ts
src/adapters/worker/offline-worker.ts | workbox-core
src/ui/kit/overlay/dialog.tsx | @radix-ui/react-dialog | react | @/ui/messages/ko/kit.ts | type @/ui/messages/message-text.ts
src/ui/messages/ko/forms.ts | type @/shared/form.machine.ts
src/ui/patterns/posts/post.tsx | @/content/posts/post-page.machine.ts | @/shared/dates.ts
src/ui/pages/account/register-view.tsx | @xstate/react | @/composition/account.ts | @/auth/current-user.machine.ts | type @/content/events/month.machine.ts | ./register-view.module.css
src/ui/pages/account/privacy/account-deletion.tsx | ../password-fields.tsx
src/ui/pages/sermon/bulletin/bulletin-view.tsx | @/content/bulletins/bulletin.machine.ts
src/composition/tokens.ts | type inversify | type @/auth/session.ports.ts
src/composition/account.ts | @/adapters/http/session.ts | ./tokens.ts | ./membership.ts
src/composition/container.ts | inversify | @/adapters/http/session.ts | ./tokens.ts
src/main.tsx | react-dom/client | ./site.tsx | ../mock-server/hosts/beside-page.ts
src/core.tsx | ./composition/container.ts | ./ui/app/shell/overlays.tsx
src/build/prerender-entry.tsx | react-dom/server | ../core.tsx`;

specify(importTable, {
  breaks: [
    ...rowsOf(FORBIDDEN).map(([path = '', imported = '', report = '']): Broken => [path, importOf(imported), report]),
    ['src/people/directory.ts', `export { x } from './directory.ports.ts';`, 'so it knows no port'],
    ['src/people/directory.ts', `export type A = import('./directory.ports.ts').B;`, 'so it knows no port'],
    ['src/auth/a.machine.ts', `import { type A, b } from './a.use-cases.ts'; b();`, 'so it knows no use-case but by'],
    ['src/ui/pages/a/b.tsx', `export const c = () => import('@/adapters/http/d.ts');`, 'so it knows no adapter'],
  ],
  keeps: [
    Object.fromEntries(
      rowsOf(ALLOWED).map(([path = '', ...imported]) => [path, imported.map(importOf).join('')]),
    ) satisfies Files,
  ],
});

const neededExceptions: Rule = {
  name: 'what is listed as an exception of the table is imported against it',
  check: (project) => {
    const faults = faultsIn(project);
    return EXCEPTIONS.flatMap((exception) =>
      exception.from
        .filter((from) => project.modules.some(({ path }) => isFrom(from, path)))
        .flatMap((from) =>
          exception.to
            .filter((to) => !faults.some((fault) => excuses({ ...exception, to: [to] }, from, fault)))
            .map((to): Violation => ({ path: from, message: `needs no exception for ${to}: take it off the list` })),
        ),
    );
  },
};

specify(neededExceptions, {
  breaks: [
    ['src/ui/app/routes/match.ts', '', 'match.ts needs no exception for src/ui/app/section/section-frame.tsx'],
    [
      'src/ui/patterns/access/login-button.tsx',
      importOf('type @/ui/kit/layout/card.tsx'),
      'src/ui/patterns/access/ needs no exception for src/ui/app/islands/core-context.tsx: take it off the list',
    ],
  ],
});

const standingExceptions: Rule = {
  name: 'what an exception of the table names is there',
  check: ({ files }) => {
    const paths = [...files.keys()];
    return EXCEPTIONS.flatMap(({ from, to }) => [
      ...from.filter((one) => !paths.some((path) => isFrom(one, path))),
      ...to.filter((one) => one !== UNKNOWN && !paths.some((path) => isTarget(one, path))),
    ]).map((gone) => ({
      path: String(gone),
      message: 'stands among the exceptions and is not there: name what took its place, or take it off the list',
    }));
  },
};

const GONE = 'stands among the exceptions and is not there';

specify(standingExceptions, {
  breaks: [
    ['src/ui/app/routes/href.ts', '', `src/ui/app/routes/match.ts ${GONE}`],
    ['src/ui/patterns/access.tsx', '', `src/ui/patterns/access/ ${GONE}`],
    ['src/ui/app/routes/match.ts', '', `src/ui/app/routes/href.ts ${GONE}`],
  ],
});

const MAP = 'src/README.md';

const writtenTable: Rule = {
  name: 'the table of layers in src/README.md is the one that the imports are held to',
  check: ({ files }) => {
    const table = layerTable().split('\n').map(unpadded);
    const lines = (files.get(MAP) ?? '').split('\n');
    const start = lines.findIndex((line) => unpadded(line) === table[0]);
    const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'));
    const written = start === -1 ? [] : lines.slice(start, end === -1 ? undefined : end).map(unpadded);
    const faults = [
      ...table.filter((row) => !written.includes(row)).map((row) => `lacks this row of the table of layers: ${row}`),
      ...written.flatMap((row, at) =>
        table.includes(row) && written.indexOf(row) === at ? [] : [`has a row too many in the table of layers: ${row}`],
      ),
    ];
    if (faults.length === 0 && written.join('\n') !== table.join('\n'))
      faults.push('has the rows of the table of layers in another order');
    return faults.map((message) => ({ path: MAP, message }));
  },
};

/** A formatter aligns the columns of a table. */
const unpadded = (row: string): string => row.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');

const row = (file: string, known: string): string => `| \`${file}\` | ${known} |`;
const ROWS = layerTable().split('\n');

specify(writtenTable, {
  breaks: [
    [MAP, row('adapters/http', '`x.ts`'), 'lacks this row of the table of layers: | `adapters/http` | `x.ts`, `x.p'],
    [MAP, '', 'table of layers: | `adapters/worker` | `workbox-*` |'],
    [MAP, [...ROWS, row('utils', '`lodash`')].join('\n'), 'a row too many in the table of layers: | `utils` |'],
    [MAP, [...ROWS, ROWS.at(-1)].join('\n'), 'has a row too many in the table of layers'],
    [MAP, layerTable().replace(/\n(?=\| `adapters)/, '\n\n'), 'lacks this row of the table of layers: | `adapters'],
    [MAP, [...ROWS.slice(0, -2), ...ROWS.slice(-2).toReversed()].join('\n'), 'table of layers in another order'],
  ],
  keeps: [
    { [MAP]: `# The house\n\n${layerTable()}\n\n${row('another', 'table')}\n` },
    { [MAP]: layerTable().replaceAll(' |', '    |').replaceAll('---', '------') },
  ],
});
