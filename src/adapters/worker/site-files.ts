/** The files of a build that are saved on the device, as addresses below the site's root. */
export interface SiteFiles {
  /** The entry script, which no two builds have in common. */
  readonly entry: string;
  /** What the site opens with: saved before the worker serves anything. */
  readonly minimum: readonly string[];
  /** An empty page of the same program, for addresses of which no page is saved. */
  readonly shell: string;
  /** The pages that are the same for everybody, and what they need besides: saved in rest, on a good line. */
  readonly pages: readonly string[];
  readonly rest: readonly string[];
}
