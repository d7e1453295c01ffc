/** The page that shows /openapi.json; everything it needs comes from this service. */

/** Nothing that would call out: no fonts, telemetry, proxies or assistants from elsewhere. */
const settings = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
};

export function readingPage(baseUrl: string): string {
  const root = pathOf(baseUrl);
  const configuration = JSON.stringify({ ...settings, url: `${root}/openapi.json` }).replaceAll('"', '&quot;');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Meridian: currency rates and geography</title>
<link rel="icon" href="data:,">
</head>
<body>
<script id="api-reference" type="application/json" data-configuration="${configuration}"></script>
<script src="${root}/docs/reader.js"></script>
</body>
</html>
`;
}

/** The browser itself refuses what would leave this service; requests may be tried at its public address. */
export function readerPolicy(baseUrl: string): string {
  return [
    "default-src 'self'",
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/** Where a proxy serves this service below a path, the page's own addresses start there. */
function pathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}
