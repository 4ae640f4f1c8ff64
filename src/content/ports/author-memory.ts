/** Stores on the device the author's name that each user published under last (ANNO-02, ADVT-02). */
export interface AuthorMemory {
  /** '' when the user has not published on this device yet. */
  read(userId: string): string;
  write(userId: string, author: string): void;
}
