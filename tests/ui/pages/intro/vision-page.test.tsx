import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import VisionPage from '@/ui/pages/intro/vision-page.tsx';

describe('the vision page (INTR-01)', () => {
  it('begins with its heading, the motto and its verse', () => {
    render(<VisionPage />);

    expect(screen.getByRole('heading', { level: 1, name: '목회철학과 비전' })).toHaveAttribute('data-page-heading');
    const motto = screen.getByRole('region', { name: '교회 표어' });
    expect(motto).toHaveTextContent('세상의 소망이 되는 교회');
    expect(within(motto).getByRole('blockquote')).toHaveTextContent(/^소망의 하나님이/);
    expect(motto).toHaveTextContent('로마서 15장 13절');
  });

  it('shows the core values, each with a verse', () => {
    render(<VisionPage />);

    const philosophy = screen.getByRole('region', { name: '목회철학' });
    const roots = within(philosophy).getAllByRole('listitem');
    expect(roots.map((root) => root.querySelector('p')?.textContent)).toEqual(['예배', '말씀', '기도', '교제', '섬김']);
    for (const root of roots) expect(within(root).getByRole('blockquote')).not.toBeEmptyDOMElement();
  });

  it('shows the goals for the next generation, for mission and for neighbours', () => {
    render(<VisionPage />);

    const titles = within(screen.getByRole('region', { name: '비전' })).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual([
      '두 언어로 한 하나님을 노래하는 다음 세대',
      '땅끝을 가슴에 품는 선교',
      '파라과이 이웃의 곁에 서는 교회',
    ]);
  });

  it.each([
    ['창립', '1976년 5월 30일'],
    ['교인', '약 400명'],
    ['장년', '250명'],
    ['교회학교', '150명'],
  ])('shows the fact %s: %s (INTR-04)', (name, value) => {
    render(<VisionPage />);

    const fact = within(screen.getByRole('region', { name: '우리 교회' })).getByText(name);
    expect(fact.nextElementSibling).toHaveTextContent(value);
  });
});
