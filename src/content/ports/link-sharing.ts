/** Hands an address of this site to somebody else. */
export interface LinkSharing {
  /**
   * By the device's own way of sharing where there is one, else by the clipboard.
   * @param address path with query, inside the site
   * @returns `dismissed` when the reader thought better of it
   */
  share(link: {
    readonly title: string;
    readonly address: string;
  }): Promise<'shared' | 'copied' | 'dismissed' | 'failed'>;
}
