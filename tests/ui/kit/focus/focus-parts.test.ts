import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusPartAround, keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';

const find = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${name}`);
  if (found === null) throw new Error(`There is no ${name}`);
  return found;
};

/** Waits for the callbacks of mutation observers. */
const mutationsSeen = () => Promise.resolve();

describe('the focus in a part of the page that keeps it', () => {
  let ends: (() => void)[] = [];
  const keep = (fallback?: string): void => {
    const end = keepFocusWithin(fallback)(find('part'));
    if (typeof end === 'function') ends.push(end);
  };

  beforeEach(() => {
    document.body.innerHTML = `
      <button id="outside">검색</button>
      <section id="part" tabindex="-1">
        <h2 id="heading" tabindex="-1">신청</h2>
        <p><button id="grant">승인</button></p>
        <button id="decline">거절</button>
      </section>`;
  });
  afterEach(() => {
    for (const end of ends) end();
    ends = [];
  });

  it('moves to the part when the focused element is removed, however deep it is', async () => {
    keep();
    find('grant').focus();
    find('grant').parentElement?.remove();
    await mutationsSeen();
    expect(find('part')).toHaveFocus();
  });

  it('moves to the element that the part names', async () => {
    keep('#heading');
    find('grant').focus();
    find('grant').remove();
    await mutationsSeen();
    expect(find('heading')).toHaveFocus();
  });

  it('moves to the replacement of the focused element', async () => {
    keep('h2');
    find('heading').focus();
    find('part').innerHTML = '<h2 id="live" tabindex="-1">역할 신청</h2>';
    await mutationsSeen();
    expect(find('live')).toHaveFocus();
  });

  it('is kept when it was there before the part was mounted', async () => {
    find('grant').focus();
    keep();
    find('grant').remove();
    await mutationsSeen();
    expect(find('part')).toHaveFocus();
  });

  it('stays where the code that removed the entry has put it', async () => {
    keep();
    find('grant').focus();
    find('grant').remove();
    find('decline').focus();
    await mutationsSeen();
    expect(find('decline')).toHaveFocus();
  });

  it('is not moved when another element is removed', async () => {
    keep();
    find('grant').focus();
    find('grant').blur();
    find('decline').remove();
    await mutationsSeen();
    expect(document.body).toHaveFocus();
  });

  it('is not taken from outside of the part', async () => {
    keep();
    find('grant').focus();
    find('outside').focus();
    find('outside').remove();
    find('grant').remove();
    await mutationsSeen();
    expect(document.body).toHaveFocus();
  });

  it('is no longer kept after the part is unmounted', async () => {
    keep();
    for (const end of ends) end();
    find('grant').focus();
    find('grant').remove();
    await mutationsSeen();
    expect(document.body).toHaveFocus();
  });
});

describe('the focus before its button is removed', () => {
  it('moves to the nearest focusable part around it', () => {
    document.body.innerHTML = `
      <main tabindex="-1"><div id="office" tabindex="-1"><p><button id="clear">비우기</button></p></div></main>`;
    focusPartAround(find('clear'));
    expect(find('office')).toHaveFocus();
  });
});
