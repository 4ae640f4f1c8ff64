/** The comparison of two versions that were changed at once. */
export const conflictMessages = {
  title: '그사이 다른 분이 저장했습니다',
  close: '고르기 그만두기',
  lead: '두 내용이 다른 곳입니다. 남길 것을 하나씩 골라 주세요.',
  mine: '내가 쓴 내용',
  theirs: '저장되어 있는 내용',
  allMine: '모두 내가 쓴 내용으로',
  allTheirs: '모두 저장된 내용으로',
  confirm: '고른 대로 저장',
  saving: '저장하고 있습니다',
  back: '돌아가서 더 쓰기',
  loading: '저장되어 있는 내용을 불러오고 있습니다',
  failed: '저장되어 있는 내용을 불러오지 못했습니다.',
  empty: '비어 있음',
  notSaved: '저장하지 못했습니다.',
  kept: '쓰신 내용은 그대로 두었습니다.',
} as const;
