import { type Rule, specify } from './support/rule.ts';

const CONTROL = /<(?:input|textarea)\b[^>]*/g;

/** Controls in which nobody types. */
const UNTYPED = /type="(?:checkbox|radio|file)"|\bhidden\b/;

const kitFields: Rule = {
  name: 'a control in which text is typed is a field of the kit, which limits its length',
  check: ({ files }) =>
    [...files].flatMap(([path, text]) =>
      !/^src\/ui\/.*\.tsx$/.test(path) || path.startsWith('src/ui/kit/forms/')
        ? []
        : Array.from(text.matchAll(CONTROL))
            .filter(([control]) => !UNTYPED.test(control))
            .map(({ index }) => ({
              path,
              line: text.slice(0, index).split('\n').length,
              message: 'take a field of ui/kit/forms',
            })),
    ),
};

specify(kitFields, {
  breaks: [
    ['src/ui/pages/home/home-page.tsx', 'const a = <input type="text" name="a" />;', 'take a field'],
    ['src/ui/pages/home/home-page.tsx', 'const a = <textarea name="a" />;', 'take a field'],
  ],
  keeps: [
    { 'src/ui/pages/home/home-page.tsx': 'const a = <input type="checkbox" name="a" />;' },
    { 'src/ui/kit/forms/field.tsx': 'const a = <input name="a" />;' },
  ],
});
