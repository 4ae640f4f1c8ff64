import type { GoverningSession, Person } from '@/organisation/organisation.ts';
import type { ChartContent } from '@/organisation/organisation-chart.ts';
import { committeeName, committeeOffices, organisationMessages } from './organisation.ts';

export const chartMessages = {
  area: '조직도 그림',
  loading: '부서를 불러오고 있습니다.',
  partial: '부서를 불러오지 못한 위원회가 있습니다.',
  print: '인쇄',
  inWords: '글로 보는 조직도',
  pending: '불러오는 중',
  missed: '불러오지 못함',
} as const;

/** The picture in one sentence, for screen readers. */
export function chartSummary({ committees, missions }: GoverningSession, departments: number): string {
  return `당회 아래에 위원회 ${committees.length}곳과 그 부서 ${departments}곳, 선교회 ${missions.length}곳을 그린 조직도입니다. 같은 내용이 아래 ‘${chartMessages.inWords}’에 있습니다.`;
}

/** The texts in a box of the picture: its title, and smaller lines below. */
export function boxMessages(
  content: ChartContent,
  governingSession: GoverningSession,
): { readonly title: string; readonly notes: readonly string[] } {
  const messages = organisationMessages;
  switch (content.kind) {
    case 'governingSession':
      return {
        title: messages.governingSession,
        notes: [note(messages.chairman, governingSession.chairman), note(messages.clerk, governingSession.clerk)],
      };
    case 'committees':
      return {
        title: messages.committees,
        notes: [
          `${note(messages.boardClerk, governingSession.board.clerk)} · ${note(messages.boardDeputyClerk, governingSession.board.deputyClerk)}`,
        ],
      };
    case 'missions':
      return { title: messages.missions, notes: [] };
    case 'committee':
      return {
        title: committeeName(content.entry.name),
        notes: [
          note(committeeOffices.chairman, content.entry.chairman),
          note(committeeOffices.secretary, content.entry.secretary),
        ],
      };
    case 'mission':
      return { title: content.entry.name, notes: [] };
    case 'department':
      return { title: content.name, notes: [] };
    case 'pending':
    case 'missed':
      return { title: chartMessages[content.kind], notes: [] };
    default:
      return content satisfies never;
  }
}

function note(office: string, holder: Person | undefined): string {
  return `${office} ${holder?.name ?? organisationMessages.nobody}`;
}
