import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PostName } from '@/content/posts/posts.ts';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';

type AnySkeleton = ComponentType<{
  readonly label: string;
  readonly lead: string;
  readonly lines: number;
  readonly kind: PostName;
}>;

const texts = import.meta.glob<string>('@/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true });
const files = import.meta.glob<Readonly<Record<string, AnySkeleton>>>('@/ui/**/*.tsx');

/** Of all views only those are loaded in which a skeleton stands. */
const named = Object.entries(texts).flatMap(([file, text]) =>
  [...text.matchAll(/^export (?:function|const) (\w*Skeleton)\b/gm)].map(([, name = '']) => ({ name, file })),
);
const skeletons = await Promise.all(
  named.map(async ({ name, file }) => ({ name, file, Skeleton: (await files[file]?.())?.[name] })),
);

const announced = (): string => {
  expect(screen.getByTestId('announced')).toHaveTextContent(/^$/);
  act(() => {
    vi.advanceTimersByTime(1100);
  });
  return screen.getByTestId('announced').textContent;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what stands there while something loads', () => {
  it('are more skeletons than one', () => {
    expect(skeletons.length).toBeGreaterThan(7);
  });

  it.each(skeletons)('$name of $file is said aloud by the one part of the page that speaks', ({ Skeleton }) => {
    if (Skeleton === undefined) throw new Error('It is no export of its file');
    render(
      <>
        <div data-testid="announced">
          <Announcer />
        </div>
        <Skeleton label="명단을 불러오고 있습니다" lead="명단" lines={2} kind="announcement" />
      </>,
    );
    expect(announced()).toMatch(/불러오고 있습니다/);
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
  });

  it('is said of a list that says how it stands, too', () => {
    render(
      <>
        <div data-testid="announced">
          <Announcer />
        </div>
        <Async state={{ status: 'loading' }} loading="명단을 불러오고 있습니다">
          {() => null}
        </Async>
      </>,
    );
    expect(announced()).toBe('명단을 불러오고 있습니다');
  });
});
