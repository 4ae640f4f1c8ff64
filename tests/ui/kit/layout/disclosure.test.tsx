import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';

describe('something that waits until it is wanted', () => {
  it('is closed at first', () => {
    render(<Disclosure summary="전체 보기">모든 구역</Disclosure>);
    expect(screen.getByText('전체 보기').closest('details')).not.toHaveAttribute('open');
  });

  it('opens when the page has a reason to, and closes with it', () => {
    const { rerender } = render(
      <Disclosure summary="전체 보기" open>
        모든 구역
      </Disclosure>,
    );
    expect(screen.getByText('전체 보기').closest('details')).toHaveAttribute('open');
    rerender(<Disclosure summary="전체 보기">모든 구역</Disclosure>);
    expect(screen.getByText('전체 보기').closest('details')).not.toHaveAttribute('open');
  });
});
