import { addressesInTheTable, linksOfTheKit } from './rules/addresses.ts';
import { broken, specify } from './support/rule-spec.ts';

const VIEW = 'src/ui/pages/intro/vision-page.tsx';

specify(addressesInTheTable, {
  breaks: {
    'a link': broken(VIEW, `export const A = () => <Link href="/intro/history" />;`, 'writes "/intro/history"'),
    'a link to the first page': broken(VIEW, `export const A = () => <Link href="/" />;`, 'writes "/"'),
    'an address with a number in it': broken(
      VIEW,
      'export const a = (id: number) => `/member/detail/${id}`;',
      'writes "/member/detail/"',
    ),
    'a machine': broken(
      'src/auth/session.machine.ts',
      "export const a = () => goTo('/logout'); const goTo = (b: string) => b;",
      'writes "/logout"',
    ),
    'a message': broken('src/ui/messages/ko/shell.ts', `export const links = [{ href: '/intro' }];`, 'shell.ts:1'),
    'an address below another': broken(
      VIEW,
      "export const a = (id: number) => `${href('announcements')}/${id}`;",
      'joins an address',
    ),
    'a rule that joins one': broken(
      'src/content/posts/posts.ts',
      'export const a = (list: string, id: number) => `${list}/item/${id}`;',
      'posts.ts:1 joins an address',
    ),
  },
  keeps: {
    'the table, and what stands on it': {
      'src/ui/app/routes/routes.ts': `export const routes = { a: { path: '/a' } };`,
      [VIEW]: "import { b } from '/b.ts'; export const a = (part: string) => `${href('a')}?${part}/${b}`.split('/');",
      'src/ui/app/routes/href.ts': 'export const a = (root: string, part: string) => `${root}/${part}`;',
      'src/adapters/http/posts.ts': 'export const a = (item: string, id: string) => `${item}/${id}`;',
    },
  },
});

specify(linksOfTheKit, {
  breaks: {
    'a window that learns of this one': broken(
      VIEW,
      'export const A = () => <a href={b} target="_blank" />; const b = "";',
      'vision-page.tsx:1 writes target by itself',
    ),
    'a link with the look of words': broken(
      VIEW,
      'export const A = () => <Link className={text.link} href={b} />; const b = "";',
      'vision-page.tsx:1 writes text.link by itself',
    ),
  },
  keeps: {
    'the two, and a link within the page': {
      'src/ui/kit/navigation/link.tsx':
        'export const A = () => <a href={b} target="_blank" rel="noopener" />; const b = "";',
      'src/ui/kit/navigation/text-link.tsx':
        'export const A = () => <Link className={text.link} href={b} />; const b = "";',
      [VIEW]: 'export const A = () => <a className={text.tap} href="#b" />;',
    },
  },
});
