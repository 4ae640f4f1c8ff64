import { describe, expect, it } from 'vitest';
import { browserNavigation } from '@/adapters/browser/navigation.ts';
import { settled } from '../../fakes/deferred.ts';

describe('navigation', () => {
  it('goes to an address without a reload, and knows the present address', () => {
    const before = history.length;
    browserNavigation.goTo('/role/detail/1?tab=2');
    expect(browserNavigation.current()).toBe('/role/detail/1?tab=2');
    expect(history).toHaveLength(before + 1);
  });

  it('notifies of each change of the address, by any code, and once of changes made together', async () => {
    const heard: string[] = [];
    const end = browserNavigation.onChange(() => heard.push(browserNavigation.current()));
    browserNavigation.replace('/search?q=a');
    browserNavigation.goTo('/search?q=b');
    await settled();
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settled();
    expect(heard).toEqual(['/search?q=b', '/search?q=b']);
    browserNavigation.goTo('/');
    end();
    await settled();
    browserNavigation.goTo('/home');
    await settled();
    expect(heard).toHaveLength(2);
  });
});
