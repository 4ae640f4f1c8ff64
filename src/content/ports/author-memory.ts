/** Remembers on the device under which name each user published last (ANNO-02, ADVT-02). */
export interface AuthorMemory {
  /** Empty where nobody has published yet. */
  read(userId: string): string;
  write(userId: string, author: string): void;
}
