import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomePage } from '@/ui/pages/home/home-page.tsx';

describe('the home page', () => {
  it('has links to the schedule and to the map in its greeting', () => {
    render(<HomePage />);

    for (const name of ['예배 시간 보기', '오시는 길']) {
      const target = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(document.querySelector(target)).toBeInTheDocument();
    }
  });
});
