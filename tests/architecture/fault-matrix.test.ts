import { type Rule, specify } from './support/rule.ts';

const MATRIX = 'tests/promises/port-calls.ts';

const everyPort: Rule = {
  name: 'what asks the server for a port is in the matrix of faults (REL-26)',
  check: ({ files }) => {
    const known = files.get(MATRIX) ?? '';
    return [...files].flatMap(([path, text]) =>
      path.startsWith('src/adapters/http/')
        ? Array.from(text.matchAll(/export function (makeHttp\w+)/g), ([, name = '']) => name)
            .filter((name) => !known.includes(`${name}(`))
            .map((name) => ({ path, message: `add the calls of ${name} to ${MATRIX}` }))
        : [],
    );
  },
};

const HYMNS = ['src/adapters/http/prayers.ts', 'export function makeHttpHymns(send: HttpClient) {}'] as const;

specify(everyPort, {
  breaks: [[...HYMNS, `add the calls of makeHttpHymns to ${MATRIX}`]],
  keeps: [Object.fromEntries([HYMNS, [MATRIX, 'const hymns = makeHttpHymns(send);']])],
});
