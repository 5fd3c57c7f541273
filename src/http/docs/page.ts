/** A page that stands without the web app: its title, and what is in it as HTML. */
export function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Cuemark</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<main>
<p><a href="/">Cuemark</a></p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}
