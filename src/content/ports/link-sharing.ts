/** Shares an address of this site. */
export interface LinkSharing {
  /**
   * Uses the device's share dialog, or the clipboard where there is none.
   * @param address path with query, inside the site
   * @returns `dismissed` when the reader closed the share dialog
   */
  share(link: {
    readonly title: string;
    readonly address: string;
  }): Promise<'shared' | 'copied' | 'dismissed' | 'failed'>;
}

/** Copies an address to the clipboard. */
export interface AddressCopying {
  copy(address: string): Promise<'copied' | 'failed'>;
}
