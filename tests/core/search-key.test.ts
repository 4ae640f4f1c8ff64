import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenForSearchKey } from '@/core.tsx';
import { recordedNavigation } from '../fakes/navigation.ts';

const navigation = recordedNavigation();
const before = () => navigation.visited.length;

beforeAll(() => listenForSearchKey(navigation));
afterEach(() => document.body.replaceChildren());

const press = (target: Element, key: object = {}) => fireEvent.keyDown(target, { key: '/', ...key });

describe('FIND-01 the key /', () => {
  it('leads to the search from anywhere', () => {
    const visited = before();
    expect(press(document.body)).toBe(false);
    expect(navigation.visited.slice(visited)).toEqual(['/search']);
  });

  it('is handled where it was the first interaction', () => {
    const first = recordedNavigation();
    listenForSearchKey(first, new KeyboardEvent('keydown', { key: '/' }));
    expect(first.visited).toEqual(['/search']);
    const other = recordedNavigation();
    listenForSearchKey(other, new KeyboardEvent('keydown', { key: 'a' }));
    listenForSearchKey(other, new Event('focusin'));
    expect(other.visited).toEqual([]);
  });

  it('leads to the field where it is on the page', () => {
    const visited = before();
    document.body.innerHTML = '<form role="search"><input></form>';
    press(document.body);
    expect(document.querySelector('input')).toHaveFocus();
    expect(before()).toBe(visited);
  });

  it.each([
    ['in a field', '<input>', {}],
    ['in a text', '<textarea></textarea>', {}],
    ['in an open dialog', '<dialog open></dialog>', {}],
    ['with another key', '<p></p>', { ctrlKey: true }],
    ['while it is held down', '<p></p>', { repeat: true }],
    ['as another letter', '<p></p>', { key: '?' }],
  ])('is left alone %s', (_, html, key) => {
    const visited = before();
    document.body.innerHTML = html;
    const target = document.querySelector<HTMLElement>('body > *') ?? document.body;
    target.focus();
    expect(press(target, key)).toBe(true);
    expect(before()).toBe(visited);
  });
});
