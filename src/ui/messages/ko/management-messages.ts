/** What the pages of the management have in common. */
export const managementPageMessages = {
  about: '도움말',
} as const;
