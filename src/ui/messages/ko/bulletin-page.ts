/**
 * The texts of the bulletin pages outside of their islands: they are loaded with the page, the others with its island.
 */
export const bulletinPageMessages = {
  lead: '달력에서 주를 고르시면 그 주일의 주보를 보여 드립니다.',
  currentLead: '가장 새로 나온 주보입니다.',
  uploadLead: '달력에서 주를 고르시고, 주보 그림이나 PDF를 골라 차례를 맞추신 뒤 올려 주세요.',
  loading: '주보를 불러오고 있습니다',
} as const;
