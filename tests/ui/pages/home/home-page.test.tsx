import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HomePage } from '@/ui/pages/home/home-page.tsx';

describe('the home page', () => {
  it('greets with the name of the church (HOME-04)', () => {
    render(<HomePage />);

    expect(
      screen.getByRole('heading', { level: 1, name: '아순시온 소망한인교회에 오신 것을 환영합니다' }),
    ).toHaveAttribute('data-page-heading');
  });

  it.each([
    ['주일예배 1부', '9:00'],
    ['주일예배 2부', '11:00'],
    ['수요예배', '수요일 저녁 20:00'],
    ['새벽기도회', '월–토요일 5:30'],
    ['유치부', '11:00'],
    ['아동부', '11:00'],
    ['학생부', '9:00'],
    ['청년부', '토요일 17:30'],
  ])('shows when %s begins: %s (HOME-05)', (name, time) => {
    render(<HomePage />);

    const schedule = screen.getByRole('region', { name: '예배 시간' });
    const row = within(schedule).getByText(name).parentElement;
    expect(row?.textContent.endsWith(time)).toBe(true);
  });

  it('has links to the schedule and to the map in its greeting', () => {
    render(<HomePage />);

    for (const name of ['예배 시간 보기', '오시는 길']) {
      const target = screen.getByRole('link', { name }).getAttribute('href') ?? '';
      expect(document.querySelector(target)).toBeInTheDocument();
    }
  });
});
