/** The page that renders /openapi.json; everything it loads comes from this service. */

/** Disables everything external: fonts, telemetry, proxies and assistants. */
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

/** The browser itself blocks requests to other hosts; API calls can be tried at the public URL. */
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

/** The path under which a proxy serves this service: the page's own URLs start there. */
function pathOf(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '');
}
