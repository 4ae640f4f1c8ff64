import { html } from '../scenarios/report/html.ts';

/** A picture that differs from that of the revision. */
export interface Differing {
  readonly name: string;
  readonly pixels: number;
  /** Where the first of them is. */
  readonly x: number;
  readonly y: number;
  /** Addresses of the pictures, as the report links them. */
  readonly before: string;
  readonly after: string;
  readonly difference: string;
}

export interface Outcome {
  /** The revision, and the world: `against 7ecb0489 in the world everyday`. */
  readonly circumstances: string;
  readonly looked: number;
  readonly differing: readonly Differing[];
  /** Views without a picture of one of the two sites, and why. */
  readonly troubles: readonly string[];
}

/** The report as one page, beside its pictures. */
export const renderReport = ({ circumstances, looked, differing, troubles }: Outcome): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${differing.length} of ${looked} pictures differ</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
section > div { display: flex; gap: 1rem; overflow: auto; max-height: 90vh; }
figure { flex: 1; margin: 0; }
img { max-width: 100%; border: 1px solid; }
</style>
</head>
<body>
<h1>${differing.length} of ${looked} pictures differ</h1>
<p>${circumstances}</p>
${troubles.map((trouble) => html`<p><strong>${trouble}</strong></p>`)}
<ul>
${differing.map(({ name, pixels, x, y }) => html`<li><a href="#${name}">${name}</a>: ${pixels} pixels from ${x}, ${y}</li>`)}
</ul>
${differing.map(
  ({ name, before, after, difference }) => html`<section id="${name}"><h2>${name}</h2><div>
<figure><figcaption>before</figcaption><a href="${before}"><img loading="lazy" alt="" src="${before}"></a></figure>
<figure><figcaption>after</figcaption><a href="${after}"><img loading="lazy" alt="" src="${after}"></a></figure>
<figure><figcaption>what differs</figcaption><a href="${difference}"><img loading="lazy" alt="" src="${difference}"></a></figure>
</div></section>`,
)}
</body>
</html>
`.text;
