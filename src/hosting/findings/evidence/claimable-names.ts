/** Suffixes of providers where anyone can register a name that nobody has. */

interface ClaimableSuffix {
  /** The suffix of all names of the provider. */
  readonly suffix: string;
  readonly provider: string;
  /** A page that says that released names are handed out again. */
  readonly source: string;
}

interface ClaimableName extends ClaimableSuffix {
  /** The name that is registered: of `branch.site.pages.dev` `site.pages.dev`. */
  readonly host: string;
  /** True if all customers have the same name there. */
  readonly isShared: boolean;
}

export const pagesSuffix = 'pages.dev';

const azure = 'https://learn.microsoft.com/azure/security/fundamentals/subdomain-takeover';
const list = 'https://github.com/EdOverflow/can-i-take-over-xyz';
const s3 = 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/BucketRestrictions.html';

const suffixes: readonly ClaimableSuffix[] = [
  {
    suffix: pagesSuffix,
    provider: 'Pages',
    source: 'https://developers.cloudflare.com/pages/configuration/custom-domains',
  },
  {
    suffix: 'github.io',
    provider: 'GitHub Pages',
    source:
      'https://docs.github.com/pages/configuring-a-custom-domain-for-your-github-pages-site/verifying-your-custom-domain-for-github-pages',
  },
  { suffix: 'azurewebsites.net', provider: 'Azure App Service', source: azure },
  { suffix: 'cloudapp.azure.com', provider: 'Azure virtual machines', source: azure },
  { suffix: 'cloudapp.net', provider: 'Azure Cloud Services', source: azure },
  { suffix: 'trafficmanager.net', provider: 'Azure Traffic Manager', source: azure },
  { suffix: 'azureedge.net', provider: 'Azure CDN', source: azure },
  { suffix: 'blob.core.windows.net', provider: 'Azure Storage', source: azure },
  { suffix: 'azure-api.net', provider: 'Azure API Management', source: azure },
  { suffix: 'herokuapp.com', provider: 'Heroku', source: `${list}/issues/38` },
  { suffix: 'netlify.app', provider: 'Netlify', source: `${list}/issues/40` },
  { suffix: 'vercel.app', provider: 'Vercel', source: `${list}/issues/183` },
];

/** `bucket.s3.amazonaws.com`, `bucket.s3.eu-central-1.amazonaws.com`, `bucket.s3-website-eu-west-1.amazonaws.com`. */
const bucket = /^(.+\.)?s3(?:-website)?(?:[.-][a-z]{2}(?:-[a-z]+)+-\d)?\.amazonaws\.com$/;

/** Null of names that are registered otherwise. */
export function claimableAt(host: string): ClaimableName | null {
  const [inBucket, name] = bucket.exec(host) ?? [];
  if (inBucket) return { suffix: 'amazonaws.com', provider: 'Amazon S3', source: s3, host, isShared: !name };
  const found = suffixes.find(({ suffix }) => host.endsWith(`.${suffix}`));
  if (!found) return null;
  const label =
    host
      .slice(0, -found.suffix.length - 1)
      .split('.')
      .at(-1) ?? '';
  return { ...found, host: `${label}.${found.suffix}`, isShared: false };
}
