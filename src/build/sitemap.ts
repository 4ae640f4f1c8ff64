/** `sitemap.xml` of the pages that search engines should know. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path.slice(1)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** `robots.txt`: everything may be read but the pages that need a session. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /account/\nDisallow: /member/\nDisallow: /role/\nDisallow: /api/\nSitemap: ${siteUrl}sitemap.xml\n`;
}
