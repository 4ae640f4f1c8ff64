import { queryIn } from '@/shared/domain/page-query.ts';
import { defaultView, MEMBER_COLUMNS, MEMBER_FILTERS, type MemberOrder, type MemberView } from './member-list.ts';

const SEARCH = 'q';
const ORDER = 'sort';
const DESCENDING = '-';

/** The list's view in an address, such as `/member/manageMembers?q=ㄱㅁㅅ&sort=-name`. */
export function viewInAddress(address: string): MemberView {
  const query = new URLSearchParams(queryIn(address));
  return {
    searchText: query.get(SEARCH) ?? '',
    order: readOrder(query.get(ORDER) ?? ''),
    duty: query.get('duty') ?? '',
    zone: query.get('zone') ?? '',
  };
}

/** The address of the page that `address` names, with another view; default values are left out. */
export function addressOfView(address: string, { searchText, order, ...places }: MemberView): string {
  const query = new URLSearchParams({
    ...(searchText.trim() !== '' && { [SEARCH]: searchText.trim() }),
    ...(!isDefault(order) && { [ORDER]: `${order.descending ? DESCENDING : ''}${order.by}` }),
    ...Object.fromEntries(MEMBER_FILTERS.flatMap((name) => (places[name] === '' ? [] : [[name, places[name]]]))),
  });
  const path = address.replace(/[?#].*$/, '');
  return query.size === 0 ? path : `${path}?${query}`;
}

function readOrder(text: string): MemberOrder {
  const descending = text.startsWith(DESCENDING);
  const by = MEMBER_COLUMNS.find((column) => column === (descending ? text.slice(1) : text));
  return by === undefined ? defaultView.order : { by, descending };
}

function isDefault({ by, descending }: MemberOrder): boolean {
  return by === defaultView.order.by && descending === defaultView.order.descending;
}
