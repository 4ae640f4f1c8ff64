import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StillSlides } from '@/ui/pages/home/slides.tsx';
import { SlidesIsland } from '@/ui/pages/home/slides-view.tsx';

const shown = () => screen.getByRole('img').getAttribute('alt');
const FIRST = '파라과이강 너머로 해가 뜨는 아순시온의 아침';
const SECOND = '노란 라파초꽃이 가지마다 피어 있는 모습';

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
// Without pointer movement, which would pause the slides.
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('HOME-03 the slides before their script is loaded', () => {
  it('show only the first, which is fetched with priority', () => {
    const { container } = render(<StillSlides />);
    expect(shown()).toBe(FIRST);
    const pictures = container.querySelectorAll('img');
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
    expect(pictures[0]).not.toHaveAttribute('loading', 'lazy');
  });

  it('have all their controls, disabled', () => {
    render(<StillSlides />);
    const controls = screen.getAllByRole('button');
    expect(controls).toHaveLength(6);
    for (const control of controls) expect(control).toBeDisabled();
  });
});

describe('HOME-03 the slides', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('are a group of slides with a dot for each', () => {
    render(<SlidesIsland />);
    const group = screen.getByRole('group', { name: '교회 사진' });
    expect(group).toHaveAttribute('aria-roledescription', '슬라이드');
    const dots = within(screen.getByRole('group', { name: '사진 고르기' })).getAllByRole('button');
    expect(dots.map((dot) => dot.getAttribute('aria-label'))).toEqual(['첫 번째 사진', '두 번째 사진', '세 번째 사진']);
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('are not paused after a finger was on them', () => {
    render(<SlidesIsland />);
    fireEvent.pointerOver(screen.getByRole('group', { name: '교회 사진' }), { pointerType: 'touch' });
    pass(2500);
    expect(shown()).toBe(SECOND);
  });

  it('are announced only while they are paused', () => {
    render(<SlidesIsland />);
    const list = screen.getByRole('list');
    expect(list).toHaveAttribute('aria-live', 'off');
    const stop = screen.getByRole('button', { name: '멈춤' });
    press('멈춤');
    expect(list).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('button', { name: '재생' })).toBe(stop);
  });
});
