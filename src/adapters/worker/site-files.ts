/** The files of a build that are saved on the device, as addresses below the site's root. */
export interface SiteFiles {
  /** The entry script, whose name is different in each build. */
  readonly entry: string;
  /** The files that the site opens with: saved before the worker serves anything. */
  readonly minimum: readonly string[];
  /** An empty page of the same program, for addresses whose page is not saved. */
  readonly shell: string;
  /**
   * The pages that are the same for all users, with the files that they need: saved while the browser is idle, on a
   * good network.
   */
  readonly pages: readonly string[];
  readonly rest: readonly string[];
}
