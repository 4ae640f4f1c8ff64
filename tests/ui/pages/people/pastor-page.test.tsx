import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import PastorPage from '@/ui/pages/people/pastor-page.tsx';
import { everydayWorld } from '../../../../mock-server/seeds/everyday.ts';

const LONG = 900;

const greeting = (): HTMLElement => screen.getByRole('article', { name: '새해, 소망의 자리로 함께 나아갑시다' });

describe('the pastor (PEOP-02)', () => {
  it('has a long greeting for the new year 2025, with the motto', () => {
    render(<PastorPage />);

    expect(greeting()).toHaveTextContent('2025년 새해 인사');
    expect(greeting()).toHaveTextContent('‘세상의 소망이 되는 교회’');
    const paragraphs = [...greeting().querySelectorAll(':scope > p')].map((paragraph) => paragraph.textContent);
    expect(paragraphs.join('').length).toBeGreaterThanOrEqual(LONG);
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  it('is the church’s pastor', () => {
    const pastor = everydayWorld('2026-11-18').members.find(({ dutyId }) => dutyId === 1);

    render(<PastorPage />);
    expect(screen.getByText(`${pastor?.name} 목사`)).toBeInTheDocument();
  });
});
