/** The common texts of the management pages. */
export const managementPageMessages = {
  about: '도움말',
} as const;
