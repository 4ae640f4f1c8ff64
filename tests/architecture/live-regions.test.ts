import { textsThatChange } from './rules/live-regions.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/home/home-page.tsx';

specify(textsThatChange, {
  breaks: {
    'one of the messages': broken(
      VIEW,
      'export const A = ({ count }: never) =>\n  count === 0 && <output>{homeMessages.none}</output>;',
      `${VIEW}:2 writes an output whose text never changes`,
    ),
    'a literal text': broken(VIEW, 'export const A = () => <output>Nothing there</output>;', 'writes an output'),
    'what a caller adds together with it': broken(
      'src/ui/kit/layout/long-list.tsx',
      'export const A = ({ children }: never) => <output className="end">{children}</output>;',
      'writes an output',
    ),
  },
  keeps: {
    'a text that changes, and a region that others write into': {
      [VIEW]: `export const A = ({ count, homeMessages }: never) => (
        <>
          <output>{countOf(count)}</output>
          <output>{count === 0 ? homeMessages.none : homeMessages.some}</output>
          <output aria-live="polite" />
          <p>{homeMessages.none}</p>
        </>
      );`,
    },
  },
});
