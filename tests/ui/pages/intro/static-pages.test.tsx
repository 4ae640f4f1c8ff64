// @vitest-environment node
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PrerenderedPath } from '@/ui/kit/navigation/location.ts';
import HistoryPage from '@/ui/pages/intro/history-page.tsx';
import MissionariesPage from '@/ui/pages/intro/missionaries-page.tsx';
import VisionPage from '@/ui/pages/intro/vision-page.tsx';
import PastorPage from '@/ui/pages/people/pastor-page.tsx';

const pages: readonly (readonly [path: string, Page: ComponentType, words: readonly string[]])[] = [
  ['/intro/vision', VisionPage, ['세상의 소망이 되는 교회', '1976년 5월 30일', '섬김']],
  ['/intro/history', HistoryPage, ['1976년 5월 30일', '창립예배', '2025년 6월 1일']],
  ['/intro/coop-misionaries', MissionariesPage, ['정요한·김은혜 선교사', '남궁현·서지안 선교사', '편지와 후원']],
  ['/people/pastor', PastorPage, ['2025년 새해 인사', '세상의 소망이 되는 교회', '한경수']],
];

it.each(pages)('%s is complete without a browser and without scripts', (path, Page, words) => {
  expect(globalThis).not.toHaveProperty('document');

  const html = renderToStaticMarkup(
    <PrerenderedPath value={path}>
      <Page />
    </PrerenderedPath>,
  );

  for (const word of words) expect(html).toContain(word);
  expect(html).not.toMatch(/<script|<[^>]* (?:hidden|style)[=\s>]/);
  for (const [picture] of html.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/alt=.* width="\d+" height="\d+"/);
});
