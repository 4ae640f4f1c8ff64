import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Committee } from '@/organisation/organisation.ts';
import { committeeName } from '@/ui/messages/ko/organisation.ts';
import { CommitteeBody } from '@/ui/pages/organizations/committee-detail.tsx';
import { aChoir, aCommittee, aDepartment, aPerson, aSchool } from '../../../builders/organisation.ts';

const show = (given: Partial<Committee>) => render(<CommitteeBody committee={aCommittee(given)} />);
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const pairsOf = (card: string) =>
  within(screen.getByRole('region', { name: card }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('ORGN-05 a committee', () => {
  it('has its name with the word for committee, once', () => {
    expect(committeeName('교육')).toBe('교육위원회');
    expect(committeeName('교육위원회')).toBe('교육위원회');
  });

  it('shows its leaders and duties', () => {
    show({ duties: ['교재를 고릅니다.', '교사를 세웁니다.'], departments: [] });
    expect(screen.getByText('위원장').nextElementSibling).toHaveTextContent('김성호');
    expect(screen.getByText('총무').nextElementSibling).toHaveTextContent('이은경');
    const duties = screen.getByRole('region', { name: '소관 업무' });
    expect(
      within(duties)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['교재를 고릅니다.', '교사를 세웁니다.']);
    expect(screen.queryByRole('region', { name: '부서' })).not.toBeInTheDocument();
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

  it('have a card each, with a row for every office', () => {
    show({
      departments: [
        aDepartment({
          name: '학생부',
          chairman: aPerson('가'),
          president: aPerson('나'),
          vicePresident: aPerson('다'),
          secretary: aPerson('라'),
          deaconess: aPerson('마'),
          treasurer: aPerson('바'),
          bookkeeper: aPerson('사'),
          treasuryBookkeeper: aPerson('아'),
          informationKeeper: aPerson('자'),
          members: [aPerson('차'), aPerson('카')],
        }),
      ],
    });
    expect(pairsOf('학생부')).toEqual([
      ['부장', '가'],
      ['회장', '나'],
      ['부회장', '다'],
      ['총무', '라'],
      ['권사', '마'],
      ['회계', '바'],
      ['서기', '사'],
      ['회계부', '아'],
      ['전산부', '자'],
      ['부원', '차, 카'],
    ]);
    expect(screen.getByText('1개 부서')).toBeVisible();
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
  it('has a table of its holders', () => {
    const school = aSchool({
      teachers: [aPerson('가'), aPerson('나')],
      helperTeachers: [aPerson('다')],
      studentPresident: aPerson('라'),
      studentVicePresident: aPerson('마'),
      studentSecretary: aPerson('바'),
      studentBookkeeper: aPerson('사'),
      studentTreasurer: aPerson('아'),
      students: [aPerson('자'), aPerson('차')],
    });
    show({ departments: [aDepartment({ name: '학생부', school })] });
    expect(rowsOf('학생부 교회학교')).toEqual([
      '교사가, 나',
      '보조교사다',
      '회장라',
      '부회장마',
      '총무바',
      '서기사',
      '회계아',
      '학생자, 차',
    ]);
  });

  it('shows the number of pupils where they are not named', () => {
    const school = aSchool({ teachers: [aPerson('가')], studentCount: 16 });
    show({ departments: [aDepartment({ name: '영아부', school })] });
    expect(rowsOf('영아부 교회학교')).toEqual(['교사가', '학생16명 (이름은 로그인하신 분께만 보여 드립니다.)']);
  });

  it('has no table when it is empty', () => {
    show({ departments: [aDepartment({ name: '학생부', school: aSchool() })] });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

describe('ORGN-08 the choirs of a department', () => {
  it('have a table of their holders each', () => {
    const choirs = [
      aChoir({
        name: '시온찬양대',
        chief: aPerson('가'),
        secretary: aPerson('나'),
        leader: aPerson('다'),
        conductor: aPerson('라'),
        viceConductor: aPerson('마'),
        director: aPerson('바'),
        coordinator: aPerson('사'),
        accompanists: [aPerson('아')],
        sopranos: [aPerson('자'), aPerson('차')],
        altos: [aPerson('카')],
        tenors: [aPerson('타')],
        basses: [aPerson('파')],
        members: [aPerson('하')],
      }),
      aChoir({ name: '', altos: [aPerson('거')] }),
    ];
    show({ departments: [aDepartment({ name: '찬양부', choirs })] });
    expect(rowsOf('시온찬양대')).toEqual([
      '단장가',
      '총무나',
      '리더다',
      '지휘라',
      '부지휘마',
      '대장바',
      '지도사',
      '반주아',
      '소프라노자, 차',
      '알토카',
      '테너타',
      '베이스파',
      '대원하',
    ]);
    expect(rowsOf('찬양대')).toEqual(['알토거']);
  });
});
