import { describe, expect, it } from 'vitest';
import { pages } from '@/ui/app/routes/pages.ts';
import { type PageName, pageNames } from '@/ui/messages/ko/page-messages.ts';

const isPageName = (name: string): name is PageName => name in pageNames;

describe('the code of the pages (ROUTE-03)', () => {
  it.each(Object.keys(pageNames).filter(isPageName))('of %s is a view', async (name) => {
    expect(await pages[name].load()).toBeTypeOf('function');
  });
});
