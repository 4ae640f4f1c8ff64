import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { historyEras } from '@/church/history.ts';
import HistoryPage from '@/ui/pages/intro/history-page.tsx';

const eventCount = historyEras.flatMap((era) => era.events).length;

describe('the history page (INTR-02)', () => {
  it('shows every event once, in ordered lists named by their eras', () => {
    render(<HistoryPage />);

    const eras = screen.getAllByRole('region');
    expect(eras.map((era) => within(era).getByRole('list').tagName)).toEqual(historyEras.map(() => 'OL'));
    expect(eras.flatMap((era) => within(era).getAllByRole('listitem'))).toHaveLength(eventCount);
    expect(screen.getByRole('region', { name: '1976–1984 낯선 땅에 뿌린 씨앗' })).toBeInTheDocument();
  });

  it('shows an event without a title with its date and description', () => {
    render(<HistoryPage />);

    const untitled = screen.getByText(/첫 번째 협력 선교사를 차코 지역으로/).closest('li');
    expect(untitled).toHaveTextContent('1998년 6월 7일');
    expect(untitled?.querySelector('h3')).toBeNull();
  });

  it('has a link to each era', () => {
    render(<HistoryPage />);

    const links = within(screen.getByRole('navigation', { name: '시대별로 보기' })).getAllByRole('link');
    expect(links).toHaveLength(historyEras.length);
    for (const link of links) {
      const target = document.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(link.textContent);
    }
  });
});
