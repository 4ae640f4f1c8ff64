import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Committee } from '@/organisation/organisation.ts';
import { committeeName } from '@/ui/messages/ko/organisation.ts';
import { CommitteeBody } from '@/ui/pages/organizations/committee-detail.tsx';
import { aChoir, aCommittee, aDepartment, aPerson, aSchool } from '../../../builders/organisation.ts';

const show = (given: Partial<Committee>) => render(<CommitteeBody committee={aCommittee(given)} />);
const pairsOf = (card: string) =>
  within(screen.getByRole('region', { name: card }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('ORGN-05 a committee', () => {
  it('has its name with the word for committee, once', () => {
    expect(committeeName('교육')).toBe('교육위원회');
    expect(committeeName('교육위원회')).toBe('교육위원회');
  });

  it('shows N/A where there is no leader, and no list without duties', () => {
    show({ chairman: undefined, secretary: undefined, duties: [] });
    expect(screen.getByText('위원장').nextElementSibling).toHaveTextContent('없음 (N/A)');
    expect(screen.getByText('총무').nextElementSibling).toHaveTextContent('없음 (N/A)');
    expect(screen.queryByRole('region', { name: '소관 업무' })).not.toBeInTheDocument();
  });

  it('without any details says so', () => {
    show({ duties: [], departments: [] });
    expect(screen.getByText('아직 등록된 업무와 부서가 없습니다.')).toBeVisible();
  });
});

describe('ORGN-05 the table of contents of a long committee', () => {
  const linksOf = () => within(screen.getByRole('navigation', { name: '이 위원회의 차례' })).getAllByRole('link');

  it('has a link to each part', () => {
    show({
      departments: [
        aDepartment({
          name: '학생부',
          school: aSchool({ teachers: [aPerson('가')] }),
          choirs: [aChoir({ name: '샘물찬양단', members: [aPerson('나')] })],
        }),
      ],
    });
    expect(linksOf().map(({ textContent }) => textContent)).toEqual([
      '소관 업무',
      '부서',
      '학생부 교회학교',
      '샘물찬양단',
    ]);
    for (const link of linksOf()) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(part?.querySelector('h2')).toHaveTextContent(link.textContent);
    }
  });

  it('has a link to each of several departments, named as on the page', () => {
    show({ departments: [aDepartment({ name: '학생부' }), aDepartment({ name: '' })] });
    expect(linksOf().map(({ textContent }) => textContent)).toEqual(['소관 업무', '부서', '학생부', '부서']);
    const parts = linksOf().map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
    expect(parts.slice(2).map((part) => part?.querySelector('h3')?.textContent)).toEqual(['학생부', '부서']);
  });

  it('is left out for a short one', () => {
    show({ departments: [aDepartment({ name: '학생부' })] });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('ORGN-06 the departments of a committee', () => {
  it.each([
    ['a school', { school: aSchool({ teachers: [aPerson('가')] }) }],
    ['pupils who are only counted', { school: aSchool({ studentCount: 12 }) }],
    ['a choir', { choirs: [aChoir({ conductor: aPerson('나') })] }],
  ])('with only %s do not say that no member serves', (_, given) => {
    show({ departments: [aDepartment(given)] });
    expect(screen.queryByText('아직 맡은 사람이 없습니다.')).not.toBeInTheDocument();
    expect(screen.getByText('섬기는 분들은 아래 교회학교와 찬양대에서 보실 수 있습니다.')).toBeVisible();
  });

  it('show the offices with holders, and say when no member serves', () => {
    show({ departments: [aDepartment({ name: '도서부', members: [aPerson('차')] }), aDepartment({ name: '체육부' })] });
    expect(pairsOf('도서부')).toEqual([['부원', '차']]);
    const sports = screen.getByRole('region', { name: '체육부' });
    expect(sports).toHaveTextContent('아직 맡은 사람이 없습니다.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('ORGN-07 the church school of a department', () => {
  it('has no table when it is empty', () => {
    show({ departments: [aDepartment({ name: '학생부', school: aSchool() })] });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
