import { act } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderInstead } from '@/site.tsx';
import { deferred } from '../fakes/deferred.ts';

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('the app in place of another page that was served', () => {
  it('is rendered with its own title alone, once its code has come', async () => {
    document.head.innerHTML = '<title>못 찾은 페이지</title>';
    document.body.innerHTML = '<div id="root"><p>served</p></div>';
    const root = document.querySelector<HTMLElement>('#root');
    if (root === null) throw new Error('no root');
    const code = deferred<void>();
    const view = (
      <>
        <title>행사</title>
        <p>rendered</p>
      </>
    );
    const rendered = renderInstead(root, view, code.promise);
    expect(root).toHaveTextContent('served');
    await act(async () => {
      code.resolve();
      await rendered;
    });
    expect(root).toHaveTextContent('rendered');
    expect(document.title).toBe('행사');
    expect(document.head.querySelectorAll('title')).toHaveLength(1);
  });
});
