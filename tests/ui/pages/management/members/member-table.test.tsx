import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MembersIsland } from '@/ui/pages/management/members/members-view.tsx';
import { aMember } from '../../../../builders/member.ts';
import { settle } from '../../../../support/render-with-core.tsx';
import { button, openMembers } from './open-members.tsx';

type Tell = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

const watched = new Map<Element, Tell>();

class Window {
  static made = 0;
  readonly #tell: Tell;
  constructor(tell: Tell) {
    Window.made += 1;
    this.#tell = tell;
  }
  observe(part: Element) {
    watched.set(part, this.#tell);
  }
  unobserve(part: Element) {
    watched.delete(part);
  }
}

const openList = async (count: number) => {
  vi.stubGlobal('IntersectionObserver', Window);
  const members = Array.from({ length: count }, (_, at) => aMember({ id: at, name: `교인${1000 + at}` }));
  await openMembers(<MembersIsland />, { members });
};

/** A batch. */
const FIVE = 5;

/** The rows at the end of the list, which are always rendered in full. */
const END = 2;

/**
 * The rows at the head of the list that are rendered in full until the browser reports that they are far from the
 * window.
 */
const HEAD = 3 * FIVE;

/** The batches after them that are rendered as one row each, before the groups. */
const MORE = 2;

/** Each row that is rendered in full has one. */
const removeButtons = () => document.querySelectorAll('tbody button').length;

function come(part: Element, isIntersecting: boolean) {
  act(() => watched.get(part)?.([{ target: part, isIntersecting }]));
}

const batch = (at: number) => document.querySelectorAll('tbody')[at] ?? document.body;

describe('MEMB-07 the rows of a long list', () => {
  afterEach(() => {
    watched.clear();
    vi.unstubAllGlobals();
  });

  it('are whole near the window, at both ends, and where the focus is', async () => {
    await openList(1000);
    expect(removeButtons()).toBe(HEAD + END);
    come(batch(4), true);
    expect(removeButtons()).toBe(HEAD + FIVE + END);
    button('삭제 교인1020').focus();
    come(batch(4), false);
    expect(removeButtons()).toBe(HEAD + FIVE + END);
    button('신규 등록').focus();
    come(batch(4), false);
    expect(removeButtons()).toBe(HEAD + END);
  });

  it('at the head of the list are whole from the beginning, until the window is seen to be elsewhere', async () => {
    await openList(1000);
    come(batch(2), false);
    expect(removeButtons()).toBe(HEAD - FIVE + END);
    expect(batch(2)).toHaveTextContent('교인1010, 교인1011');
    come(batch(2), true);
    expect(removeButtons()).toBe(HEAD + END);
  });

  it('are all whole in a short list', async () => {
    await openList(100);
    expect(removeButtons()).toBe(100);
  });

  it('are not all whole in the list of a church of the usual size', async () => {
    await openList(400);
    expect(removeButtons()).toBe(HEAD + END);
    const others = 400 - HEAD - END;
    expect(document.querySelectorAll('tbody tr')).toHaveLength(HEAD + Math.ceil(others / FIVE) + END);
    expect(screen.getByText('교인1200, 교인1201, 교인1202, 교인1203, 교인1204')).toBeInTheDocument();
  });

  it('are found in the page although they have no row of their own', async () => {
    await openList(1000);
    expect(document.querySelectorAll('tbody th')).toHaveLength(HEAD + END);
    expect(batch(4)).toHaveTextContent('교인1020, 교인1021');
    expect(screen.getByText(/교인1500, 교인1501/)).toBeInTheDocument();
  });

  it('in a very long list cost a row for each hundred until these were near the window once', async () => {
    await openList(1000);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(HEAD + MORE + 10 + END);
    const hundred = screen.getByText(/교인1500, 교인1501/).closest('tbody') ?? document.body;
    come(hundred, true);
    expect(document.querySelectorAll('tbody tr')).toHaveLength(HEAD + MORE + 9 + 20 + END);
    const five = screen.getByText(/교인1500, 교인1501/).closest('tbody') ?? document.body;
    come(five, true);
    expect(removeButtons()).toBe(HEAD + FIVE + END);
    expect(button('삭제 교인1500')).toBeVisible();
  });

  it('are counted by assistive technology one by one, however many rows stand for them', async () => {
    await openList(1000);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    const indexOf = (row: Element | null | undefined) => row?.getAttribute('aria-rowindex');
    expect(indexOf(document.querySelector('thead tr'))).toBe('1');
    expect(indexOf(button('삭제 교인1000').closest('tr'))).toBe('2');
    expect(indexOf(screen.getByText(/^교인1125, /).closest('tr'))).toBe('127');
    expect(indexOf(button('삭제 교인1999').closest('tr'))).toBe('1001');
  });

  it('are watched by one observer', async () => {
    Window.made = 0;
    await openList(1000);
    expect(Window.made).toBe(1);
  });

  it('pass the focus on by their place in the list, however many rows stand for it', async () => {
    await openList(1000);
    button('삭제 교인1998').focus();
    await userEvent.click(button('삭제 교인1998'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '삭제합니다' }));
    await settle();
    expect(button('삭제 교인1999')).toHaveFocus();
  });

  it('are all whole on paper', async () => {
    await openList(200);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(removeButtons()).toBe(200);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(removeButtons()).toBe(HEAD + END);
  });
});
