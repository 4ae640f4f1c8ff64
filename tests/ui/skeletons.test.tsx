import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from '@/ui/kit/feedback/announcer.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';

type AnySkeleton = ComponentType<{ readonly label: string; readonly lead: string; readonly lines: number }>;

const files = import.meta.glob<Readonly<Record<string, AnySkeleton>>>(
  ['@/ui/**/skeleton.tsx', '@/ui/**/*-skeleton.tsx'],
  { eager: true },
);
const skeletons = Object.entries(files).flatMap(([file, parts]) =>
  Object.entries(parts)
    .filter(([name]) => name.endsWith('Skeleton'))
    .map(([name, Skeleton]) => ({ name, file, Skeleton })),
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
    expect(skeletons.length).toBeGreaterThan(5);
  });

  it.each(skeletons)('$name of $file is said aloud by the one part of the page that speaks', ({ Skeleton }) => {
    render(
      <>
        <div data-testid="announced">
          <Announcer />
        </div>
        <Skeleton label="명단을 불러오고 있습니다" lead="명단" lines={2} />
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
