import { accounts } from './accounts.ts';
import { bulletins } from './bulletins.ts';
import { corrections } from './corrections.ts';
import { directory } from './directory.ts';
import { drafts } from './drafts.ts';
import type { Endpoint, EndpointGroup } from './endpoint.ts';
import { attendance, events } from './events.ts';
import { links, me } from './me.ts';
import { organisation } from './organisation.ts';
import { duties, members, zones } from './people.ts';
import { advertisements, announcements, bibleStudies } from './posts.ts';
import { prayers } from './prayers.ts';
import { roles } from './roles.ts';
import { search } from './search.ts';

export interface Area {
  readonly label: string;
  readonly endpoints: EndpointGroup;
}

/** Every call of the product, grouped as its pages are. */
export const areas = {
  announcements: { label: '공지사항', endpoints: announcements },
  advertisements: { label: '광고', endpoints: advertisements },
  bibleStudies: { label: '성경공부', endpoints: bibleStudies },
  bulletins: { label: '주보', endpoints: bulletins },
  events: { label: '행사', endpoints: events },
  accounts: { label: '계정', endpoints: accounts },
  members: { label: '회원', endpoints: members },
  duties: { label: '직분과 섬기는 사람들', endpoints: duties },
  zones: { label: '구역과 가정', endpoints: zones },
  roles: { label: '역할', endpoints: roles },
  organisation: { label: '부서 및 기관', endpoints: organisation },
  search: { label: '찾기', endpoints: search },
  drafts: { label: '임시 저장', endpoints: drafts },
  directory: { label: '교인 명부', endpoints: directory },
  me: { label: '나의 교회', endpoints: me },
  prayers: { label: '기도', endpoints: prayers },
  links: { label: '교인 연결', endpoints: links },
  corrections: { label: '고침 신청', endpoints: corrections },
  attendance: { label: '참석과 구독', endpoints: attendance },
} as const satisfies Readonly<Record<string, Area>>;

export const allEndpoints: readonly Endpoint[] = Object.values(areas).flatMap(({ endpoints }) =>
  Object.values<Endpoint>(endpoints),
);
